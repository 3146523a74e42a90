/** Which cells are near a cell, and where else things are counted. */
import { rule, table } from "../grammar.js";
import { type Mentioned, type Sets, UNSAID } from "../meanings.js";
import { cellIn, cellsBeing, latest, latestCell, latestSet, nearby } from "../say.js";

/** The set of that sort which has been named, or the one of the cell that has. */
const ofSort = (scope: Mentioned, { sort }: Sets): string =>
  latest(scope, (thing) => thing.sort === sort)?.variable ?? `${latestCell(scope)}.${sort}`;

/** As far away as the number of the cell says, where no other is said. */
const atDistance =
  (number?: string, among = (_: string): string => "") =>
  (scope: Mentioned): string => {
    const { variable: c, clue } =
      latest(scope, (thing) => thing.sort === "cell" && (number ?? thing.clue) !== undefined) ?? {};
    const far = number ?? (clue === undefined ? undefined : `${c}.${clue}`);
    return c === undefined || far === undefined
      ? UNSAID
      : `(cells u where ${among(c)}distance(${c}, u) = ${far})`;
  };

export const nearPhrases = table(() => [
  rule(
    "near",
    ["next to", "adjacent to", "beside", "orthogonally adjacent to", "orthogonally next to"],
    () => "sides",
  ),
  rule("near", ["diagonally adjacent to", "diagonally next to"], () => "corners"),
  rule("near", ["around", "round", "surrounding"], () => "all round"),

  rule(
    "touch",
    ["touch orthogonally", "border", "share a|an edge|side|border with", "neighbour"],
    () => "sides",
  ),
  rule("touch", ["touches orthogonally", "borders", "shares a|an edge|side|border with"], () => "sides"),
  rule("touch", "touch|touches", () => "touching"),
  rule("touch", ["touch diagonally", "touches diagonally", "share a corner with"], () => "corners"),

  rule("nearby", ["adjacent|neighbouring", "orthogonally adjacent|neighbouring|touching"], () => "sides"),
  rule("nearby", "touching", () => "touching"),
  rule("nearby", ["diagonallytoo adjacent|neighbouring|touching"], () => "all round"),
  rule("nearby", ["diagonally adjacent|neighbouring|touching"], () => "corners"),
  rule("touching", "<touch> eachother?", ({ touch }) => touch),
  rule("touching", "touch|touches eachother? ,? orthogonally", () => "sides"),
  rule("touching", ["share a|an edge|side|border"], () => "sides"),
  rule("touching", ["be <nearby>", "be <nearby> to eachother"], ({ nearby: near }) => near),
  rule(
    "touching",
    [
      "be neighbours",
      "<be> next to eachother",
      "<be> beside eachother",
      "be orthogonally? adjacent orthogonally?",
      "meet orthogonally",
    ],
    () => "sides",
  ),
  rule(
    "touching",
    ["be orthogonally adjacent to eachother", "be orthogonally next to eachother"],
    () => "sides",
  ),
  rule("touching", ["<be> together", "<be> in neighbouring|adjacent cells"], () => "sides"),
  rule("touching", "touch|touches eachother? diagonally", () => "corners"),
  rule("touching", ["share a corner", "meet diagonally", "be adjacent diagonally"], () => "corners"),
  rule(
    "touching",
    ["touch eachother? diagonallytoo", "be adjacent diagonallytoo", "be next to eachother diagonallytoo"],
    () => "all round",
  ),
  rule(
    "touching",
    ["share a corner or a|an? edge|side|border", "touch eachother? diagonallytoo"],
    () => "all round",
  ),

  rule(
    "where",
    ["<near>", "<near> it|them", "<near> the|that|its cell"],
    ({ near: how }) =>
      (scope) =>
        nearby(latestCell(scope), how),
  ),
  rule(
    "vicinity",
    [
      "its|their 4? neighbours",
      "the 4? neighbours",
      "its|the 4? neighbouring|adjacent cells",
      "its|the 4? orthogonal neighbours",
    ],
    () => "sides",
  ),
  rule(
    "vicinity",
    [
      "its|the 8? surrounding cells",
      "its|the surrounding 8 cells",
      "the 8? cells surrounding it",
      "its|the cells around it",
      "the 8 cells around it",
      "its|the 8 neighbours",
    ],
    () => "all round",
  ),
  rule(
    "where",
    "in|of|among|within|on <vicinity>",
    ({ vicinity }) =>
      (scope) =>
        nearby(latestCell(scope), vicinity),
  ),
  ...(
    [
      ["", ""],
      [" ,? not counting|including|have itself|it", " - c"],
      [" ,? excluding itself|it", " - c"],
      [" ,? without itself", " - c"],
    ] as const
  ).map(([said, less]) =>
    rule(
      "where",
      [
        `in|of|on its|the|that? row and|or its|the? column${said}`,
        `in its row and in its column${said}`,
        `in the same row and|or column${said}`,
      ],
      () => (scope) => {
        const line = latest(scope, ({ sort }) => sort === "line");
        if (line !== undefined) return line.variable;
        const c = latestCell(scope);
        return `${c}.row + ${c}.column${less === "" ? "" : ` - {${c}}`}`;
      },
    ),
  ),
  rule("where", "at|in exactly? that distance", () => atDistance()),
  rule(
    "where",
    [
      "at|in exactly? that distance in its row and|or column",
      "in|of|on its row and|or column at|in exactly? that distance",
    ],
    () => atDistance(undefined, (c) => `u in ${c}.row + ${c}.column and `),
  ),
  rule("where", ["in|inside|within it"], () => (scope) => latestSet(scope)),
  rule(
    "where",
    ["in|of|on|inside|within its|that|the|this <sets>"],
    ({ sets }) =>
      (scope) =>
        ofSort(scope, sets),
  ),
  rule("where", ["in|on the? whole? board", "in total"], () => () => "cells"),

  rule("sets", "line|lines", () => ({ sort: "line", role: "line" })),
  rule("sets", "row|rows", () => ({ sort: "row", role: "line" })),
  rule("sets", "column|columns", () => ({ sort: "column", role: "line" })),
  rule("sets", "diagonal|diagonals", () => ({ sort: "diagonal", role: "line" })),
  rule("sets", ["diagonal from top left to bottom right", "diagonal from bottom right to top left"], () => ({
    sort: "long down diagonal",
    role: "line",
  })),
  rule("sets", "main diagonal", () => ({ sort: "long down diagonal", role: "line" })),
  rule(
    "sets",
    [
      "long diagonal|diagonals",
      "main diagonals",
      "2 diagonals",
      "2 main|long diagonals",
      "both main|long? diagonals",
    ],
    () => ({
      sort: "long diagonal",
      role: "line",
    }),
  ),
  rule(
    "sets",
    ["<number:h> x <number:w> area|block|square|cell|cells|areas|blocks|squares|window"],
    ({ h, w }) => ({
      sort: `block ${h}x${w}`,
      role: "line",
    }),
  ),
  rule(
    "sets",
    ["<number:h> x <number:w> box|boxes|subgrid|subgrids", "box|boxes <number:h> x <number:w>"],
    ({ h, w }) => ({ sort: `box ${h} x ${w}`, role: "line" }),
  ),
  rule("sets", ["block|blocks <number:h> x <number:w>"], ({ h, w }) => ({
    sort: `block ${h}x${w}`,
    role: "line",
  })),
  rule(
    "sets",
    [
      "group|groups|island|islands|area|areas|region|regions|patch|patches|cluster|clusters of connected? <noun>",
      "<core> group|groups|island|islands|area|areas|region|regions|patch|patches|cluster|clusters",
    ],
    (parts) => {
      const noun = "noun" in parts ? parts.noun : parts.core;
      return noun.conditions.length === 0
        ? undefined
        : { sort: "group", role: "family", of: cellsBeing("cells", noun, [cellIn([])]) };
    },
  ),
  rule("families", "<sets>", ({ sets }) => [sets]),
  rule(
    "families",
    [
      "<sets:a> , <sets:b>",
      "<sets:a> ,? and|or|nor <sets:b>",
      "<sets:a> ,? and|or|nor in? each|any|a|an|every|the|same <sets:b>",
    ],
    ({ a, b }) => [a, b],
  ),
  rule(
    "families",
    [
      "<sets:a> , <sets:b> ,? and|or|nor <sets:c>",
      "<sets:a> , in? each|all|any|a|an? the? <sets:b> ,? and|or|nor in? each|all|any|both|a|an? the? <sets:c>",
    ],
    ({ a, b, c }) => [a, b, c],
  ),
]);
