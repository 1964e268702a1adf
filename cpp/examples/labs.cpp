// What the labs of the page compute, called from C++: a table by a convention of real software, the
// same table read from a file and named, what a recipe's arithmetic does to it, and a map of
// positions that no table could hold.
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <vector>

#include "posenc/comparison.hpp"
#include "posenc/conventions.hpp"
#include "posenc/identify.hpp"
#include "posenc/npy.hpp"
#include "posenc/precision.hpp"
#include "posenc/zoom.hpp"

namespace {

/// Says what was refused, and with which sentence.
int refused(const posenc::Refusal& refusal) {
  std::printf("%s\n", posenc::sentence(refusal).c_str());
  return 1;
}

/// The bytes of an .npy file of little-endian doubles.
std::vector<std::uint8_t> npy_of(std::span<const double> values, std::size_t columns) {
  const auto rows = static_cast<double>(values.size() / columns);
  const std::string header =
      posenc::npy_header(posenc::Format::kDouble, rows, static_cast<double>(columns));
  std::vector<std::uint8_t> file(header.begin(), header.end());
  for (const double value : values) {
    const std::uint64_t bits = posenc::bits_of(posenc::Format::kDouble, value);
    for (int byte = 0; byte < 8; ++byte) {
      file.push_back(static_cast<std::uint8_t>(bits >> (8 * byte)));
    }
  }
  return file;
}

}  // namespace

int main() {
  // Whisper's table: the ladder that ends exactly at 1 / 10000, all sines before all cosines.
  const posenc::Convention& whisper = posenc::preset_of("whisper")->convention;
  constexpr double kWidth = 8;
  constexpr std::size_t kRows = 30;
  std::vector<double> table(kRows * 8);
  if (const posenc::Status status = posenc::convention_table(whisper, kWidth, 0, std::span(table));
      !status) {
    return refused(status.refusal());
  }
  std::printf("whisper, position 5:");
  for (std::size_t j = 0; j < 8; ++j) std::printf(" %.8f", table[5 * 8 + j]);

  // Beside the paper's: the same parts in another order, and other frequencies.
  const auto paper = posenc::columns_of(posenc::preset_of("paper")->convention, kWidth);
  const auto columns = posenc::columns_of(whisper, kWidth);
  if (!paper) return refused(paper.refusal());
  if (!columns) return refused(columns.refusal());
  std::printf("\nwhere the paper's columns are:");
  for (const auto j : posenc::permutation_of(paper.value(), columns.value())) {
    std::printf(" %d", static_cast<int>(j));
  }

  // Written to a file, read back, and named by its values alone.
  const auto read = posenc::read_npy(npy_of(table, 8));
  if (!read) return refused(read.refusal());
  const auto named = posenc::identify({read.value().values, kRows, 8});
  if (!named) return refused(named.refusal());
  for (const posenc::Description& each : named.value().matches) {
    const bool is_paper = each.convention.ladder == posenc::LadderRule::kPaper;
    std::printf("\n%s ladder, base %.10g, largest error %.0e", is_paper ? "paper" : "endpoint",
                each.convention.max_timescale, each.max_error);
  }

  // float32 angles at position 50000, and the first position that float16 cannot tell from the
  // next.
  const auto plan = posenc::Plan::make(512);
  if (!plan) return refused(plan.refusal());
  const posenc::RecipeTable narrow(plan.value(), posenc::Recipe::kFloatExp);
  const auto error = narrow.error(50000);
  if (!error) return refused(error.refusal());
  const posenc::RecipeTable half(plan.value(), posenc::Recipe::kHalf);
  std::printf("\nerror of float32 angles: %.1e; float16 blurs from position %.0f", error.value(),
              half.first_blurred());

  // A thousand million positions in one pixel: the mean of each dimension over all of them.
  posenc::Zoom zoom(plan.value());
  std::vector<double> pixels(4 * 512);
  const posenc::ZoomView view{0, 0, 1e9, 4, 0, 512, 512};
  if (const posenc::Status status = zoom.values(view, posenc::ZoomPicture::kMean, pixels); !status)
    return refused(status.refusal());
  std::printf("\nmean of the quickest sine over 10^9 positions: %.2e\n", pixels[0]);
  return 0;
}
