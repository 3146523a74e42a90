/** The part of WebAssembly that is used, since the engine is compiled without the types of a browser or of Node. */

declare const compiled: unique symbol;
export interface CompiledModule {
  readonly [compiled]: true;
}

export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export const PAGE_BYTES = 2 ** 16;

declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => CompiledModule;
  Memory: new (size: { readonly initial: number }) => Memory;
  Instance: new (module: CompiledModule, imports: object) => { readonly exports: object };
};
/** Node has it. */
declare const Buffer: { from(text: string, encoding: "hex"): Uint8Array } | undefined;

/** Synchronously: some thousands of bytes take less than a millisecond, and browsers allow so many outside workers too. */
export const compiledModule = (hex: string): CompiledModule => new WebAssembly.Module(decoded(hex));

/** A memory of at least so many bytes, all 0. None of them costs anything before it is written to. */
export const memoryOf = (bytes: number): Memory =>
  new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });

/** The exports of a new instance: all of these. */
export function instanceOf<Exports extends object>(
  module: CompiledModule,
  imports: object,
  names: readonly (keyof Exports)[],
): Exports {
  const { exports } = new WebAssembly.Instance(module, imports);
  if (!hasAll(exports, names)) throw new Error("what is compiled lacks an export");
  return exports;
}

const hasAll = <Exports extends object>(
  exports: object,
  names: readonly (keyof Exports)[],
): exports is Exports => names.every((name) => name in exports);

/** Two digits for each byte: a package that is compressed is smaller so than with fewer digits that straddle the bytes. */
function decoded(hex: string): Uint8Array {
  if (typeof Buffer !== "undefined") return Buffer.from(hex, "hex");
  const bytes = new Uint8Array(hex.length / 2);
  for (let k = 0; k < bytes.length; k++) bytes[k] = Number.parseInt(hex.slice(2 * k, 2 * k + 2), 16);
  return bytes;
}
