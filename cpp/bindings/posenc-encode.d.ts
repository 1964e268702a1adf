/** The encoding alone, for those to whom each byte counts: the functions of `posenc` by these names. */
import type { Encoder as Library, LoadOptions } from './posenc.js';

export type {
  CountArguments,
  Float32Arguments,
  Float64Arguments,
  LadderArguments,
  LoadOptions,
  RunArguments,
  Source,
} from './posenc.js';

export type Encoder = Pick<Library, 'encode' | 'encodeInto' | 'eachWindow'>;

/** As the one of `posenc`; the module is ./posenc-encode.wasm beside this file. */
export function loadEncoder(options?: LoadOptions): Promise<Encoder>;
