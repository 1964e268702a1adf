#include "posenc/lesson/nearest.hpp"

#include <cmath>
#include <vector>

#include "catch.hpp"
#include "posenc/similarity.hpp"

namespace {

posenc::lesson::Nearest nearest(double d_model, double limit) {
  const auto plan = posenc::Plan::make(d_model);
  return posenc::lesson::nearest(plan.value(), limit).value();
}

struct Known {
  double d_model, limit, slot, distance;
};

}  // namespace

TEST_CASE("the nearest other slot, computed with mpmath") {
  const Known known[] = {
      {2, 100, 44, .0177026186},       {2, 1000, 710, 6.02887067e-5},
      {2, 60000, 710, 6.02887067e-5},  {2, 1e6, 312689, 2.90069939e-6},
      {4, 100, 19, .242037793},        {4, 1000, 622, .0723893843},
      {4, 60000, 13823, .00767616003}, {4, 1e6, 735761, 5.29296880e-4},
      {8, 100, 63, .645292364},        {8, 1000, 63, .645292364},
      {8, 60000, 31416, .0738177624},  {8, 1e6, 169646, .00331044114},
      {16, 60000, 1, 1.01472533871},   {16, 1e6, 615746, .881206604},
      {32, 60000, 1, 1.17162349763},   {64, 60000, 1, 1.47184804812},
      {128, 60000, 1, 1.95259631989},  {256, 60000, 1, 2.67120160798},
      {512, 60000, 1, 3.71427036513},
  };
  for (const Known& each : known) {
    CAPTURE(each.d_model, each.limit);
    const auto found = nearest(each.d_model, each.limit);
    CHECK(found.all().slot == each.slot);
    CHECK_THAT(found.all().distance, WithinRel(each.distance, 2e-9));
  }
}

TEST_CASE("next door is nearest from d_model 12, 16 or 18 on, by how far one looks") {
  const auto next_door = [](double d_model, double limit) {
    return nearest(d_model, limit).all().slot == 1;
  };
  for (const double limit : {100.0, 1000.0}) {
    CHECK_FALSE(next_door(10, limit));
    CHECK(next_door(12, limit));
  }
  CHECK_FALSE(next_door(14, 60000));
  CHECK(next_door(16, 60000));
  CHECK_FALSE(next_door(16, 1e6));
  CHECK(next_door(18, 1e6));
}

TEST_CASE("the first slot that is closer than next door") {
  for (const double d_model : {2.0, 4.0, 6.0, 8.0, 10.0}) CHECK(nearest(d_model, 100).closer == 6);
  CHECK(nearest(12, 60000).closer == 14495);
  CHECK(nearest(14, 60000).closer == 18246);
  CHECK(nearest(16, 1e6).closer == 596274);
  CHECK(nearest(18, 60000).closer == 0);
}

TEST_CASE("the fastest pairs alone: each level is a ladder cut short") {
  const auto slots = [](const posenc::lesson::Nearest& found) {
    std::vector<double> each;
    double pairs = 1;
    for (const auto& level : found.levels) {
      CHECK(level.pairs == pairs);
      pairs *= 2;
      each.push_back(level.slot);
    }
    return each;
  };
  const auto small = nearest(64, 1000);
  CHECK(slots(small) == std::vector<double>{710, 377, 402, 1, 1, 1});
  CHECK_THAT(small.levels[1].distance, WithinRel(.0343871, 2e-6));
  CHECK_THAT(small.levels[2].distance, WithinRel(.258411, 2e-6));
  const auto large = nearest(512, 1000);
  CHECK(slots(large) == std::vector<double>{710, 710, 182, 7, 1, 1, 1, 1, 1});
  CHECK_THAT(large.levels[1].distance, WithinRel(.0425485, 2e-6));
  CHECK_THAT(large.levels[2].distance, WithinRel(.502879, 2e-6));
  CHECK_THAT(large.levels[3].distance, WithinRel(1.43641574, 1e-8));
  // Of the neighbours' distance 3.714 the 16 fastest pairs give 3.050.
  CHECK_THAT(large.levels[4].neighbour, WithinAbs(3.050, 5e-4));
  const auto far = nearest(64, 1e6).levels[3];
  CHECK(far.slot == 100738);
  CHECK_THAT(far.distance, WithinRel(.894409, 2e-6));
  CHECK(nearest(6, 10).levels.back().pairs == 3);
}

TEST_CASE("the slowest pairs: next door is nearest, and hardly away at all") {
  using posenc::lesson::nearest;
  const auto small = posenc::Plan::make(64), large = posenc::Plan::make(512);
  CHECK_THAT(nearest(small.value(), 1000, 16, 16).value().all().distance,
             WithinRel(.0151150419, 1e-8));
  CHECK_THAT(nearest(large.value(), 1000, 128, 128).value().all().distance,
             WithinRel(.0379498573, 1e-8));
  CHECK(nearest(small.value(), 60000, 31, 1).value().all().slot == 47117);
}

TEST_CASE("nearest agrees with the distances of similarity") {
  for (const double d_model : {2.0, 6.0, 20.0, 514.0}) {
    const auto plan = posenc::Plan::make(d_model);
    const auto distances = posenc::similarity(plan.value(), 200).value().distances;
    std::size_t least = 1;
    for (std::size_t k = 2; k < 200; ++k) {
      if (distances[k] < distances[least]) least = k;
    }
    CHECK(nearest(d_model, 199).all().slot == static_cast<double>(least));
    CHECK_THAT(nearest(d_model, 199).all().distance, WithinRel(distances[least], 1e-13));
  }
}

TEST_CASE("every limit counts its own slot: the record at 710 appears at 710") {
  CHECK(nearest(2, 709).all().slot == 333);
  CHECK(nearest(2, 710).all().slot == 710);
  CHECK(nearest(2, 711).all().slot == 710);
  CHECK(nearest(2, 1).all().slot == 1);
}

TEST_CASE("nearest refuses a limit beyond a million and pairs that are not there") {
  using posenc::lesson::nearest;
  const auto plan = posenc::Plan::make(8);
  CHECK(nearest(plan.value(), 0).refusal().parameter == "limit");
  CHECK(nearest(plan.value(), 1000001).refusal().parameter == "limit");
  CHECK(nearest(plan.value(), 9, 4, 1).refusal().parameter == "first_pair");
  CHECK(nearest(plan.value(), 9, 2, 3).refusal().parameter == "pairs");
  CHECK(nearest(plan.value(), 9, 0, 0).refusal().parameter == "pairs");
}
