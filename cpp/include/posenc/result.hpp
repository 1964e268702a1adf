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

/// Text that outlives every refusal: a literal, or a constant made of one. Nothing else can be put
/// into a refusal, so that what a refusal says can never dangle. It ends in a zero byte.
class StaticText {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a literal is written where a text is wanted.
  consteval StaticText(std::string_view text) : text_(text) {}
  // NOLINTNEXTLINE(google-explicit-constructor): the same.
  consteval StaticText(const char* text) : text_(text) {}

  // NOLINTNEXTLINE(google-explicit-constructor): it is read as any text is.
  constexpr operator std::string_view() const noexcept { return text_; }
  constexpr const char* c_str() const noexcept { return text_.data(); }

  friend constexpr bool operator==(StaticText text, std::string_view other) noexcept {
    return text.text_ == other;
  }

 private:
  std::string_view text_;
};

/// A refused argument; `value` is what was given.
struct Refusal {
  RefusalCode code = RefusalCode::kNotFinite;
  StaticText parameter = "";
  double value = 0;
  StaticText rule = "";  ///< continues the sentence "<parameter> ..."
};

/// "not-finite", "not-whole", "not-even", "too-small", "too-large", "table-too-large".
StaticText code_name(RefusalCode code) noexcept;

/// One sentence for a person: parameter, rule, value.
std::string sentence(const Refusal& refusal);

/// Whether a call did its work; if not, the refusal of one of its arguments. True is success, as
/// for Result.
class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(const Refusal& refusal) : refused_(true), refusal_(refusal) {}

  bool ok() const { return !refused_; }
  explicit operator bool() const { return ok(); }

  /// Only when not ok().
  const Refusal& refusal() const { return refusal_; }

 private:
  bool refused_ = false;
  Refusal refusal_;
};

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
