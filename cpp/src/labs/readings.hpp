// The ways to read a table's columns, and which of its rows hold values.
#pragma once

#include <cstddef>
#include <vector>

#include "posenc/identify.hpp"

namespace posenc {

/// One way to read the columns.
struct Reading {
  Layout layout;
  OddWidth odd;
  std::vector<std::size_t> sines, cosines;
};

/// Interleaved, halves, and halves the other way round; of an odd width, what frameworks make of
/// it.
std::vector<Reading> readings_of(const GivenTable& table);

/// Rows that are not all zeros.
std::vector<bool> rows_with_values(const GivenTable& table);

}  // namespace posenc
