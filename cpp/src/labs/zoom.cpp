#include "posenc/zoom.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>
#include <vector>

#include "labs/zoom_walk.hpp"
#include "mean_factor.hpp"
#include "plan_tables.hpp"

namespace posenc {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// What a pixel covers, counted from view.first: sums beyond 2^53 would be rounded.
ZoomSpan offsets_of_pixel(const ZoomView& view, double pixel) {
  const auto edge = [&](double at) { return std::floor(view.shift + at * view.slots_per_pixel); };
  const bool narrow = view.slots_per_pixel < 1;
  const double first = edge(narrow ? pixel + 0.5 : pixel);
  const double count = narrow ? 1 : edge(pixel + 1) - first;
  return {first, first + count - 1 > kMaxPosition - view.first ? 0 : count};
}

}  // namespace

struct ZoomTables {
  Plan plan;
  double least = -1;               ///< slots of a pixel, at the least
  std::vector<double> factors[2];  ///< of means over `least` slots, and over one more
  Walk walk{};
  std::vector<double> row{}, cells{};
  std::vector<std::uint8_t> colours{}, strip{};
};

ZoomSpan slots_of_pixel(const ZoomView& view, double pixel) {
  const ZoomSpan offsets = offsets_of_pixel(view, pixel);
  return {view.first + offsets.first, offsets.count};
}

ZoomSpan dimensions_of_pixel(const ZoomView& view, double pixel) {
  const double first = std::floor(pixel * view.dimensions / view.breadth);
  const double last = std::floor((pixel + 1) * view.dimensions / view.breadth);
  return {view.first_dimension + first, std::max(last - first, 1.0)};
}

Status check_zoom(const ZoomView& view, double d_model) {
  constexpr std::string_view kSide = "must be a whole number from 1 to 32768";
  constexpr std::string_view kShift = "must be at least 0 and below 1";
  constexpr std::string_view kScale = "must be from 2^-10 to 2^40 slots per pixel";
  constexpr std::string_view kDimensions = "must be a whole number of dimensions that are there";
  if (const Status status = first_of(
          {check_slot(view.first, "first"), check_whole(view.length, 1, 32768, "length", kSide),
           check_whole(view.breadth, 1, 32768, "breadth", kSide),
           check_dimension(view.first_dimension, d_model, "first_dimension"),
           check_whole(view.dimensions, 1, d_model - view.first_dimension, "dimensions",
                       kDimensions),
           check_count(view.length, view.breadth, "length"),
           check_count(view.length, view.dimensions, "length")});
      !status) {
    return status;
  }
  if (!(view.shift >= 0)) return Refusal{RefusalCode::kTooSmall, "shift", view.shift, kShift};
  if (view.shift >= 1) return Refusal{RefusalCode::kTooLarge, "shift", view.shift, kShift};
  if (!(view.slots_per_pixel >= 0x1p-10)) {
    return Refusal{RefusalCode::kTooSmall, "slots_per_pixel", view.slots_per_pixel, kScale};
  }
  if (view.slots_per_pixel > 0x1p40) {
    return Refusal{RefusalCode::kTooLarge, "slots_per_pixel", view.slots_per_pixel, kScale};
  }
  return {};
}

namespace {

void set_factors(ZoomTables& tables, double least) {
  if (tables.least == least) return;
  // While the scale changes smoothly, one of the two is often known from before.
  const bool raised = tables.least + 1 == least;
  if (raised) std::swap(tables.factors[0], tables.factors[1]);
  for (const int more : {0, 1}) {
    if (raised && more == 0) continue;
    tables.factors[more].resize(tables.plan.pairs() + 1);
    for (std::size_t pair = 0; pair < tables.plan.pairs(); ++pair) {
      const double slots = least + more;
      tables.factors[more][pair] =
          slots < 2 ? 1 : mean_factor(turns_of_pair(tables.plan, pair), slots, 1);
    }
  }
  tables.least = least;
}

/// The pairs that the dimensions looked at belong to.
PairRange pairs_of(const ZoomView& view) {
  const auto first = static_cast<std::size_t>(view.first_dimension) / 2;
  const auto end = static_cast<std::size_t>(view.first_dimension + view.dimensions + 1) / 2;
  return {first, end - first};
}

/// One row of all pairs looked at; `more`: the pixel covers one slot more than the least.
void fill_row(ZoomTables& tables, const PairRange& pairs, bool mean, int more) {
  double* to = tables.row.data();
  if (!mean) {
    for (const SinCosLanes& wave : tables.walk.lanes()) {
      for (const int lane : {0, 1}) {
        *to++ = wave.sin[lane];
        *to++ = wave.cos[lane];
      }
    }
    return;
  }
  // One factor more than there are pairs stands at the end, for an odd number of them.
  const double* factors = &tables.factors[more][pairs.first];
  for (const SinCosLanes& wave : tables.walk.lanes()) {
    for (const int lane : {0, 1}) {
      *to++ = *factors * wave.sin[lane];
      *to++ = *factors++ * wave.cos[lane];
    }
  }
}

/// From the row's dimensions to its cells, one for each pixel or, where dimensions are wider, for
/// each of them.
void fill_cells(ZoomTables& tables, const ZoomView& view, bool mean) {
  const bool wide = view.dimensions <= view.breadth;
  const auto skipped = static_cast<std::size_t>(view.first_dimension) % 2;
  const double* from = tables.row.data() + skipped;
  if (wide) {
    std::copy_n(from, tables.cells.size(), tables.cells.begin());
    return;
  }
  std::size_t at = 0;
  for (std::size_t c = 0; c < tables.cells.size(); ++c) {
    const auto end =
        static_cast<std::size_t>(static_cast<double>(c + 1) * view.dimensions / view.breadth);
    double sum = 0;
    for (std::size_t i = at; i < end; ++i) sum += from[i];
    tables.cells[c] = mean ? sum / static_cast<double>(end - at) : from[at];
    at = end;
  }
}

/// Which cell each pixel along the dimensions shows.
std::vector<std::uint32_t> cells_of_pixels(const ZoomView& view) {
  const auto breadth = static_cast<std::size_t>(view.breadth);
  std::vector<std::uint32_t> cells(breadth);
  const bool wide = view.dimensions <= view.breadth;
  for (std::size_t c = 0; c < breadth; ++c) {
    const double cell =
        wide ? dimensions_of_pixel(view, static_cast<double>(c)).first - view.first_dimension
             : static_cast<double>(c);
    cells[c] = static_cast<std::uint32_t>(cell);
  }
  return cells;
}

}  // namespace

Zoom::Zoom(const Plan& plan) : tables_(new ZoomTables{plan, -1, {}}) {}
Zoom::~Zoom() = default;
Zoom::Zoom(Zoom&&) noexcept = default;
Zoom& Zoom::operator=(Zoom&&) noexcept = default;

/// Calls put(row, cells, anew) for each pixel along the positions, from the first to the last; no
/// cells past the last position; anew: they differ from the row's before.
template <typename Put>
void Zoom::rows(const ZoomView& view, ZoomPicture picture, Put put) {
  ZoomTables& tables = *tables_;
  const bool mean = picture == ZoomPicture::kMean;
  const double least = std::floor(view.slots_per_pixel);
  if (mean) set_factors(tables, least);
  const PairRange pairs = pairs_of(view);
  double at = offsets_of_pixel(view, 0).first;
  if (at > kMaxPosition - view.first) {
    for (double r = 0; r < view.length; ++r) put(static_cast<std::size_t>(r), nullptr, true);
    return;
  }
  const double covered = offsets_of_pixel(view, 0).count;
  tables.walk.start(tables.plan, pairs, {view.first + at, covered, least, mean});
  tables.row.resize(4 * tables.walk.lanes().size());
  tables.cells.resize(static_cast<std::size_t>(std::min(view.dimensions, view.breadth)));
  bool anew = true;
  int was_more = covered > least ? 1 : 0;
  for (double r = 0; r < view.length; ++r) {
    const ZoomSpan slots = offsets_of_pixel(view, r);
    if (slots.count == 0) {
      put(static_cast<std::size_t>(r), nullptr, true);
      continue;
    }
    const int more = slots.count > least ? 1 : 0;
    if (slots.first != at) {
      tables.walk.step(mean ? was_more + more : was_more);
      at = slots.first;
      anew = true;
    }
    was_more = more;
    if (anew) {
      fill_row(tables, pairs, mean, more);
      fill_cells(tables, view, mean);
    }
    put(static_cast<std::size_t>(r), tables.cells.data(), anew);
    anew = false;
  }
}

Status Zoom::values(const ZoomView& view, ZoomPicture picture, std::span<double> values) {
  if (const Status status = check_zoom(view, static_cast<double>(tables_->plan.d_model())); !status)
    return status;
  const std::vector<std::uint32_t> cell = cells_of_pixels(view);
  rows(view, picture, [&](std::size_t row, const double* cells, bool) {
    for (std::size_t c = 0; c < cell.size(); ++c) {
      values[row * cell.size() + c] = cells ? cells[cell[c]] : kNaN;
    }
  });
  return {};
}

namespace {

constexpr std::size_t kStrip = 16;

/// Rows of a picture in which positions run to the right: put in place a strip at a time, since
/// pixels below each other lie far apart in memory.
void put_strip(const std::uint8_t* strip, std::size_t breadth, std::size_t rows, std::size_t length,
               std::uint8_t* to) {
  for (std::size_t c = 0; c < breadth; ++c, to += 4 * length) {
    for (std::size_t r = 0; r < rows; ++r) {
      std::memcpy(to + 4 * r, strip + 4 * (r * breadth + c), 4);
    }
  }
}

}  // namespace

Status Zoom::pixels(const ZoomView& view, ZoomPicture picture, bool down,
                    std::span<const std::uint8_t, kRampBytes> ramp,
                    std::span<std::uint8_t> pixels) {
  if (const Status status = check_zoom(view, static_cast<double>(tables_->plan.d_model())); !status)
    return status;
  const std::vector<std::uint32_t> cell = cells_of_pixels(view);
  const std::size_t length = static_cast<std::size_t>(view.length), breadth = cell.size();
  std::vector<std::uint8_t>& colours = tables_->colours;
  colours.resize(4 * static_cast<std::size_t>(std::min(view.dimensions, view.breadth)));
  std::vector<std::uint8_t>& strip = tables_->strip;
  strip.resize(down ? 0 : 4 * kStrip * breadth);
  rows(view, picture, [&](std::size_t row, const double* cells, bool anew) {
    if (cells && anew) {
      // No mean lies outside [-1, 1] but by the rounding of a rotation.
      for (double& value : tables_->cells) value = std::clamp(value, -1.0, 1.0);
      static_cast<void>(colour(std::span(cells, colours.size() / 4), ramp, colours));
    } else if (!cells) {
      std::fill(colours.begin(), colours.end(), std::uint8_t{0});
    }
    std::uint8_t* to = down ? &pixels[4 * breadth * row] : &strip[4 * breadth * (row % kStrip)];
    for (std::size_t c = 0; c < breadth; ++c) {
      std::memcpy(to + 4 * c, &colours[std::size_t{4} * cell[c]], 4);
    }
    if (down) return;
    const std::size_t done = row % kStrip + 1;
    if (done == kStrip || row + 1 == length) {
      put_strip(strip.data(), breadth, done, length, &pixels[4 * (row + 1 - done)]);
    }
  });
  return {};
}

}  // namespace posenc
