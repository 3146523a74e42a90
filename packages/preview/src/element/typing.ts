/**
 * Symbols typed key by key. Each key writes at once, so that a digit needs no Enter; keys that follow soon in the same cell go on with the
 * symbol, so that `1` and `2` make `12`.
 */
export interface Typed {
  readonly cell: string;
  readonly symbol: string;
  readonly at: number;
}

const goesOnFor = 900;

/** `now` in milliseconds. */
export function typeKey(before: Typed | undefined, cell: string, key: string, now: number): Typed {
  const goesOn = before?.cell === cell && now - before.at < goesOnFor;
  return { cell, symbol: (goesOn ? before.symbol : "") + key, at: now };
}
