#include "labs/phases.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace posenc {
namespace {

constexpr double kTwoPi = 2 * std::numbers::pi;

/// (-pi, pi].
double wrapped(double angle) { return angle - kTwoPi * std::ceil(angle / kTwoPi - 0.5); }

double slope_error(const Lines& lines, const Line& line) {
  return lines.spread > 0 ? line.noise / std::sqrt(lines.spread) : INFINITY;
}

double frequency(const LadderFit& fit, std::size_t k) {
  return fit.step * std::exp(static_cast<double>(k) * fit.log_ratio);
}

/// ln w over k, weighted by w^2, since an error of w is w times one of ln w.
bool fit_slopes(const Lines& lines, LadderFit& fit) {
  double weights = 0, k_sum = 0, log_sum = 0, kk_sum = 0, k_log_sum = 0;
  for (std::size_t k = 0; k < lines.pairs.size(); ++k) {
    const Line& line = lines.pairs[k];
    const double error = slope_error(lines, line);
    if (line.slope <= 3 * error || line.slope <= 0) continue;
    const double weight = std::pow(line.slope / error, 2), log = std::log(line.slope);
    const auto index = static_cast<double>(k);
    weights += weight;
    k_sum += weight * index;
    log_sum += weight * log;
    kk_sum += weight * index * index;
    k_log_sum += weight * index * log;
  }
  if (weights == 0) return false;
  const double spread = kk_sum - k_sum * k_sum / weights;
  const bool one = lines.pairs.size() == 1 || spread <= 1e-12 * kk_sum;
  fit.log_ratio = one ? 0 : (k_log_sum - k_sum * log_sum / weights) / spread;
  fit.step = std::exp((log_sum - fit.log_ratio * k_sum) / weights);
  return true;
}

bool slopes_agree(const Lines& lines, const LadderFit& fit) {
  for (std::size_t k = 0; k < lines.pairs.size(); ++k) {
    const double expected = frequency(fit, k);
    // Angles far out are rounded, and for a few rows that may look like a slope. What is let
    // through here is compared value by value in the end.
    const double margin =
        8 * slope_error(lines, lines.pairs[k]) + (2e-3 + 6 * lines.unit) * expected + 2e-5;
    if (std::fabs(lines.pairs[k].slope - expected) > margin) return false;
  }
  return true;
}

double agreement_at(const Lines& lines, const LadderFit& fit, double middle) {
  double sum = 0;
  for (std::size_t k = 0; k < lines.pairs.size(); ++k) {
    sum += std::cos(lines.pairs[k].middle - frequency(fit, k) * middle);
  }
  return sum / static_cast<double>(lines.pairs.size());
}

/// From the slowest pair, which says roughly where, to the fastest, which says exactly.
double refined(const Lines& lines, const LadderFit& fit, double middle) {
  for (std::size_t k = lines.pairs.size(); k-- > 0;) {
    const double omega = frequency(fit, k);
    middle += wrapped(lines.pairs[k].middle - omega * middle) / omega;
  }
  return middle;
}

bool find_start(const Lines& lines, LadderFit& fit) {
  constexpr double kFurthest = 2e7;
  const double slowest = frequency(fit, lines.pairs.size() - 1);
  const double around = wrapped(lines.pairs.back().middle) / slowest, period = kTwoPi / slowest;
  double best = -2, found = 0;
  const double turns = std::clamp(kFurthest / period, 1.0, 400000.0);
  for (double turn = 0; turn <= turns; ++turn) {
    for (const double sign : {1.0, -1.0}) {
      if (turn == 0 && sign < 0) continue;
      const double middle = refined(lines, fit, around + sign * turn * period);
      const double agreement = agreement_at(lines, fit, middle);
      // Far starts have to be better, not as good by chance.
      if (agreement <= best + 1e-4) continue;
      best = agreement;
      found = middle;
    }
    if (best > 0.9995) break;
  }
  fit.agreement = best;
  fit.start = found;
  return best > 0.9;
}

/// Gauss and Newton on the angles at the middle row and the slopes; `free_start`: the start, too.
void improve(const Lines& lines, LadderFit& fit, double& middle, bool free_start) {
  double aa = 0, ab = 0, bb = 0, ar = 0, br = 0, rr = 0, count = 0;
  const auto add = [&](double a, double b, double rest, double weight) {
    aa += weight * a * a;
    ab += weight * a * b;
    bb += weight * b * b;
    ar += weight * a * rest;
    br += weight * b * rest;
    rr += weight * rest * rest;
    ++count;
  };
  for (std::size_t k = 0; k < lines.pairs.size(); ++k) {
    const Line& line = lines.pairs[k];
    const double omega = frequency(fit, k), index = static_cast<double>(k);
    const double noise = std::max(line.noise, 1e-17);
    add(index * omega * middle, free_start ? omega : 0, wrapped(line.middle - omega * middle),
        lines.rows / (noise * noise));
    if (lines.spread > 0) {
      add(index * omega, 0, line.slope - omega, lines.spread / (noise * noise));
    }
  }
  const double determinant = free_start ? aa * bb - ab * ab : aa;
  if (!(determinant > 0)) return;
  const double ratio = free_start ? (bb * ar - ab * br) / determinant : ar / aa;
  const double shift = free_start ? (aa * br - ab * ar) / determinant : 0;
  fit.log_ratio += ratio;
  middle += shift;
  const double left = std::max(rr - ratio * ar - shift * br, 0.0) / std::max(count - 2, 1.0);
  const double scale = std::max(left, 1.0);
  fit.ratio_error = std::sqrt(scale * (free_start ? bb : 1) / determinant);
  fit.start_error = free_start ? std::sqrt(scale * aa / determinant) : 0;
}

}  // namespace

Pairs interleaved_pairs(std::size_t columns) {
  Pairs pairs;
  for (std::size_t k = 0; 2 * k + 1 < columns; ++k) {
    pairs.first.push_back(2 * k);
    pairs.second.push_back(2 * k + 1);
  }
  return pairs;
}

Pairs halved_pairs(std::size_t columns) {
  Pairs pairs;
  const std::size_t half = (columns + 1) / 2;
  for (std::size_t k = 0; half + k < columns; ++k) {
    pairs.first.push_back(k);
    pairs.second.push_back(half + k);
  }
  return pairs;
}

double half_unit(Format format) {
  switch (format) {
    case Format::kHalf: return 0x1p-12;
    case Format::kBfloat16: return 0x1p-9;
    case Format::kFloat: return 0x1p-25;
    case Format::kDouble: break;
  }
  return 0x1p-54;
}

Circle circle_of(const GivenTable& table, const Pairs& pairs, const std::vector<bool>& used) {
  double sum = 0, count = 0, least = INFINITY, most = 0;
  for (std::size_t r = 0; r < table.rows; ++r) {
    if (!used[r]) continue;
    const double* row = &table.values[r * table.columns];
    for (std::size_t k = 0; k < pairs.first.size(); ++k) {
      const double u = row[pairs.first[k]], v = row[pairs.second[k]];
      const double square = u * u + v * v;
      sum += square;
      least = std::min(least, square);
      most = std::max(most, square);
      ++count;
    }
  }
  const double mean = count > 0 ? sum / count : 0;
  if (!(mean > 0)) return {0, INFINITY};
  return {std::sqrt(mean), std::max(most / mean - 1, 1 - least / mean)};
}

Lines lines_of(const GivenTable& table, const std::vector<std::size_t>& sines,
               const std::vector<std::size_t>& cosines, const std::vector<bool>& used,
               double unit) {
  std::vector<std::size_t> rows;
  for (std::size_t r = 0; r < table.rows; ++r) {
    if (used[r]) rows.push_back(r);
  }
  Lines lines;
  lines.unit = unit;
  lines.rows = static_cast<double>(rows.size());
  for (const std::size_t r : rows) lines.middle_row += static_cast<double>(r) / lines.rows;
  for (const std::size_t r : rows) {
    lines.spread += std::pow(static_cast<double>(r) - lines.middle_row, 2);
  }
  std::vector<double> angles(rows.size());
  for (std::size_t k = 0; k < sines.size(); ++k) {
    Line line;
    double product = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const double* row = &table.values[rows[i] * table.columns];
      const double angle = std::atan2(row[sines[k]], row[cosines[k]]);
      angles[i] = i == 0 ? angle : angles[i - 1] + wrapped(angle - angles[i - 1]);
      line.middle += angles[i] / lines.rows;
      product += angles[i] * (static_cast<double>(rows[i]) - lines.middle_row);
    }
    if (lines.spread > 0) line.slope = product / lines.spread;
    double left = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const double off = static_cast<double>(rows[i]) - lines.middle_row;
      left += std::pow(angles[i] - line.middle - line.slope * off, 2);
    }
    // A slow pair's cosine is rounded to the same number in every row: an error that no row shows.
    const double turned = std::fabs(line.slope) * static_cast<double>(table.rows);
    const double reach = std::min(1.0, turned + std::fabs(wrapped(line.middle)));
    line.noise = std::max(std::sqrt(left / lines.rows), unit * reach);
    lines.pairs.push_back(line);
  }
  return lines;
}

std::optional<LadderFit> fit_ladder(const Lines& lines, std::optional<double> log_ratio) {
  LadderFit fit;
  if (log_ratio) {
    fit.log_ratio = *log_ratio;
  } else if (!fit_slopes(lines, fit) || !slopes_agree(lines, fit)) {
    return std::nullopt;
  }
  if (std::fabs(fit.step - 1) < 1e-3) fit.step = 1;
  if (!find_start(lines, fit)) return std::nullopt;
  double middle = fit.start;
  const bool one_pair = lines.pairs.size() == 1;
  for (int i = 0; i < 6 && !log_ratio && !one_pair; ++i) improve(lines, fit, middle, true);
  middle = refined(lines, fit, middle);
  fit.agreement = agreement_at(lines, fit, middle);
  fit.start = middle - lines.middle_row;
  return fit;
}

LadderFit refit_ratio(const Lines& lines, LadderFit fit, double start) {
  double middle = start + lines.middle_row;
  for (int i = 0; i < 4; ++i) improve(lines, fit, middle, false);
  fit.start = start;
  return fit;
}

}  // namespace posenc
