// What the number formats' recipes make of a ladder.
#include "posenc/precision.hpp"

#include <emscripten/bind.h>

#include <vector>

#include "answer.hpp"
#include "plans.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

Recipe recipe_of(double number) { return static_cast<Recipe>(static_cast<unsigned char>(number)); }

val recipe_names() {
  val list = val::array();
  for (std::size_t i = 0; i < kRecipes; ++i) {
    add(list, val(name_of(static_cast<Recipe>(i)).data()));
  }
  return list;
}

val errors_of(double d_model, double base, double recipe, const val& positions) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const RecipeTable table(*plan.value(), recipe_of(recipe));
  auto& errors = keep([&] { return emscripten::convertJSArrayToNumberVector<double>(positions); });
  for (double& error : errors) {
    const Result<double> result = table.error(error);
    if (!result) return refused(result.refusal());
    error = result.value();
  }
  return view_of(errors);
}

val row_of(double d_model, double base, double recipe, double position) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  auto& row = keep([&] { return std::vector<double>(plan.value()->d_model()); });
  const RecipeTable table(*plan.value(), recipe_of(recipe));
  if (const Status status = table.row(position, row); !status) return refused(status.refusal());
  return view_of(row);
}

val rates_of(double d_model, double base, double recipe) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const auto& table = keep([&] { return RecipeTable(*plan.value(), recipe_of(recipe)); });
  Answer answer;
  answer.set("rates", view(table.rates()));
  answer.set("firstBlurred", table.first_blurred());
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_precision) {
  emscripten::function("recipes", &recipe_names);
  emscripten::function("recipeErrors", &errors_of);
  emscripten::function("recipeRow", &row_of);
  emscripten::function("recipeFacts", &rates_of);
}

}  // namespace posenc::bindings
