export type Phrase = readonly [pattern: string, ...instead: readonly string[]];
