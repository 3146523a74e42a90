/**
 * The data of a compiled propagator in the memory of the kernel's core: a header of words, some of which are the addresses of arrays that follow it, one after
 * the other.
 */
import type { Core } from "../kernel/core.js";

/** At `offset` of the header stands the address: of what is given, or of so many bytes of room. */
export interface CompiledPart {
  readonly offset: number;
  readonly holds: Int32Array | Uint8Array | number;
}

const sizeOf = ({ holds }: CompiledPart): number =>
  ((typeof holds === "number" ? holds : holds.byteLength) + 3) & ~3;

export const bytesOf = (headerBytes: number, parts: readonly CompiledPart[]): number =>
  parts.reduce((sum, part) => sum + sizeOf(part), headerBytes);

/** Puts them after the header. Where they end. */
export function placeParts(
  core: Core,
  address: number,
  headerBytes: number,
  parts: readonly CompiledPart[],
): number {
  const { buffer } = core.memory;
  const words = new Int32Array(buffer);
  const bytes = new Uint8Array(buffer);
  let end = address + headerBytes;
  for (const part of parts) {
    const { offset, holds } = part;
    words[(address + offset) >> 2] = end;
    if (holds instanceof Int32Array) words.set(holds, end >> 2);
    else if (typeof holds !== "number") bytes.set(holds, end);
    end += sizeOf(part);
  }
  return end;
}

/** Sets words of the header, pairs of an offset and a value. */
export function putWords(core: Core, address: number, pairs: readonly (readonly [number, number])[]): void {
  const words = new Int32Array(core.memory.buffer);
  for (const [offset, value] of pairs) words[(address + offset) >> 2] = value;
}
