#include "posenc/lesson/read_back.hpp"

#include <cmath>

#include "catch.hpp"

using posenc::lesson::Join;
using posenc::lesson::ReadBack;
using posenc::lesson::TagReader;
using posenc::lesson::Trials;

namespace {

ReadBack tried(double d_model, const Trials& trials, Join join = Join::kAdd) {
  return TagReader::make(d_model, 10000, 512, join).value().read(trials).value();
}

}  // namespace

// The counts at d_model 128 to 1024 are tests of the modules, which are quicker at it.
TEST_CASE("20000 trials from seed 1: exact, within one slot, within two") {
  const double known[3][4] = {
      {16, 2059, 4183, 4766}, {32, 5313, 10136, 11062}, {64, 9634, 16660, 17410}};
  for (const auto& [d_model, exact, within_1, within_2] : known) {
    const auto counts = tried(d_model, {1, 0, 20000});
    CHECK(counts.exact == exact);
    CHECK(counts.within_1 == within_1);
    CHECK(counts.within_2 == within_2);
  }
}

TEST_CASE("batches of any size add up to one long run") {
  const auto reader = TagReader::make(32, 10000, 512, Join::kAdd).value();
  const auto all = reader.read({9, 0, 300}).value();
  double exact = 0, word = 0;
  for (const auto [first, count] : {std::pair{0., 1.}, {1., 98.}, {99., 0.}, {99., 201.}}) {
    const auto part = reader.read({9, first, count}).value();
    exact += part.exact;
    word += part.word;
  }
  CHECK(exact == all.exact);
  CHECK_THAT(word, WithinRel(all.word, 1e-13));
}

TEST_CASE("the smaller the words, the better the slot can be read") {
  // True Gaussians: .53816 and .75125; 4000 trials, five standard errors.
  CHECK_THAT(tried(16, {1, 0, 4000, .5}).exact / 4000, WithinAbs(.53816, .04));
  CHECK_THAT(tried(32, {1, 0, 4000, .5}).exact / 4000, WithinAbs(.75125, .035));
  CHECK(tried(64, {1, 0, 1000, .1}).exact == 1000);
  CHECK(tried(64, {1, 0, 1000, 0}).exact == 1000);
}

TEST_CASE("the word among a thousand: known slot, unknown slot, halves") {
  const auto share = [](double d_model, double scale) {
    const auto counts = tried(d_model, {1, 0, 4000, scale});
    const double mean = counts.word / 4000;
    return std::pair{mean, std::sqrt((counts.word_squares / 4000 - mean * mean) / 4000)};
  };
  const auto [small, small_error] = share(16, 1);
  CHECK_THAT(small, WithinAbs(.47855667, 5 * small_error));
  const auto [middle, middle_error] = share(32, 1);
  CHECK_THAT(middle, WithinAbs(.93773164, 5 * middle_error));
  const auto [tiny, tiny_error] = share(64, 1.0 / 8);
  CHECK_THAT(tiny, WithinAbs(.03616374, 5 * tiny_error));
  CHECK_THAT(tried(16, {1, 0, 4000}).word_known / 4000, WithinAbs(.81321319, .02));
  CHECK_THAT(tried(32, {1, 0, 4000}, Join::kHalves).word / 4000, WithinAbs(.81321319, .02));
  CHECK_THAT(tried(16, {1, 0, 4000}, Join::kHalves).word / 4000, WithinAbs(.25625189, .02));
}

TEST_CASE("halves read every slot, whatever the word") {
  const auto counts = tried(16, {3, 0, 500, 1000}, Join::kHalves);
  CHECK(counts.exact == 500);
  CHECK_THAT(tried(16, {3, 0, 10, 0}, Join::kHalves).word, WithinRel(0.01, 1e-14));
}

TEST_CASE("the formula by the neighbours alone: good from d_model 128 on") {
  const double known[6][2] = {{16, .38810},  {32, .44200},  {64, .53822},
                              {128, .67108}, {512, .93671}, {1024, .99079}};
  for (const auto& [d_model, share] : known) {
    const auto reader = TagReader::make(d_model, 10000, 2, Join::kAdd).value();
    CHECK_THAT(reader.formula(1), WithinAbs(share, 6e-6));
    CHECK(reader.formula(0) == 1);
  }
}

TEST_CASE("any number of slots: an odd one, two, and more than there are in the paper's figure") {
  for (const double slots : {2.0, 3.0, 9.0, 1000.0}) {
    const auto reader = TagReader::make(64, 10000, slots, Join::kAdd).value();
    CHECK(reader.read({4, 0, 50, 0}).value().exact == 50);
    CHECK(reader.read({4, 0, 50, .05}).value().exact == 50);
  }
}

TEST_CASE("reading back refuses odd halves, wide tags, no slots and no vocabulary") {
  const auto refused = [](double d_model, double slots, Join join) {
    return TagReader::make(d_model, 10000, slots, join).refusal().parameter;
  };
  CHECK(refused(6, 512, Join::kHalves) == "d_model");
  CHECK(refused(2, 512, Join::kHalves) == "d_model");
  CHECK(refused(1026, 512, Join::kAdd) == "d_model");
  CHECK(refused(7, 512, Join::kAdd) == "d_model");
  CHECK(refused(8, 1, Join::kAdd) == "slots");
  CHECK(refused(8, 4097, Join::kAdd) == "slots");
  CHECK(TagReader::make(8, 0.5, 9, Join::kAdd).refusal().parameter == "base");
  const auto wrong = [](const Trials& trials) {
    return posenc::lesson::check_trials(trials).refusal().parameter;
  };
  CHECK(wrong({-1}) == "seed");
  CHECK(wrong({1, -1}) == "first_trial");
  CHECK(wrong({1, 0, 1.5}) == "trials");
  CHECK(wrong({1, 0, 1, std::nan("")}) == "scale");
  CHECK(wrong({1, 0, 1, 1, 1}) == "vocabulary");
}
