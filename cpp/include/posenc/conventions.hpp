// How real software spells the sinusoidal encoding: one description that covers all of it, and the
// known conventions as presets of it.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "posenc/result.hpp"
#include "posenc/rules.hpp"

namespace posenc {

/// How the frequencies fall, with h = floor(d / 2) and T = max_timescale / min_timescale.
enum class LadderRule : unsigned char {
  kPaper,    ///< omega_k = T^(-2k / d) / min_timescale
  kShifted,  ///< omega_k = T^(-k / (h - shift)) / min_timescale; shift 1, the endpoint ladder, ends
             ///< exactly at 1 / max_timescale
  kOctaves,  ///< omega_k = 2^k, or pi 2^k
};

/// Where the sine and the cosine of pair k stand.
enum class Layout : unsigned char {
  kInterleaved,  ///< s0 c0 s1 c1 ...
  kSinCos,       ///< all sines, then all cosines
  kCosSin,       ///< all cosines, then all sines
};

/// What becomes of a width that is odd.
enum class OddWidth : unsigned char {
  kRefuses,     ///< an error
  kPadsZero,    ///< the table of d - 1, and a column of zeros behind it
  kEndsOnSine,  ///< interleaved, the last pair without its cosine
  kExtraSine,   ///< one sine column more than cosine columns
  kRoundsUp,    ///< d + 1 columns, without a word
};

/// What becomes of a width for which the exponent's denominator h - shift is 0.
enum class TinyWidth : unsigned char {
  kRefuses,     ///< an error
  kNotANumber,  ///< NaN wherever 0 / 0 enters
  kOne,         ///< the denominator is taken as 1
};

/// How two coordinates share a row.
enum class Axes : unsigned char {
  kOne,
  kYThenX,       ///< the encoding of y, d / 2 wide, then the one of x
  kXThenY,       ///< the same in the other order
  kInterlocked,  ///< sin y, sin x, cos y, cos x, d / 4 wide each
};

struct Convention {
  LadderRule ladder = LadderRule::kPaper;
  double shift = 0;  ///< of kShifted: a multiple of 1/256
  Layout layout = Layout::kInterleaved;
  double min_timescale = 1;
  double max_timescale = kDefaultBase;
  /// The frequencies are multiplied by min_timescale where they should be divided by it.
  bool multiplies_min = false;
  double start = 0;             ///< position of the first row
  double step = 1;              ///< what positions are multiplied by
  double scale = 1;             ///< what values are multiplied by
  bool times_pi = false;        ///< of kOctaves
  bool includes_input = false;  ///< the position itself comes first, one column
  OddWidth odd = OddWidth::kRefuses;
  TinyWidth tiny = TinyWidth::kRefuses;
  Axes axes = Axes::kOne;
};

/// What a convention makes of one width: columns, each with its frequency.
enum class ColumnKind : unsigned char { kSine, kCosine, kZero, kInput };

struct Column {
  ColumnKind kind;
  bool of_y;         ///< of two coordinates: y, else x; of one: false
  std::size_t pair;  ///< k
  double omega;      ///< radians per position, correctly rounded where T is a double; NaN for kZero
};

/// Shape (columns,). Refuses a width that is not a whole number from 1 to 2^15, one that the
/// convention refuses, timescales that are not finite and > 0, max below min, a shift that is no
/// multiple of 1/256 from -2^14 to 2^14 or leaves no positive denominator, and a start, step or
/// scale that check_position refuses.
Result<std::vector<Column>> columns_of(const Convention& convention, double width);

/// Fills `table`, row-major, shape (rows, columns), with the exact values: row r stands at
/// step * (first + r). Largest error 2e-16 * scale where T is a double, for positions up to 2^53 /
/// step; a NaN where the convention gives one. Refuses what columns_of and check_run refuse, and
/// conventions of two coordinates.
Status convention_table(const Convention& convention, double width, double first,
                        std::span<double> table);
/// One row of a convention of two coordinates: (x, y), both multiplied by step.
Status convention_point(const Convention& convention, double width, double x, double y,
                        std::span<double> row);

struct Preset {
  std::string_view name;  ///< the key by which texts and programs know it
  Convention convention;
};

/// The systems of facts.md, section 2: paper, tensor2tensor, fairseq, opennmt-py,
/// opennmt-py-concat, opennmt-tf, whisper, distilbert, marian, tf-tutorial, mae-1d, detr,
/// diffusers, stable-diffusion, keras-hub, mae-2d, timm-2d, nerf, nerf-pi.
std::span<const Preset> presets();
/// Null where there is none of that name.
const Preset* preset_of(std::string_view name);

/// Which entries of a vector RoPE turns together.
enum class Pairing : unsigned char {
  kInterleaved,  ///< 2i and 2i + 1
  kHalves,       ///< i and i + d / 2
};

/// Turns each pair (a, b) of `vector`, of even size, by position * base^(-2i / d): (a cos - b sin,
/// a sin + b cos). Source: RoFormer, arXiv 2104.09864. Refuses what check_d_model(size), check_base
/// and check_position refuse.
Result<std::vector<double>> rope(std::span<const double> vector, Pairing pairing, double base,
                                 double position);

}  // namespace posenc
