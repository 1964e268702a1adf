// Installed by the benchmark alone, so that the type check must do without them.
declare module '@tensorflow/tfjs-core';
declare module '@tensorflow/tfjs-backend-cpu';
declare module 'onnxruntime-web/wasm';
