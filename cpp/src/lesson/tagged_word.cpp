#include "posenc/lesson/tagged_word.hpp"

#include <cstddef>
#include <span>

#include "dot.hpp"
#include "posenc/lesson/attention.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {
Result<TaggedWord> tagged_word(const Plan& plan, std::string_view word, double pos) {
  if (const Status status = check_position(pos, "pos"); !status) return status.refusal();
  const std::size_t width = plan.d_model();
  TaggedWord result{};
  result.embedding.resize(width);
  result.tag.resize(width);
  result.sum.resize(width);
  embed(word, result.embedding);
  if (const Status status = plan.encode(pos, 0, std::span<double>(result.tag)); !status)
    return status.refusal();
  for (std::size_t j = 0; j < width; ++j) result.sum[j] = result.embedding[j] + result.tag[j];
  result.embedding_norm = norm_of(result.embedding);
  result.tag_norm = norm_of(result.tag);
  result.sum_norm = norm_of(result.sum);
  return result;
}

}  // namespace posenc::lesson
