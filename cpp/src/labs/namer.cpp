#include "labs/namer.hpp"

#include <algorithm>
#include <cmath>

#include "labs/candidates.hpp"

namespace posenc {
namespace {

struct Rounded {
  double value = 0;
  int digits = 17;
};

/// The fewest digits that stay within `share` of the estimate.
Rounded roundest(double estimate, double share) {
  for (int digits = 1; digits < 17; ++digits) {
    const double value = to_digits(estimate, digits);
    if (std::fabs(value / estimate - 1) <= share) return {value, digits};
  }
  return {estimate, 17};
}

}  // namespace

double scale_of(double amplitude, double share, std::size_t columns) {
  const auto width = static_cast<double>(columns);
  for (const double usual : {1.0, std::sqrt(width), 1 / std::sqrt(width)}) {
    if (std::fabs(amplitude / usual - 1) <= share) return usual;
  }
  return roundest(amplitude, share).value;
}

Namer::Namer(const GivenTable& table, Format format, const std::vector<bool>& used)
    : table_(table), format_(format), rows_(sample_of(used, kSample)) {}

std::vector<Description> Namer::name(const Reading& reading, const Lines& lines,
                                     const LadderFit& fit, double amplitude) const {
  std::vector<Description> found;
  const double share =
      8 * half_unit(format_) / std::sqrt(lines.rows * static_cast<double>(lines.pairs.size()));
  Description start;
  start.convention.layout = reading.layout;
  start.convention.odd = reading.odd;
  start.convention.scale = scale_of(amplitude, share + 1e-15, table_.columns);
  start.convention.step = fit.step;
  start.convention.start = fit.start;
  const double whole = std::round(fit.start);
  const bool is_whole = std::fabs(fit.start - whole) <= std::max(0.02, 5 * fit.start_error);
  LadderFit held = fit;
  if (is_whole && std::fabs(whole) < kMaxPosition) {
    start.convention.start = whole;
    held = refit_ratio(lines, fit, whole);
  }
  for (const LadderRule ladder : {LadderRule::kPaper, LadderRule::kShifted}) {
    const auto description = with_base(ladder, start, lines, held);
    if (description) found.push_back(*description);
  }
  make_alike(found);
  return found;
}

double Namer::denominator_of(LadderRule ladder) const {
  const double width = static_cast<double>(table_.columns);
  const double half = std::floor(width / 2);
  return ladder == LadderRule::kPaper ? width / 2 : half - 1;
}

Description Namer::described(Description description, LadderRule ladder, double base) const {
  description.convention.ladder = ladder;
  description.convention.shift = ladder == LadderRule::kShifted ? 1 : 0;
  description.convention.tiny = TinyWidth::kOne;
  description.convention.max_timescale = base;
  description.digits = digits_of(base);
  choose_recipe(table_, format_, rows_, description);
  return description;
}

std::optional<Description> Namer::with_base(LadderRule ladder, const Description& start,
                                            const Lines& lines, const LadderFit& fit) const {
  const double denominator = denominator_of(ladder);
  if (lines.pairs.size() == 1 || denominator == 0) {
    Description free = described(start, ladder, kDefaultBase);
    free.base_is_free = true;
    return accepted(free) ? std::optional(free) : std::nullopt;
  }
  const double estimate = std::exp(-fit.log_ratio * denominator);
  if (!std::isfinite(estimate) || estimate < 1 - 1e-6) return std::nullopt;
  const double error = fit.ratio_error * denominator;
  // Frequencies in float32 are off by up to 6e-7 of their size, in a narrow format by more.
  const double share = 6 * error + (format_ == Format::kDouble ? 1e-13 : 4e-6);
  std::optional<Description> best;
  double last = 0;
  for (int digits = 1; digits <= 17; ++digits) {
    const double base = std::max(to_digits(estimate, digits), 1.0);
    if (base == last || std::fabs(base / estimate - 1) > share) continue;
    last = base;
    Description tried = described(start, ladder, base);
    tried.base_error = std::max(error * base, std::fabs(base - estimate));
    // The first that will do, unless another digit makes it clearly better.
    const bool better = !best || tried.recipe_error < 0.7 * best->recipe_error;
    if (better && accepted(tried)) best = tried;
    if (best && reproduces(*best)) break;
  }
  return best;
}

bool Namer::reproduces(const Description& description) const {
  const double scale = std::fabs(description.convention.scale);
  double most = 4.2 * half_unit(format_) * scale;
  if (format_ == Format::kDouble) {
    const double furthest =
        std::fabs(description.convention.start) + static_cast<double>(table_.rows);
    most += scale * 4 * 0x1p-53 * furthest * std::fabs(description.convention.step);
  }
  return description.recipe_error <= most;
}

bool Namer::accepted(const Description& description) const {
  return reproduces(description) || within_float_angles(table_, format_, rows_, description);
}

void Namer::make_alike(std::vector<Description>& found) const {
  if (found.empty() || found[0].base_is_free) return;
  std::stable_sort(found.begin(), found.end(),
                   [](const Description& a, const Description& b) { return a.digits < b.digits; });
  const Description& round = found[0];
  const LadderRule other =
      round.convention.ladder == LadderRule::kPaper ? LadderRule::kShifted : LadderRule::kPaper;
  const double ratio = denominator_of(other) / denominator_of(round.convention.ladder);
  const double base = std::pow(round.convention.max_timescale, ratio);
  found.resize(1);
  if (!std::isfinite(base)) return;
  Description alike = described(found[0], other, base);
  alike.base_error = found[0].base_error / found[0].convention.max_timescale * ratio * base;
  found.push_back(alike);
}

}  // namespace posenc
