// What the engine uses of the JavaScript that Emscripten writes beside the module.

/** A typed array is a view into the module's memory: copy it before the next call. */
export type Answer = unknown;

export interface NativeModule {
  [name: string]: (...given: unknown[]) => Answer;
}

export interface ModuleOptions {
  instantiateWasm(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => void,
  ): object;
}

export default function createModule(options: ModuleOptions): Promise<NativeModule>;

declare global {
  // Put in place when the engine is bundled; absent when its sources run as they are.
  const POSENC_VERSION: string | undefined;
  const POSENC_INTEGRITY: string | undefined;
  const POSENC_SCALAR_INTEGRITY: string | undefined;
  const POSENC_LESSON_INTEGRITY: string | undefined;
  const POSENC_LESSON_SCALAR_INTEGRITY: string | undefined;
  const POSENC_LABS_INTEGRITY: string | undefined;
  const POSENC_LABS_SCALAR_INTEGRITY: string | undefined;
  const POSENC_ENCODE_INTEGRITY: string | undefined;
  const POSENC_ENCODE_SCALAR_INTEGRITY: string | undefined;
}
