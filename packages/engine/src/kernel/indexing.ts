/**
 * Reads from typed arrays at an index that is in range by the caller's invariant, which the type checker cannot see.
 *
 * One function for each kind of array, never one for all: the feedback that lets the JIT compiler turn a read into a
 * plain load belongs to the function, and a function that has seen two kinds of array is slow for both.
 */

export function at(array: Int32Array, index: number): number {
  return array[index] as number;
}

export function at8(array: Int8Array, index: number): number {
  return array[index] as number;
}

export function atU8(array: Uint8Array, index: number): number {
  return array[index] as number;
}

export function atReal(array: Float64Array, index: number): number {
  return array[index] as number;
}
