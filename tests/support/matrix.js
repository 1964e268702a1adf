/**
 * The part of DOMMatrix that drawing needs: a place (x, y) goes to (a x + c y + e, b x + d y + f).
 */
export class Matrix {
  /** @param {number[]} [six] */
  constructor(six = [1, 0, 0, 1, 0, 0]) {
    this.a = six[0];
    this.b = six[1];
    this.c = six[2];
    this.d = six[3];
    this.e = six[4];
    this.f = six[5];
  }

  /** @param {Matrix} other */
  static fromMatrix({ a, b, c, d, e, f }) {
    return new Matrix([a, b, c, d, e, f]);
  }

  /** From now on places go through that one first. @param {number[]} six */
  through([a, b, c, d, e, f]) {
    const { a: A, b: B, c: C, d: D, e: E, f: F } = this;
    return Object.assign(this, {
      a: A * a + C * b,
      b: B * a + D * b,
      c: A * c + C * d,
      d: B * c + D * d,
      e: A * e + C * f + E,
      f: B * e + D * f + F,
    });
  }

  /** @param {number} x @param {number} y */
  translateSelf(x, y) {
    return this.through([1, 0, 0, 1, x, y]);
  }

  /** @param {number} degrees */
  rotateSelf(degrees) {
    const angle = (degrees / 180) * Math.PI;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    return this.through([cosine, sine, -sine, cosine, 0, 0]);
  }

  /** @param {number} x @param {number} y */
  scaleSelf(x, y) {
    return this.through([x, 0, 0, y, 0, 0]);
  }

  /** @param {number} x @param {number} y */
  translate(x, y) {
    return Matrix.fromMatrix(this).translateSelf(x, y);
  }

  /** @param {number} degrees */
  rotate(degrees) {
    return Matrix.fromMatrix(this).rotateSelf(degrees);
  }

  /** @param {{x: number, y: number}} place */
  transformPoint({ x, y }) {
    return { x: this.a * x + this.c * y + this.e, y: this.b * x + this.d * y + this.f };
  }
}
