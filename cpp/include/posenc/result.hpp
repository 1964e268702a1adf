// What a call answers: its value, or the refusal of an argument. Nothing here throws.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>

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

/// A refused argument: `parameter` and `rule` are static text, `value` is what was given.
struct Refusal {
  RefusalCode code;
  std::string_view parameter;
  double value;
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
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(const Refusal& refusal) : content_(std::in_place_index<1>, refusal) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  /// Only when ok().
  const T& value() const& { return *std::get_if<0>(&content_); }
  T&& value() && { return std::move(*std::get_if<0>(&content_)); }

  /// Only when not ok().
  const Refusal& refusal() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Refusal> content_;
};

}  // namespace posenc
