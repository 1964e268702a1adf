#include "posenc/npy.hpp"

#include <cmath>
#include <cstring>
#include <limits>
#include <optional>
#include <string_view>

#include "posenc/rules.hpp"

namespace posenc {
namespace {

Refusal refusal(std::span<const std::uint8_t> file, StaticText rule) {
  return {RefusalCode::kNotWhole, "file", static_cast<double>(file.size()), rule};
}

/// Reads the header's text, the literal of a Python dictionary, from left to right.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  bool take(char expected) {
    skip_blanks();
    if (rest_.empty() || rest_.front() != expected) return false;
    rest_.remove_prefix(1);
    return true;
  }

  bool at_end() {
    skip_blanks();
    return rest_.empty();
  }

  std::optional<std::string_view> quoted() {
    skip_blanks();
    if (rest_.empty() || (rest_.front() != '\'' && rest_.front() != '"')) return std::nullopt;
    const std::size_t end = rest_.find(rest_.front(), 1);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view text = rest_.substr(1, end - 1);
    rest_.remove_prefix(end + 1);
    return text;
  }

  bool word(std::string_view expected) {
    skip_blanks();
    if (rest_.substr(0, expected.size()) != expected) return false;
    rest_.remove_prefix(expected.size());
    return true;
  }

  /// A length of an axis, at most 2^32.
  std::optional<std::uint64_t> length() {
    skip_blanks();
    std::uint64_t number = 0;
    std::size_t digits = 0;
    for (; digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9'; ++digits) {
      number = 10 * number + static_cast<std::uint64_t>(rest_[digits] - '0');
      if (number > 4294967296) return std::nullopt;
    }
    if (digits == 0) return std::nullopt;
    rest_.remove_prefix(digits);
    static_cast<void>(word("L"));  // Python 2 wrote long numbers so
    return number;
  }

 private:
  void skip_blanks() {
    while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\n')) {
      rest_.remove_prefix(1);
    }
  }

  std::string_view rest_;
};

struct Fields {
  std::string_view type;
  std::optional<bool> column_major;
  std::vector<std::uint64_t> shape;
  bool has_shape = false;
};

bool read_shape(Reader& reader, std::vector<std::uint64_t>& shape) {
  if (!reader.take('(')) return false;
  while (!reader.take(')')) {
    const auto length = reader.length();
    if (!length || shape.size() >= 32) return false;
    shape.push_back(*length);
    if (!reader.take(',')) return reader.take(')');
  }
  return true;
}

bool read_field(Reader& reader, Fields& fields) {
  const auto key = reader.quoted();
  if (!key || !reader.take(':')) return false;
  if (*key == "descr") {
    const auto type = reader.quoted();
    if (!type || !fields.type.empty()) return false;
    fields.type = *type;
    return true;
  }
  if (*key == "fortran_order") {
    if (fields.column_major) return false;
    const bool yes = reader.word("True");
    if (!yes && !reader.word("False")) return false;
    fields.column_major = yes;
    return true;
  }
  if (*key != "shape" || fields.has_shape) return false;
  fields.has_shape = true;
  return read_shape(reader, fields.shape);
}

std::optional<Fields> read_fields(std::string_view text) {
  Reader reader(text);
  Fields fields;
  if (!reader.take('{')) return std::nullopt;
  while (!reader.take('}')) {
    if (!read_field(reader, fields)) return std::nullopt;
    if (reader.take(',')) continue;
    if (!reader.take('}')) return std::nullopt;
    break;
  }
  const bool whole =
      reader.at_end() && fields.has_shape && fields.column_major && !fields.type.empty();
  return whole ? std::optional(fields) : std::nullopt;
}

bool read_type(std::string_view type, NpyHeader& header) {
  if (type.size() != 3 || type[1] != 'f') return false;
  if (type[0] != '<' && type[0] != '>' && type[0] != '=') return false;
  header.big_endian = type[0] == '>';
  switch (type[2]) {
    case '2': header.format = Format::kHalf; return true;
    case '4': header.format = Format::kFloat; return true;
    case '8': header.format = Format::kDouble; return true;
    default: return false;
  }
}

std::size_t size_of(Format format) {
  if (format == Format::kDouble) return 8;
  return format == Format::kFloat ? 4 : 2;
}

struct Axes {
  std::uint64_t rows;
  std::uint64_t columns;
};

/// Two axes of at most 2^32 each, because a 32-bit size cannot hold 2^32; none where more than two
/// are longer than 1.
std::optional<Axes> axes_of(std::vector<std::uint64_t> shape) {
  for (std::size_t axis = 0; shape.size() > 2 && axis < shape.size();) {
    if (shape[axis] == 1) {
      shape.erase(shape.begin() + static_cast<std::ptrdiff_t>(axis));
    } else {
      ++axis;
    }
  }
  if (shape.empty() || shape.size() > 2) return std::nullopt;
  return Axes{shape.size() == 2 ? shape[0] : 1, shape.back()};
}

std::uint64_t word_at(const std::uint8_t* at, std::size_t size, bool big_endian) {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < size; ++i) {
    word = (word << 8) | at[big_endian ? i : size - 1 - i];
  }
  return word;
}

}  // namespace

Result<NpyHeader> read_npy_header(std::span<const std::uint8_t> file) {
  constexpr std::uint8_t kMagic[] = {0x93, 'N', 'U', 'M', 'P', 'Y'};
  if (file.size() < 12 || std::memcmp(file.data(), kMagic, sizeof kMagic) != 0) {
    return refusal(file, "must begin as an .npy file does");
  }
  if (file[6] < 1 || file[6] > 3) return refusal(file, "must be of .npy version 1, 2 or 3");
  const std::size_t length_size = file[6] == 1 ? 2 : 4;
  const auto length = static_cast<std::size_t>(word_at(&file[8], length_size, false));
  NpyHeader header;
  header.offset = 8 + length_size + length;
  if (length > 65536 || header.offset > file.size()) {
    return refusal(file, "must hold the whole header that its .npy prefix announces");
  }
  const std::string_view text(reinterpret_cast<const char*>(&file[8 + length_size]), length);
  const auto fields = read_fields(text);
  if (!fields) return refusal(file, "must have an .npy header of descr, fortran_order and shape");
  if (!read_type(fields->type, header)) {
    return refusal(file, "must hold float16, float32 or float64 values");
  }
  header.column_major = *fields->column_major;
  const std::optional<Axes> axes = axes_of(fields->shape);
  if (!axes) {
    return refusal(file,
                   "must hold a table of two axes, or of more where all others have length 1");
  }
  // Both axes are at most 2^32, so that the double of their product cannot overflow.
  const double values = static_cast<double>(axes->rows) * static_cast<double>(axes->columns);
  if (values == 0) return refusal(file, "must hold a table of one value or more");
  if (values > kMaxValues) return refusal(file, "must hold a table of at most 2^24 values");
  header.rows = static_cast<std::size_t>(axes->rows);
  header.columns = static_cast<std::size_t>(axes->columns);
  const std::size_t bytes = header.rows * header.columns * size_of(header.format);
  if (file.size() - header.offset < bytes) {
    return refusal(file, "must be as long as its shape says, but ends before its last value");
  }
  if (file.size() - header.offset > bytes) {
    return refusal(file, "must be as long as its shape says, but goes on behind its last value");
  }
  return header;
}

Result<NpyTable> read_npy(std::span<const std::uint8_t> file) {
  const Result<NpyHeader> read = read_npy_header(file);
  if (!read) return read.refusal();
  const NpyHeader& header = read.value();
  NpyTable table{header, std::vector<double>(header.rows * header.columns)};
  const std::size_t size = size_of(header.format);
  for (std::size_t i = 0; i < table.values.size(); ++i) {
    const std::size_t row = i / header.columns, column = i % header.columns;
    const std::size_t place = header.column_major ? column * header.rows + row : i;
    const std::uint8_t* at = &file[header.offset + place * size];
    table.values[i] = value_of_bits(header.format, word_at(at, size, header.big_endian));
  }
  return table;
}

std::string npy_header(Format format, double rows, double columns) {
  const char* type = format == Format::kDouble ? "<f8" : format == Format::kFloat ? "<f4" : "<f2";
  const auto whole = [](double value) { return std::to_string(static_cast<std::uint64_t>(value)); };
  std::string text = "{'descr': '";
  text += type;
  text += "', 'fortran_order': False, 'shape': (" + whole(rows) + ", " + whole(columns) + "), }";
  constexpr std::size_t kPrefix = 10, kMultiple = 64;
  while ((kPrefix + text.size() + 1) % kMultiple != 0) text += ' ';
  text += '\n';
  std::string header = "\x93NUMPY";
  header += '\x01';
  header += '\0';
  header += static_cast<char>(text.size() & 255);
  header += static_cast<char>(text.size() >> 8);
  return header + text;
}

std::uint64_t bits_of(Format format, double value) {
  if (format == Format::kDouble) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    return bits;
  }
  if (format != Format::kHalf) {
    const auto narrow = static_cast<float>(value);
    std::uint32_t bits = 0;
    std::memcpy(&bits, &narrow, sizeof bits);
    return format == Format::kFloat ? bits : bits >> 16;
  }
  const std::uint64_t sign = std::signbit(value) ? 0x8000 : 0;
  const double size = std::fabs(value);
  if (std::isnan(value)) return sign | 0x7e00;
  if (std::isinf(value)) return sign | 0x7c00;
  if (size < 0x1p-14) return sign | static_cast<std::uint64_t>(size * 0x1p24);
  int exponent = 0;
  const double mantissa = std::frexp(size, &exponent);  // [1/2, 1)
  const auto fraction = static_cast<std::uint64_t>(mantissa * 2048) - 1024;
  return sign | (static_cast<std::uint64_t>(exponent + 14) << 10) | fraction;
}

double value_of_bits(Format format, std::uint64_t bits) {
  if (format == Format::kDouble) {
    double value = 0;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }
  if (format != Format::kHalf) {
    const auto word = static_cast<std::uint32_t>(format == Format::kFloat ? bits : bits << 16);
    float value = 0;
    std::memcpy(&value, &word, sizeof value);
    return static_cast<double>(value);
  }
  const int exponent = static_cast<int>((bits >> 10) & 31);
  const double fraction = static_cast<double>(bits & 1023);
  const double sign = (bits & 0x8000) != 0 ? -1 : 1;
  if (exponent == 0) return sign * fraction * 0x1p-24;
  if (exponent < 31) return sign * std::ldexp(1 + fraction / 1024, exponent - 15);
  if (fraction == 0) return sign * std::numeric_limits<double>::infinity();
  return std::numeric_limits<double>::quiet_NaN();
}

}  // namespace posenc
