/**
 * Stands in for the colour library of Chart.js, which mixes colours when bars are hovered over and
 * when charts are animated. The charts of this page do neither, and it weighs more than a figure.
 */
export class Color {
  /** @param {unknown} value */
  constructor(value) {
    this.value = value;
    this.valid = false;
  }

  saturate() {
    return this;
  }

  darken() {
    return this;
  }

  hexString() {
    return String(this.value);
  }
}
