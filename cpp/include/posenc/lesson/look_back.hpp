// An attention head built to look a fixed number of slots back: its query is the encoding turned
// back by the very rotation that moves a position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {

inline constexpr double kMaxLookBackSlots = 256;
inline constexpr double kMaxLookBackWidth = 1024;

struct LookBackHead {
  double position = 0;   ///< the slot p that looks: whole, one of 0 ... count - 1
  double offset = 1;     ///< how far back, positions; fractions and negatives are fine
  double sharpness = 1;  ///< the factor on every score, finite and >= 0
  double first_pair = 0;
  double pairs = 1;        ///< the pairs that the head reads: first_pair ... first_pair + pairs - 1
  bool causal = false;     ///< slots after p are hidden
  bool hide_self = false;  ///< slot p itself is hidden
  bool tag_only = false;   ///< the matrix reads the tag alone: the words add nothing to a score
};

/// What the scores consist of, each of shape (count,), before the factor. x_j = s e_j + PE(j), the
/// query is q = R x_p with R the rotation by -offset, and the score of slot j is q . x_j.
enum class LookBackTerm : unsigned char {
  kWordWord,  ///< s^2 (R e_p) . e_j
  kWordTag,   ///< s (R e_p) . PE(j)
  kTagWord,   ///< s PE(p - offset) . e_j
  kTagTag,    ///< PE(p - offset) . PE(j) = sum of cos((p - offset - j) omega)
  kScore,     ///< the terms that count, added up
  kWeight,    ///< softmax of sharpness * score; 0 where hidden
};

struct LookBack {
  std::vector<double> values;  ///< shape (6, count), by LookBackTerm
  double strongest;            ///< the slot with the most weight, the first of equals
  double entropy;              ///< -sum w ln w, in nats: ln count where all weigh the same
  double uniform;              ///< ln of the number of slots that are not hidden
  /// s below which slot p - offset wins on average over words of variance 1: sqrt((G0 - Gm) /
  /// (2 Gm)) with G0, Gm the kTagTag of distance 0 and of the offset; infinite where Gm <= 0.
  double largest_scale;

  std::span<const double> of(LookBackTerm term) const {
    const std::size_t count = values.size() / 6;
    return {&values[static_cast<std::size_t>(term) * count], count};
  }
};

/// `embeddings`: e_0, e_1 ..., row-major, shape (count, d_model), or empty for tags alone; `scale`:
/// s. Each sum of n terms is within n * 1e-15 of its size; a weight's relative error is below
/// 1e-11. Refuses a count that is not a whole number from 1 to 256, a d_model above 1024, a head
/// whose fields are not as said above, a scale that is not finite from 0 to 2^20, and every slot
/// hidden.
Result<LookBack> look_back(const Plan& plan, double count, const LookBackHead& head,
                           std::span<const double> embeddings = {}, double scale = 1);

/// Stand-ins for embeddings: normal numbers of variance 1 from the generator with that seed.
void draw_words(std::uint64_t seed, std::span<double> embeddings);

/// What look_back refuses, without computing.
Status check_look_back(const Plan& plan, double count, const LookBackHead& head, double scale);

}  // namespace posenc::lesson
