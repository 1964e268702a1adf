#include "posenc/lesson/look_back.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "lesson/generator.hpp"

using posenc::lesson::look_back;
using posenc::lesson::LookBack;
using posenc::lesson::LookBackHead;
using posenc::lesson::LookBackTerm;

namespace {

LookBackHead head_of(double d_model, double position, double sharpness) {
  LookBackHead head;
  head.position = position;
  head.sharpness = sharpness;
  head.pairs = d_model / 2;
  return head;
}

LookBack looked(double d_model, double count, const LookBackHead& head) {
  return look_back(posenc::Plan::make(d_model).value(), count, head).value();
}

std::vector<double> words(std::size_t count, std::size_t width, std::uint64_t seed) {
  posenc::lesson::Random random(seed);
  std::vector<double> embeddings(count * width);
  posenc::lesson::fill_normal(random, embeddings);
  return embeddings;
}

}  // namespace

TEST_CASE("what the tags alone score, by distance") {
  const double known[3][5] = {{16, 8, 7.485166243, 6.368276624, 5.543101061},
                              {64, 32, 30.91683166, 28.303862, 25.58702855},
                              {512, 256, 249.1020978, 231.7336204, 211.7494434}};
  for (const auto& [d_model, g0, g1, g2, g3] : known) {
    const auto found = looked(d_model, 24, head_of(d_model, 12, 1));
    CHECK_THAT(found.of(LookBackTerm::kTagTag)[11], WithinRel(g0, 1e-15));
    CHECK_THAT(found.of(LookBackTerm::kTagTag)[10], WithinRel(g1, 1e-9));
    CHECK_THAT(found.of(LookBackTerm::kTagTag)[12], WithinRel(g1, 1e-9));
    CHECK_THAT(found.of(LookBackTerm::kTagTag)[9], WithinRel(g2, 1e-9));
    CHECK_THAT(found.of(LookBackTerm::kTagTag)[8], WithinRel(g3, 1e-9));
  }
}

TEST_CASE("the weight on the slot before, by width and sharpness") {
  struct Known {
    double d_model, sharpness, of_8, of_24;
  };
  const Known known[] = {
      {16, 0.25, .17501066, .073427594},
      {16, .5, .23194953, .11824458},
      {16, 1, .35150403, .24031579},
      {16, 2, .55155824, .50065524},
      {16, 4, .79480508, .79124720},
      {64, 0.125, .18979516, .098791541},
      {64, .5, .38797955, .36662219},
      {64, 1, .57794269, .57735354},
      {64, 2, .81272350, .81272327},
      {64, 4, .97440668, .97440668},
      {512, 1 / std::sqrt(512.0), .28453632, .23999572},
      {512, .5, .94023079, .94023079},
      {512, 1, .99798427, .99798427},
      {512, 2, .99999796, .99999796},
  };
  for (const Known& each : known) {
    CAPTURE(each.d_model, each.sharpness);
    const auto short_one = looked(each.d_model, 8, head_of(each.d_model, 4, each.sharpness));
    const auto long_one = looked(each.d_model, 24, head_of(each.d_model, 12, each.sharpness));
    CHECK_THAT(short_one.of(LookBackTerm::kWeight)[3], WithinAbs(each.of_8, 6e-9));
    CHECK_THAT(long_one.of(LookBackTerm::kWeight)[11], WithinAbs(each.of_24, 6e-9));
    CHECK(long_one.strongest == 11);
  }
  const auto sharpest = looked(512, 24, head_of(512, 12, 4));
  const auto sharp = sharpest.of(LookBackTerm::kWeight);
  double others = 0;
  for (std::size_t j = 0; j < 24; ++j) others += j == 11 ? 0 : sharp[j];
  CHECK_THAT(others, WithinRel(2.1e-12, 0.03));
}

TEST_CASE("the same with the slots ahead hidden, and the entropies") {
  const auto causal = [](double d_model, double sharpness) {
    auto head = head_of(d_model, 12, sharpness);
    head.causal = true;
    const auto found = looked(d_model, 24, head);
    for (std::size_t j = 13; j < 24; ++j) CHECK(found.of(LookBackTerm::kWeight)[j] == 0);
    CHECK_THAT(found.uniform, WithinRel(std::log(13.0), 1e-14));
    return found.of(LookBackTerm::kWeight)[11];
  };
  CHECK_THAT(causal(16, 0.25), WithinAbs(.12607, 6e-6));
  CHECK_THAT(causal(16, 1), WithinAbs(.31812, 6e-6));
  CHECK_THAT(causal(64, 0.125), WithinAbs(.15866, 6e-6));
  CHECK_THAT(causal(64, 1), WithinAbs(.58667, 6e-6));
  CHECK_THAT(causal(512, 1 / std::sqrt(512.0)), WithinAbs(.30214, 6e-6));
  const auto entropy = [](double d_model, double sharpness) {
    return looked(d_model, 24, head_of(d_model, 12, sharpness)).entropy;
  };
  CHECK_THAT(entropy(16, 0.25), WithinAbs(3.132, 6e-4));
  CHECK_THAT(entropy(16, 1), WithinAbs(2.557, 6e-4));
  CHECK_THAT(entropy(16, 4), WithinAbs(.696, 6e-4));
  CHECK_THAT(entropy(64, 0.125), WithinAbs(3.071, 6e-4));
  CHECK_THAT(entropy(64, 1), WithinAbs(1.101, 6e-4));
  CHECK_THAT(entropy(64, 4), WithinAbs(.137, 6e-4));
  CHECK_THAT(entropy(512, 1 / std::sqrt(512.0)), WithinAbs(2.381, 6e-4));
  CHECK_THAT(entropy(512, 1), WithinAbs(.0159, 6e-5));
  CHECK_THAT(looked(16, 24, head_of(16, 12, 0)).entropy, WithinAbs(3.178, 6e-4));
}

TEST_CASE("slots p - 2 and p tie, since the cosine is even") {
  for (const double sharpness : {0.1, 1.0, 4.0}) {
    const auto found = looked(64, 24, head_of(64, 12, sharpness));
    CHECK_THAT(found.of(LookBackTerm::kWeight)[10],
               WithinRel(found.of(LookBackTerm::kWeight)[12], 1e-12));
  }
}

TEST_CASE(
    "slot 0 has none before it: it gets most itself, and all of it where the rest is hidden") {
  const double known[3][2] = {{16, .071531}, {64, .121446}, {512, .417768}};
  for (const auto& [d_model, weight] : known) {
    auto head = head_of(d_model, 0, 1 / std::sqrt(d_model));
    const auto found = looked(d_model, 24, head);
    CHECK(found.strongest == 0);
    CHECK_THAT(found.of(LookBackTerm::kWeight)[0], WithinAbs(weight, 6e-7));
    head.causal = true;
    CHECK(looked(d_model, 24, head).of(LookBackTerm::kWeight)[0] == 1);
  }
}

TEST_CASE("fast pairs look sharply and see ghosts, slow pairs hardly look at all") {
  auto head = head_of(64, 12, 4);
  head.pairs = 8;
  CHECK_THAT(looked(64, 24, head).of(LookBackTerm::kWeight)[11], WithinAbs(.97324253, 6e-9));
  head.first_pair = 24;
  CHECK_THAT(looked(64, 24, head).of(LookBackTerm::kWeight)[11], WithinAbs(.0416757, 6e-8));
  head = head_of(512, 12, 4);
  head.pairs = 4;
  const auto found = looked(512, 24, head);
  CHECK_THAT(found.of(LookBackTerm::kWeight)[11], WithinAbs(.65354535, 6e-9));
  CHECK_THAT(found.of(LookBackTerm::kWeight)[4], WithinAbs(.14248172, 6e-9));
  CHECK_THAT(found.of(LookBackTerm::kWeight)[18], WithinAbs(.14248172, 6e-9));
}

TEST_CASE("the four terms with words from the generator of seed 1") {
  const auto plan = posenc::Plan::make(16);
  const auto found = look_back(plan.value(), 8, head_of(16, 4, 1), words(8, 16, 1), 1).value();
  CHECK_THAT(found.of(LookBackTerm::kWordWord)[3], WithinAbs(4.726211255, 6e-10));
  CHECK_THAT(found.of(LookBackTerm::kWordTag)[3], WithinAbs(-.0419374017, 6e-11));
  CHECK_THAT(found.of(LookBackTerm::kTagWord)[3], WithinAbs(-3.873772114, 6e-10));
  CHECK_THAT(found.of(LookBackTerm::kWordWord)[4], WithinAbs(15.12874438, 6e-9));
  CHECK_THAT(found.of(LookBackTerm::kWordTag)[4], WithinAbs(-.2070528336, 6e-11));
  CHECK_THAT(found.of(LookBackTerm::kTagWord)[4], WithinAbs(-.3281955249, 6e-11));
  CHECK_THAT(found.of(LookBackTerm::kScore)[3], WithinAbs(8.81050174, 6e-9));
  CHECK_THAT(found.of(LookBackTerm::kScore)[4], WithinAbs(22.07866226, 6e-9));
  CHECK(found.strongest == 4);
}

TEST_CASE("the terms grow with the size of the words as they should, and the cure drops three") {
  const auto plan = posenc::Plan::make(16);
  const auto embeddings = words(8, 16, 5);
  auto head = head_of(16, 4, 1);
  const auto one = look_back(plan.value(), 8, head, embeddings, 1).value();
  const auto half = look_back(plan.value(), 8, head, embeddings, 0.5).value();
  CHECK_THAT(half.of(LookBackTerm::kWordWord)[2],
             WithinRel(one.of(LookBackTerm::kWordWord)[2] / 4, 1e-14));
  CHECK_THAT(half.of(LookBackTerm::kTagWord)[2],
             WithinRel(one.of(LookBackTerm::kTagWord)[2] / 2, 1e-14));
  head.tag_only = true;
  const auto cured = look_back(plan.value(), 8, head, embeddings, 1).value();
  for (std::size_t j = 0; j < 8; ++j) {
    CHECK(cured.of(LookBackTerm::kScore)[j] == cured.of(LookBackTerm::kTagTag)[j]);
    CHECK(cured.of(LookBackTerm::kWordWord)[j] == one.of(LookBackTerm::kWordWord)[j]);
  }
  CHECK(cured.strongest == 3);
}

TEST_CASE("the size of words up to which the slot before wins on average") {
  const double known[3][2] = {{16, .18545}, {64, .13235}, {512, .11767}};
  for (const auto& [d_model, scale] : known) {
    CHECK_THAT(looked(d_model, 24, head_of(d_model, 12, 1)).largest_scale, WithinAbs(scale, 6e-6));
  }
}

TEST_CASE("how often words of tag size make it look at itself, and how often small ones do not") {
  struct Known {
    double d_model, scale;
    bool hide_self;
    double own, before;
  };
  // Shares of 40000 trials; here of 1500, so that five standard errors are at most .065.
  const Known known[] = {{16, 1, false, .924, .008}, {16, 1, true, 0, .100},
                         {16, .5, true, 0, .248},    {16, .1, true, 0, .891},
                         {16, .1, false, -1, .768},  {64, 1, true, 0, .148},
                         {64, .1, false, -1, .692}};
  for (const Known& each : known) {
    const auto plan = posenc::Plan::make(each.d_model);
    auto head = head_of(each.d_model, 12, 1);
    head.hide_self = each.hide_self;
    posenc::lesson::Random random(2);
    std::vector<double> embeddings(24 * plan.value().d_model());
    double own = 0, before = 0;
    for (int trial = 0; trial < 1500; ++trial) {
      posenc::lesson::fill_normal(random, embeddings);
      const auto found = look_back(plan.value(), 24, head, embeddings, each.scale).value();
      own += found.strongest == 12 ? 1 : 0;
      before += found.strongest == 11 ? 1 : 0;
    }
    CAPTURE(each.d_model, each.scale, each.hide_self);
    if (each.own >= 0) CHECK_THAT(own / 1500, WithinAbs(each.own, .065));
    CHECK_THAT(before / 1500, WithinAbs(each.before, .065));
  }
}

TEST_CASE("look_back refuses what is no slot, no head and nothing to look at") {
  const auto plan = posenc::Plan::make(16).value();
  const auto refused = [&](double count, LookBackHead head, double scale = 1) {
    return look_back(plan, count, head, {}, scale).refusal().parameter;
  };
  const auto head = head_of(16, 4, 1);
  CHECK(refused(0, head) == "count");
  CHECK(refused(257, head) == "count");
  CHECK(refused(4, head) == "position");
  CHECK(refused(8, head, -1) == "scale");
  auto wrong = head;
  wrong.sharpness = -1;
  CHECK(refused(8, wrong) == "sharpness");
  wrong.sharpness = std::nan("");
  CHECK(refused(8, wrong) == "sharpness");
  wrong = head;
  wrong.pairs = 9;
  CHECK(refused(8, wrong) == "pairs");
  wrong = head;
  wrong.offset = 1e17;
  CHECK(refused(8, wrong) == "offset");
  wrong = head;
  wrong.position = 0;
  wrong.causal = wrong.hide_self = true;
  CHECK(refused(8, wrong) == "count");
}
