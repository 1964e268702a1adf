// Can both be read back from a word with a tag added to it, the slot and the word? Tried many
// times.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "posenc/plan.hpp"
#include "posenc/result.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {

/// kAdd: x = s e + PE(p), all of d_model wide. kHalves: one half of x is s e, the other is PE(p) of
/// a ladder half as wide.
enum class Join : unsigned char { kAdd, kHalves };

struct Trials {
  double seed = 1;
  double first = 0;  ///< trials that count as done: a batch goes on where the one before ended
  double count = 1;
  double scale = 1;          ///< s, the size of the word's entries
  double vocabulary = 1000;  ///< words to choose from
};

/// Of one batch; batches add up.
struct ReadBack {
  double exact;     ///< trials in which the best match is slot p itself
  double within_1;  ///< ... at most one slot away
  double within_2;
  /// Sum over the trials of the chance that x fits the word itself better than every other of the
  /// vocabulary: Phi(x . e / |x|)^(vocabulary - 1), since the others' fits are normal given x.
  double word;
  double word_squares;  ///< sum of the squares of these chances, for the standard error
  /// The same sum if p is known and PE(p) is taken off again: Phi(|e|)^(vocabulary - 1).
  double word_known;
};

struct TagTables;

/// Reads slots 0 ... slots - 1 of one ladder. Made once, for some 8 bytes per slot and pair.
class TagReader {
 public:
  /// Refuses what check_d_model and check_base refuse, a d_model above 1024 or, for kHalves, not
  /// divisible by 4, and slots that are not a whole number from 2 to 4096.
  static Result<TagReader> make(double d_model, double base, double slots, Join join);

  double d_model() const;
  double base() const;
  double slots() const;
  Join join() const;

  /// A trial draws p = floor(slots u), u from the top 32 bits of a word of the generator, and e,
  /// normal numbers; then it takes the slot q with the largest x . PE(q). The largest is found in
  /// float32 with its error bound and settled in double where two come close.
  /// Refuses what check_trials refuses.
  Result<ReadBack> read(const Trials& trials) const;

  /// 1 - 2 Phi(-D_1 / (2 s)), D_1 the distance of neighbours: the chance of an exact reading if the
  /// neighbours alone could be taken for it; 1 for kHalves and for s = 0.
  double formula(double scale) const;

 private:
  explicit TagReader(std::shared_ptr<const TagTables> tables);

  std::shared_ptr<const TagTables> tables_;
};

/// seed as check_seed, first whole from 0 to 2^53, count whole from 0 to 2^20, scale finite from 0
/// to 2^20, vocabulary whole from 2 to 10^6.
Status check_trials(const Trials& trials);

}  // namespace posenc::lesson
