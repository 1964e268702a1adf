// A map of the encoding: a window of positions and dimensions, drawn to any scale. A pixel that
// covers several slots or dimensions shows the exact mean of what it covers, so that no scale shows
// bands that are not there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "posenc/colour.hpp"
#include "posenc/plan.hpp"
#include "posenc/result.hpp"
#include "posenc/rules.hpp"

namespace posenc {

/// What is looked at. Let s = slots_per_pixel. Where s >= 1, pixel r along the positions covers the
/// slots from first + floor(shift + r s) up to, and without, first + floor(shift + (r + 1) s);
/// where s < 1, the one slot first + floor(shift + (r + 1/2) s). All in double arithmetic, which is
/// exact enough for `shift + r s` because both stay far below 2^53.
struct ZoomView {
  double first = 0;            ///< the slot at the edge: whole, 0 ... 2^53
  double shift = 0;            ///< how much of it lies before the edge: 0 <= shift < 1
  double slots_per_pixel = 1;  ///< 2^-10 ... 2^40
  double length = 0;           ///< pixels along the positions: 1 ... 2^15
  double first_dimension = 0;  ///< whole, 0 ... d_model - 1
  double dimensions = 0;       ///< whole, 1 ... d_model - first_dimension
  double breadth = 0;          ///< pixels along the dimensions: 1 ... 2^15
};

enum class ZoomPicture : unsigned char {
  kMean,    ///< the mean of all that a pixel covers
  kSample,  ///< the first value that it covers: what plain subsampling draws, false bands and all
};

/// Slots or dimensions that one pixel covers.
struct ZoomSpan {
  double first;
  double count;  ///< 0 past the last position, 2^53
};

ZoomSpan slots_of_pixel(const ZoomView& view, double pixel);
ZoomSpan dimensions_of_pixel(const ZoomView& view, double pixel);

/// Refuses what ZoomView's comments exclude, a length * breadth over 2^24 pixels, and a length *
/// dimensions over 2^24 values.
Status check_zoom(const ZoomView& view, double d_model);

struct ZoomTables;

/// Keep one for as long as a map is looked at: what depends on the ladder and on the scale alone is
/// made anew only when these change. Not to be used by two threads at the same time.
class Zoom {
 public:
  explicit Zoom(const Plan& plan);
  ~Zoom();
  Zoom(Zoom&&) noexcept;
  Zoom& operator=(Zoom&&) noexcept;

  /// Fills `values`, row-major, shape (length, breadth): the means, largest error 1.4e-15, or the
  /// samples; NaN past the last position. Refuses what check_zoom refuses.
  Status values(const ZoomView& view, ZoomPicture picture, std::span<double> values);

  /// The same as pixels, 4 bytes each, through a ramp of 256 colours; past the last position they
  /// are transparent. `down`: positions run down, shape (length, breadth); else they run to the
  /// right, shape (breadth, length).
  Status pixels(const ZoomView& view, ZoomPicture picture, bool down,
                std::span<const std::uint8_t, kRampBytes> ramp, std::span<std::uint8_t> pixels);

 private:
  template <typename Put>
  void rows(const ZoomView& view, ZoomPicture picture, Put put);

  std::unique_ptr<ZoomTables> tables_;
};

}  // namespace posenc
