// What the command says of itself.
export const version =
  typeof POSENC_VERSION === 'string' ? POSENC_VERSION : 'not built, run from its sources';

export const usage = `posenc: sinusoidal positional encodings, exact at every position

  posenc check FILE [--json]
      Names the convention that made a table: ladder, layout, base, start, scale and precision.
      FILE: .npy (float16, float32, float64), CSV or JSON with one row per position; - reads the
      standard input. Exit status: 0 it has a name, 1 none of those known, 2 refused.

  posenc table --d-model N --count N --out FILE
               [--first X] [--step X] [--base X] [--dtype float32|float64] [--raw] [--quiet]
      Writes the encoding as an .npy file, or with --raw its values alone, little-endian. Any
      number of rows: it is written a piece at a time. Exit status: 0 written, 2 refused.

  posenc --version
`;
