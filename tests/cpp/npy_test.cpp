#include "posenc/npy.hpp"

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "catch.hpp"

using posenc::Format;

namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes file_of(const std::string& dictionary, const Bytes& data, std::uint8_t version = 1) {
  std::string text = dictionary + "\n";
  Bytes file{0x93, 'N', 'U', 'M', 'P', 'Y', version, 0};
  for (std::size_t i = 0; i < (version == 1 ? 2U : 4U); ++i) {
    file.push_back(static_cast<std::uint8_t>(text.size() >> (8 * i)));
  }
  file.insert(file.end(), text.begin(), text.end());
  file.insert(file.end(), data.begin(), data.end());
  return file;
}

std::string dictionary(const std::string& type, const std::string& order,
                       const std::string& shape) {
  return "{'descr': '" + type + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }";
}

std::string why(const Bytes& file) {
  const auto read = posenc::read_npy(file);
  return read ? "read" : std::string(read.refusal().rule);
}

}  // namespace

TEST_CASE("tables of three types in both byte orders and all versions") {
  // 1, -2 as the formats hold them.
  const Bytes half{0x00, 0x3c, 0x00, 0xc0}, half_big{0x3c, 0x00, 0xc0, 0x00};
  const Bytes single{0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0};
  const Bytes wide_big{0x3f, 0xf0, 0, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0};
  for (const std::uint8_t version : {1, 2, 3}) {
    for (const auto& [type, data] :
         {std::pair{"<f2", half}, {">f2", half_big}, {"<f4", single}, {">f8", wide_big}}) {
      const auto read =
          posenc::read_npy(file_of(dictionary(type, "False", "(1, 2)"), data, version));
      REQUIRE(read.ok());
      CHECK(read.value().values == std::vector<double>{1, -2});
    }
  }
}

TEST_CASE("columns first, and axes of length 1") {
  Bytes data;
  for (std::uint8_t i = 0; i < 6; ++i)
    data.insert(data.end(), {0, static_cast<std::uint8_t>(0x3c + 4 * i)});
  const auto rows = posenc::read_npy(file_of(dictionary("<f2", "False", "(2, 1, 3)"), data));
  const auto columns = posenc::read_npy(file_of(dictionary("<f2", "True", "(2, 3)"), data));
  REQUIRE(rows.ok());
  REQUIRE(columns.ok());
  CHECK(rows.value().header.rows == 2);
  CHECK(rows.value().values == std::vector<double>{1, 2, 4, 8, 16, 32});
  CHECK(columns.value().values == std::vector<double>{1, 4, 16, 2, 8, 32});
  CHECK(
      posenc::read_npy(file_of(dictionary("<f2", "False", "(6,)"), data)).value().header.columns ==
      6);
}

TEST_CASE("headers that are written can be read") {
  for (const Format format : {Format::kHalf, Format::kFloat, Format::kDouble}) {
    const std::string header = posenc::npy_header(format, 20000, 512);
    CHECK(header.size() % 64 == 0);
    CHECK(header.back() == '\n');
    Bytes file(header.begin(), header.end());
    const std::size_t size = format == Format::kDouble ? 8 : format == Format::kFloat ? 4 : 2;
    file.resize(file.size() + 20000 * 512 * size);
    const auto read = posenc::read_npy_header(file);
    REQUIRE(read.ok());
    CHECK(read.value().format == format);
    CHECK(read.value().rows == 20000);
    CHECK(read.value().columns == 512);
    CHECK(read.value().offset == header.size());
  }
}

TEST_CASE("hostile files are refused, each in words of its own") {
  const Bytes data(8);
  const auto with_shape = [&](const std::string& shape) {
    return why(file_of(dictionary("<f4", "False", shape), data));
  };
  CHECK(with_shape("(1, 2)") == "read");
  CHECK(why({}) == "must begin as an .npy file does");
  CHECK(why(Bytes(100)) == "must begin as an .npy file does");
  CHECK(why(file_of(dictionary("<f4", "False", "(1, 2)"), data, 4)).find("version") !=
        std::string::npos);
  CHECK(with_shape("(1, 3)").find("ends before") != std::string::npos);
  CHECK(with_shape("(1, 1)").find("goes on behind") != std::string::npos);
  CHECK(with_shape("(4294967296, 4294967296)").find("2^24") != std::string::npos);
  CHECK(with_shape("(99999999999999999999, 2)").find("header of descr") != std::string::npos);
  CHECK(with_shape("(-1, 2)").find("header of descr") != std::string::npos);
  CHECK(with_shape("(0, 2)").find("one value or more") != std::string::npos);
  CHECK(with_shape("()").find("two axes") != std::string::npos);
  CHECK(with_shape("(2, 2, 2)").find("two axes") != std::string::npos);
  for (const char* type : {"<i4", "|O", "<f16", "<c8", "<f1", "f4"}) {
    CHECK(why(file_of(dictionary(type, "False", "(1, 2)"), data)).find("float16") !=
          std::string::npos);
  }
  CHECK(why(file_of("{'descr': '<f4', 'fortran_order': False}", data)).find("header of descr") !=
        std::string::npos);
  CHECK(why(file_of("{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (1, 2)}",
                    data))
            .find("header of descr") != std::string::npos);
}

TEST_CASE("every truncation and every single changed byte of the header is read or refused") {
  const Bytes good = file_of(dictionary("<f4", "False", "(1, 2)"), Bytes(8));
  for (std::size_t length = 0; length < good.size(); ++length) {
    CHECK(why(Bytes(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(length))) != "read");
  }
  for (std::size_t i = 0; i < good.size() - 8; ++i) {
    for (int byte = 0; byte < 256; byte += 7) {
      Bytes changed = good;
      changed[i] = static_cast<std::uint8_t>(byte);
      static_cast<void>(posenc::read_npy(changed));
    }
  }
  CHECK(why(good) == "read");
}

TEST_CASE("each float16 there is goes there and back") {
  for (std::uint64_t bits = 0; bits < 65536; ++bits) {
    const double value = posenc::value_of_bits(Format::kHalf, bits);
    if (std::isnan(value)) continue;
    CHECK(posenc::bits_of(Format::kHalf, value) == bits);
    CHECK(posenc::rounded_to(Format::kHalf, value) == value);
  }
}
