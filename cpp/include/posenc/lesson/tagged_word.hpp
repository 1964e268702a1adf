// What enters a transformer: the embedding of a word with the encoding of its position added to it.
#pragma once

#include <string_view>
#include <vector>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"

namespace posenc::lesson {

/// Each array has the shape (d_model,), each norm is the length of one of them.
struct TaggedWord {
  std::vector<double> embedding;  ///< a stand-in for the word's own, see embed
  std::vector<double> tag;        ///< PE(pos)
  std::vector<double> sum;        ///< embedding + tag, entry by entry
  double embedding_norm;
  double tag_norm;  ///< sqrt(d_model / 2)
  double sum_norm;
};

/// Source: Vaswani et al. 2017, section 3.5. Refuses what check_position refuses.
Result<TaggedWord> tagged_word(const Plan& plan, std::string_view word, double pos);

}  // namespace posenc::lesson
