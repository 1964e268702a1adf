// A small real self-attention layer: shuffle its inputs and its outputs are shuffled alike, unless
// the inputs carry the tags of their positions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {

inline constexpr double kMaxWords = 256;
inline constexpr double kMaxAttentionWidth = 1024;

struct Attention {
  std::vector<std::int32_t> order;       ///< order[j]: where the word in shuffled slot j came from
  std::vector<double> outputs;           ///< of the words as given, shape (words, d_model)
  std::vector<double> shuffled_outputs;  ///< of the words in that order, the same shape
  double difference;      ///< largest |shuffled_outputs[j] - outputs[order[j]]|, over all entries
  double embedding_norm;  ///< root mean square of the norms of the word embeddings
};

/// One head: softmax(Q K^T / sqrt(d_model)) V with Q = X W_q, K = X W_k, V = X W_v; row j of X is
/// the embedding of word j, plus PE(j) if `tagged`. `embeddings`: row-major, shape (words,
/// d_model). The three matrices depend on d_model alone (entries of variance 1 / d_model): nothing
/// is trained, and nothing needs to be, since the claim holds for any weights. `shuffle` 0 keeps
/// the order; any other whole number up to 2^32 - 1 picks one that differs, if two words or more
/// are there. Source: Vaswani et al. 2017, section 3.2.1. Refuses what check_attention refuses
/// (more than 256 words, d_model above 1024), embeddings that are no whole number of rows, and
/// entries that are not finite or beyond +-1e100.
Result<Attention> attention(const Plan& plan, std::span<const double> embeddings, double shuffle,
                            bool tagged);

/// 1 ... 256 words, d_model up to 1024, shuffle whole from 0 to 2^32 - 1.
Status check_attention(double words, double d_model, double shuffle);

/// A stand-in for the embedding of one word: shape (d_model,), entries of variance 1.
void embed(std::string_view word, std::span<double> embedding);

}  // namespace posenc::lesson
