// All conventions that make a table.
#pragma once

#include <vector>

#include "labs/readings.hpp"
#include "posenc/identify.hpp"

namespace posenc {

/// By one reading of the columns; `used`: the rows to go by.
std::vector<Description> named(const GivenTable& table, Format format,
                               const std::vector<bool>& used, const Reading& reading);

/// By every reading, the rounder base first.
std::vector<Description> all_names(const GivenTable& table, Format format,
                                   const std::vector<bool>& used);

}  // namespace posenc
