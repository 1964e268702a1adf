// What a call answers: its value, or the refusal of an argument. Nothing here throws.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace posenc {

/// Why an argument was refused. `code_name` gives the stable name that translations are keyed by.
enum class RefusalCode {
  kNotFinite,
  kNotWhole,
  kNotEven,
  kTooSmall,
  kTooLarge,
  kTableTooLarge,
};

/// A refused argument: `parameter` and `rule` are static text that ends in a zero byte, `value` is
/// what was given.
struct Refusal {
  RefusalCode code = RefusalCode::kNotFinite;
  std::string_view parameter;
  double value = 0;
  std::string_view rule;  ///< continues the sentence "<parameter> ..."
};

/// "not-finite", "not-whole", "not-even", "too-small", "too-large", "table-too-large".
std::string_view code_name(RefusalCode code);

/// One sentence for a person: parameter, rule, value.
std::string sentence(const Refusal& refusal);

/// The value of a call, or the refusal of one of its arguments.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(const Refusal& refusal) : refusal_(refusal) {}

  bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }

  /// Only when ok().
  const T& value() const& { return *value_; }
  T&& value() && { return *std::move(value_); }

  /// Only when not ok().
  const Refusal& refusal() const { return refusal_; }

 private:
  // Not a variant: that destroys through tables of functions, which no compiler sees through.
  std::optional<T> value_;
  Refusal refusal_;
};

}  // namespace posenc
