// The conventions of real software, as read in its sources.
#include "posenc/conventions.hpp"

namespace posenc {
namespace {

constexpr Convention paper() { return {}; }

constexpr Convention endpoint(OddWidth odd, TinyWidth tiny) {
  Convention convention;
  convention.ladder = LadderRule::kShifted;
  convention.shift = 1;
  convention.layout = Layout::kSinCos;
  convention.odd = odd;
  convention.tiny = tiny;
  return convention;
}

constexpr Convention starting_at(Convention convention, double start) {
  convention.start = start;
  return convention;
}

constexpr Convention with_odd(Layout layout, OddWidth odd) {
  Convention convention;
  convention.layout = layout;
  convention.odd = odd;
  return convention;
}

constexpr Convention tensor2tensor() {
  Convention convention = endpoint(OddWidth::kPadsZero, TinyWidth::kOne);
  convention.multiplies_min = true;
  return convention;
}

constexpr Convention stable_diffusion() {
  Convention convention = endpoint(OddWidth::kPadsZero, TinyWidth::kNotANumber);
  convention.shift = 0;
  convention.layout = Layout::kCosSin;
  return convention;
}

constexpr Convention on_two(Convention convention, Axes axes) {
  convention.axes = axes;
  return convention;
}

constexpr Convention nerf(bool times_pi) {
  Convention convention;
  convention.ladder = LadderRule::kOctaves;
  convention.times_pi = times_pi;
  convention.includes_input = true;
  return convention;
}

constexpr std::array<Preset, 19> kPresets{{
    {"paper", paper()},
    {"tensor2tensor", tensor2tensor()},
    // The row of the padding index, before the first token's, is zeros; by default that is row 1.
    {"fairseq", starting_at(endpoint(OddWidth::kPadsZero, TinyWidth::kRefuses), 2)},
    {"opennmt-py", paper()},
    {"opennmt-py-concat", endpoint(OddWidth::kRefuses, TinyWidth::kRefuses)},
    {"opennmt-tf", starting_at(endpoint(OddWidth::kRefuses, TinyWidth::kRefuses), 1)},
    {"whisper", endpoint(OddWidth::kRefuses, TinyWidth::kNotANumber)},
    {"distilbert", with_odd(Layout::kInterleaved, OddWidth::kEndsOnSine)},
    {"marian", with_odd(Layout::kSinCos, OddWidth::kExtraSine)},
    {"tf-tutorial", with_odd(Layout::kSinCos, OddWidth::kRoundsUp)},
    {"mae-1d", with_odd(Layout::kSinCos, OddWidth::kRefuses)},
    {"detr", starting_at(on_two(paper(), Axes::kYThenX), 1)},
    {"diffusers", endpoint(OddWidth::kPadsZero, TinyWidth::kNotANumber)},
    {"stable-diffusion", stable_diffusion()},
    {"keras-hub", with_odd(Layout::kInterleaved, OddWidth::kEndsOnSine)},
    {"mae-2d", on_two(with_odd(Layout::kSinCos, OddWidth::kRefuses), Axes::kXThenY)},
    {"timm-2d", on_two(with_odd(Layout::kSinCos, OddWidth::kRefuses), Axes::kInterlocked)},
    {"nerf", nerf(false)},
    {"nerf-pi", nerf(true)},
}};

}  // namespace

std::span<const Preset> presets() { return kPresets; }

const Preset* preset_of(std::string_view name) {
  for (const Preset& preset : kPresets) {
    if (preset.name == name) return &preset;
  }
  return nullptr;
}

}  // namespace posenc
