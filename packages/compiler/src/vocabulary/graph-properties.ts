/** The words that say a property of a graph: `loop fence`, `connected(cells where shaded)`. */

/** In the order in which messages list them. */
export const graphProperties = ["connected", "tree", "acyclic", "path", "loop"] as const;
export type GraphPropertyName = (typeof graphProperties)[number];

const known: ReadonlySet<string> = new Set(graphProperties);

export const isGraphProperty = (word: string): word is GraphPropertyName => known.has(word);
