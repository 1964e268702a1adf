#include "posenc/plan.hpp"

#include <cmath>
#include <utility>

#include "exact/phase.hpp"
#include "kernel/run.hpp"
#include "plan_tables.hpp"

namespace posenc {

static_assert(Plan::kRowsPerBlock == kRowsPerBlock && Plan::kRowsPerGroup == kRowsPerGroup);

namespace {

template <typename Value>
Status encode_table(const PlanTables& tables, double first, double step, double row,
                    std::span<Value> table) {
  constexpr StaticText kWhole = "must hold whole rows of d_model values";
  const std::size_t width = 2 * tables.turns.size();
  if (table.size() % width != 0) {
    return Refusal{RefusalCode::kNotWhole, "table", static_cast<double>(table.size()), kWhole};
  }
  const auto rows = static_cast<double>(table.size() / width);
  if (const Status status = check_slot(row, "row"); !status) return status;
  if (const Status status = check_run(first, step, row + rows); !status) return status;
  if (!table.empty()) fill_table({tables, first, step, static_cast<std::uint64_t>(row)}, table);
  return {};
}

}  // namespace

Plan::Plan(std::shared_ptr<const PlanTables> tables) : tables_(std::move(tables)) {}

Result<Plan> Plan::make(double d_model, double base) {
  if (const Status status = check_d_model(d_model); !status) return status.refusal();
  if (const Status status = check_base(base); !status) return status.refusal();
  const auto pairs = static_cast<std::size_t>(d_model / 2);
  return Plan(std::make_shared<const PlanTables>(plan_tables(base, pairs)));
}

std::size_t Plan::pairs() const { return tables_->turns.size(); }
double Plan::base() const { return tables_->base; }
std::span<const double> Plan::frequencies() const { return tables_->omegas.all(); }
std::span<const double> Plan::wavelengths() const { return tables_->wavelengths.all(); }

Status Plan::encode(double first, double step, std::span<float> table, double row) const {
  return encode_table(*tables_, first, step, row, table);
}

Status Plan::encode(double first, double step, std::span<double> table, double row) const {
  return encode_table(*tables_, first, step, row, table);
}

Status Plan::encode_pair(double pair, double first, double step, std::span<double> sin_cos) const {
  if (const Status status = check_pair(pair, static_cast<double>(d_model())); !status)
    return status;
  constexpr StaticText kWhole = "must hold whole rows of 2 values";
  if (sin_cos.size() % 2 != 0) {
    return Refusal{RefusalCode::kNotWhole, "sin_cos", static_cast<double>(sin_cos.size()), kWhole};
  }
  const double rows = static_cast<double>(sin_cos.size() / 2);
  if (const Status status = check_run(first, step, rows); !status) return status;
  fill_wave(turns_of_pair(*this, static_cast<std::size_t>(pair)), first, step, sin_cos);
  return {};
}

const PlanTables& tables_of(const Plan& plan) { return *plan.tables_; }

}  // namespace posenc
