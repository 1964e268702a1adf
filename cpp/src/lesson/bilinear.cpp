#include "posenc/lesson/bilinear.hpp"

#include <cmath>
#include <cstddef>

#include "dot.hpp"
#include "lesson/generator.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

/// W x for every row x, made row by row of W so that W never stands in memory whole.
std::vector<double> project(const std::vector<double>& rows, std::size_t width, Random& random) {
  const double scale = 1 / std::sqrt(static_cast<double>(width));
  std::vector<double> weights(width), projected(rows.size());
  for (std::size_t to = 0; to < width; ++to) {
    fill_normal(random, weights);
    for (std::size_t start = 0; start < rows.size(); start += width) {
      projected[start + to] = scale * dot_product(weights.data(), &rows[start], width);
    }
  }
  return projected;
}

/// 1 - variance within the diagonals / variance of all.
double share_of_diagonals(const std::vector<double>& scores, std::size_t count) {
  const std::size_t diagonals = 2 * count - 1;
  std::vector<double> sums(diagonals), sizes(diagonals);
  double all = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const std::size_t diagonal = count - 1 + i / count - i % count;
    sums[diagonal] += scores[i];
    sizes[diagonal] += 1;
    all += scores[i];
  }
  const double mean = all / static_cast<double>(scores.size());
  double within = 0, total = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const std::size_t diagonal = count - 1 + i / count - i % count;
    const double off = scores[i] - sums[diagonal] / sizes[diagonal];
    within += off * off;
    total += (scores[i] - mean) * (scores[i] - mean);
  }
  return total > 0 ? 1 - within / total : 1;
}

}  // namespace

Result<Bilinear> random_bilinear(const Plan& plan, double count, double seed) {
  constexpr std::string_view kCount = "must be a whole number of slots from 2 to 64";
  constexpr std::string_view kWidth = "must be at most 512 for random query and key matrices";
  const std::size_t width = plan.d_model();
  if (const Status status = first_of(
          {check_whole(count, 2, 64, "count", kCount),
           check_whole(static_cast<double>(width), 2, 512, "d_model", kWidth), check_seed(seed)});
      !status) {
    return status.refusal();
  }
  const auto slots = static_cast<std::size_t>(count);
  std::vector<double> tags(slots * width);
  if (const Status status = plan.encode(0, 1, std::span(tags)); !status) return status.refusal();
  Random random(static_cast<std::uint64_t>(seed));
  const std::vector<double> queries = project(tags, width, random);
  const std::vector<double> keys = project(tags, width, random);
  Bilinear made{};
  made.scores.resize(slots * slots);
  for (std::size_t i = 0; i < made.scores.size(); ++i) {
    made.scores[i] = dot_product(&queries[i / slots * width], &keys[i % slots * width], width);
  }
  made.diagonal_share = share_of_diagonals(made.scores, slots);
  return made;
}

}  // namespace posenc::lesson
