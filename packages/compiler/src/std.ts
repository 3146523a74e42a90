/** The standard library, `use std`: the classes of examples/, by file name without ending. Generated at build; see scripts/. */
export const standardLibrary: ReadonlyMap<string, string> = new Map();
