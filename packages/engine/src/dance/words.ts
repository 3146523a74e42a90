/** Reads the word at an address of the arena (`arena.ts`). Every address comes from the layout or from another word of the arena, and is in range. */
export function wordAt(words: Int32Array, address: number): number {
  return words[address >> 2] ?? 0;
}

export function setWord(words: Int32Array, address: number, value: number): void {
  words[address >> 2] = value;
}
