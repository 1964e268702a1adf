// Looks for misrounded values and for the values that are hardest to round: every float32 of whole
// tables against MPFR, and every float64 by its error. Not part of the tests, because it takes
// minutes and needs MPFR:
//
//   cmake -S . -B build/search -DPOSENC_SEARCH=ON -DPOSENC_TESTS=OFF
//   cmake --build build/search --target posenc_search
//   build/search/tests/golden/posenc_search > tests/golden/hardest.csv
//
// Standard error tells how many values were compared and how many were wrong; standard output is
// the hardest ones, for generate.py.
#include <mpfr.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

#include "posenc/plan.hpp"

namespace {

struct Table {
  double d_model, base, first, step;
  std::size_t rows;
};

constexpr double kEnd = 9007199254740992.0;

// Some 64 million values.
constexpr Table kTables[] = {
    {512, 10000, 0, 1, 32000},
    {512, 10000, 1e6, 1, 8000},
    {512, 10000, 1e9, 1, 8000},
    {512, 10000, kEnd - 8000, 1, 8000},
    {512, 10000, -kEnd, 1, 8000},
    {512, 500000, 0, 1, 8000},
    {512, 10000, 0, 0.001, 8000},
    {512, 10000, 1e12, 1.0 / 3, 8000},
    {1024, 1e6, 123456789, 1, 8000},
    {64, 10000, 0, 1, 100000},
    {66, 100, kEnd - 100000, 1, 100000},
    {768, 10000, 4503599627370496, 0.7, 8000},
    {130, 1e12, 0, 1, 20000},
};

constexpr std::size_t kKept = 400;

struct Hard {
  double distance;  // from the nearest midpoint between floats, in units of the float's last place
  Table table;
  std::size_t row, dimension;
};

struct Found {
  std::size_t values = 0, wrong = 0;
  double largest_error = 0;
  std::vector<Hard> hardest;
};

// Numbers of 160 bits: at 2^53 that leaves 100 for the fraction of a turn.
class Reference {
 public:
  Reference() { mpfr_inits2(kBits, omega_, angle_, sine_, cosine_, rest_, nullptr); }
  ~Reference() { mpfr_clears(omega_, angle_, sine_, cosine_, rest_, nullptr); }
  Reference(const Reference&) = delete;
  Reference& operator=(const Reference&) = delete;

  void set_pair(const Table& table, std::size_t pair) {
    mpfr_set_si(angle_, -2 * static_cast<long>(pair), MPFR_RNDN);
    mpfr_div_d(angle_, angle_, table.d_model, MPFR_RNDN);
    mpfr_set_d(omega_, table.base, MPFR_RNDN);
    mpfr_pow(omega_, omega_, angle_, MPFR_RNDN);
  }

  void set_row(const Table& table, std::size_t row) {
    mpfr_set_d(angle_, table.step, MPFR_RNDN);
    mpfr_mul_ui(angle_, angle_, row, MPFR_RNDN);
    mpfr_add_d(angle_, angle_, table.first, MPFR_RNDN);
    mpfr_mul(angle_, angle_, omega_, MPFR_RNDN);
    mpfr_sin_cos(sine_, cosine_, angle_, MPFR_RNDN);
  }

  float rounded(bool cosine) const { return mpfr_get_flt(cosine ? cosine_ : sine_, MPFR_RNDN); }

  double error(bool cosine, double value) {
    mpfr_sub_d(rest_, cosine ? cosine_ : sine_, value, MPFR_RNDN);
    return std::abs(mpfr_get_d(rest_, MPFR_RNDN));
  }

  double distance_from_midpoint(bool cosine) {
    const float nearest = rounded(cosine);
    const double place = std::ldexp(1.0, std::max(std::ilogb(nearest) - 23, -149));
    return std::abs(error(cosine, nearest) / place - 0.5);
  }

 private:
  static constexpr mpfr_prec_t kBits = 160;
  mpfr_t omega_, angle_, sine_, cosine_, rest_;
};

void keep(Found& found, const Hard& hard) {
  const auto closer = [](const Hard& a, const Hard& b) { return a.distance < b.distance; };
  if (found.hardest.size() == kKept && hard.distance >= found.hardest.front().distance) return;
  found.hardest.push_back(hard);
  std::push_heap(found.hardest.begin(), found.hardest.end(), closer);
  if (found.hardest.size() <= kKept) return;
  std::pop_heap(found.hardest.begin(), found.hardest.end(), closer);
  found.hardest.pop_back();
}

void search(const Table& table, Found& found) {
  const posenc::Plan plan = posenc::Plan::make(table.d_model, table.base).value();
  const std::size_t width = plan.d_model();
  std::vector<float> floats(table.rows * width);
  std::vector<double> doubles(table.rows * width);
  if (plan.encode(table.first, table.step, std::span<float>(floats))) std::abort();
  if (plan.encode(table.first, table.step, std::span<double>(doubles))) std::abort();
  Reference reference;
  std::size_t wrong = 0;
  for (std::size_t pair = 0; pair < plan.pairs(); ++pair) {
    reference.set_pair(table, pair);
    for (std::size_t row = 0; row < table.rows; ++row) {
      reference.set_row(table, row);
      for (const bool cosine : {false, true}) {
        const std::size_t at = row * width + 2 * pair + cosine;
        wrong += floats[at] != reference.rounded(cosine);
        found.largest_error = std::max(found.largest_error, reference.error(cosine, doubles[at]));
        const std::size_t dimension = 2 * pair + cosine;
        keep(found, {reference.distance_from_midpoint(cosine), table, row, dimension});
      }
    }
  }
  found.values += floats.size();
  found.wrong += wrong;
  std::fprintf(stderr, "d %g, base %g, first %.17g, step %g: %zu of %zu floats wrong\n",
               table.d_model, table.base, table.first, table.step, wrong, floats.size());
}

}  // namespace

int main() {
  Found found;
  for (const Table& table : kTables) search(table, found);
  std::fprintf(stderr, "%zu values, %zu misrounded floats, largest error of a double %.3g\n",
               found.values, found.wrong, found.largest_error);
  std::puts("d_model,base,first,step,row,dimension");
  for (const Hard& hard : found.hardest) {
    std::printf("%.17g,%.17g,%.17g,%.17g,%zu,%zu\n", hard.table.d_model, hard.table.base,
                hard.table.first, hard.table.step, hard.row, hard.dimension);
  }
  return found.wrong == 0 ? 0 : 1;
}
