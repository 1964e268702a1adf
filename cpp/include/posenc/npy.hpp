// NumPy's file format for arrays: read with distrust, written with care.
// Source: numpy.lib.format, versions 1.0 to 3.0.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "posenc/precision.hpp"
#include "posenc/result.hpp"

namespace posenc {

/// What the header of a file says about its table.
struct NpyHeader {
  Format format = Format::kFloat;  ///< kHalf, kFloat or kDouble
  bool big_endian = false;
  bool column_major = false;  ///< Fortran's order
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::size_t offset = 0;  ///< of the first value, in bytes
};

/// Reads a header. Axes of length 1 are dropped while more than two are left; a single axis is one
/// row. Refuses what is no such file, types other than float16, float32 and float64, tables of more
/// than 2^24 values or of none, and a file that is shorter or longer than its shape says; the
/// refusal's parameter is "file", its value the number of bytes.
Result<NpyHeader> read_npy_header(std::span<const std::uint8_t> file);

struct NpyTable {
  NpyHeader header;
  std::vector<double> values;  ///< row-major, shape (rows, columns), exact
};

/// Refuses what read_npy_header refuses.
Result<NpyTable> read_npy(std::span<const std::uint8_t> file);

/// The header of a C-ordered little-endian table, version 1.0, as numpy.save writes it: a multiple
/// of 64 bytes. The values follow it as they are.
std::string npy_header(Format format, double rows, double columns);

/// The bits of one number in a format of 16, 32 or 64 bits, and back. The number must be of the
/// format, see rounded_to.
std::uint64_t bits_of(Format format, double value);
double value_of_bits(Format format, std::uint64_t bits);

}  // namespace posenc
