/** Words that stand for others wherever they do, unless a program gives them a meaning. */
import { pluralOf } from "../../text/plurals.js";

/** Which are called cells here: those that stand side by side in puzzles about people, and on boards of places. */
const cells = [
  "square",
  "field",
  "place",
  "position",
  "house",
  "person",
  "man",
  "woman",
  "seat",
  "slot",
  "node",
];

const having = [
  "has",
  "having",
  "contains",
  "contain",
  "containing",
  "holds",
  "hold",
  "holding",
  "includes",
  "include",
  "including",
  "bears",
  "bear",
  // Of people and their houses.
  "keep",
  "eat",
  "drive",
  "play",
  "drink",
  "smoke",
  "wear",
  "owns",
  "keeps",
  "drinks",
  "smokes",
  "eats",
  "drives",
  "wears",
  "plays",
  "rides",
  "ride",
  "speaks",
  "speak",
  "likes",
  "like",
];

export const sameWords: ReadonlyMap<string, string> = new Map([
  ...cells.flatMap((word) => [[word, "cell"] as const, [pluralOf(word), "cells"] as const]),
  ...having.map((word) => [word, "have"] as const),
  ["people", "cells"],
  ["every", "each"],
  ["adjoining", "adjacent"],
  ["neighboring", "neighbouring"],
  ["neighbor", "neighbour"],
  ["neighbors", "neighbours"],
  ["grid", "board"],
  ["diagram", "board"],
  ["identical", "equal"],
]);
