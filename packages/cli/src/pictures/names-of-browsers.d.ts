/** Names that the types of `@resvg/resvg-wasm` expect of a browser; here it is given bytes. */
type RequestInfo = string;
type BufferSource = ArrayBufferView | ArrayBuffer;
declare namespace WebAssembly {
  type Module = object;
}
