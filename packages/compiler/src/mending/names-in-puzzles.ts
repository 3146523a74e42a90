/** The names that puzzles declare, as the readers of sentences and the table of phrases ask for them. */

import type { Board } from "../ast.js";
import { aggregates, attributes } from "../builtins.js";
import { groupedIn, tracedIn } from "../english/grouped-kinds.js";
import { areInOrder, type BoardAsked, boxesOf, cellsOfBoards } from "../english/on-the-board.js";
import { type English, englishOf } from "../english/read.js";
import type { Names } from "../phrases/candidates.js";
import type { Resolved } from "../resolved.js";
import { contextualWords, reservedWords } from "../syntax/token-table.js";
import { pluralOf } from "../text/plurals.js";
import { sortNames } from "../vocabulary/sorts.js";
import { isGluing } from "../vocabulary/tilings.js";

export const englishIn = (resolved: Resolved): English => englishOf(symbolsOf(resolved), formOf(resolved));

export const declaredNames = (resolved: Resolved): Names => ({
  words: wordsOf(resolved),
  layers: layersOf(resolved),
  given: givenOf(resolved),
  regions: regionsOf(resolved),
  valued: valuedOf(resolved),
  sparse: sparseOf(resolved),
  pieces: symbolsOf(resolved).flatMap(({ kind, name }) => (kind === "pieces" ? [name] : [])),
  places: placesOf(resolved),
  layerOfValue: layersOfValues(resolved),
});

export const symbolsOf = ({ puzzles }: Resolved) => [...puzzles.values()].flatMap(({ symbols }) => symbols);

function formOf({ puzzles }: Resolved): BoardAsked {
  const boards = [...puzzles.values()].flatMap(({ lines }) =>
    lines.flatMap((line) => (line.kind === "board" ? [line] : [])),
  );
  const sizes = boards.map(
    ({ dimensions }) =>
      dimensions.map((each) => (each.kind === "number" ? Number(each.value) : 0)) as [number, number],
  );
  const named = boxesOf(sizes);
  const cells = cellsOfBoards(sizes);
  return {
    ...(named === undefined ? {} : { boxes: named }),
    ...(cells === undefined ? {} : { cells }),
    grouped: () => groupedIn([...puzzles.values()].flatMap(({ lines }) => lines)),
    traced: () => tracedIn([...puzzles.values()].flatMap(({ lines }) => lines)),
    isRing: boards.some(({ torus, kinds }) => torus || kinds.some(({ text }) => isGluing(text))),
    hasOneRow: boards.some(isRow),
    isInOrder: boards.some(
      (board) =>
        isRow(board) ||
        areInOrder(
          (board.places ?? []).map(({ text }) => text),
          (board.neighbours ?? []).map(({ text }) => text).join("\n"),
        ),
    ),
    isEven: sizes.every(([rows, columns]) => rows === 1 && columns % 2 === 0),
  };
}

const isRow = ({ dimensions: [rows, columns] }: Board): boolean =>
  rows?.kind === "number" && Number(rows.value) === 1 && columns !== undefined;

const wordsOf = ({ puzzles }: Resolved): readonly string[] => [
  ...Object.keys(reservedWords),
  ...Object.keys(contextualWords),
  ...attributes.keys(),
  ...aggregates.keys(),
  ...sortNames.flatMap((name) => [name, pluralOf(name)]),
  ...[...puzzles.values()].flatMap(({ symbols }) => symbols.map(({ name }) => name)),
];

const givenOf = ({ puzzles }: Resolved): readonly string[] =>
  [...puzzles.values()].flatMap(({ symbols }) =>
    symbols.flatMap((each) =>
      each.kind === "layer" && each.declaration.role === "given" ? [each.name] : [],
    ),
  );

const regionsOf = (resolved: Resolved): readonly string[] =>
  symbolsOf(resolved).flatMap((each) =>
    each.kind === "layer" && each.declaration.type.kind === "region-type" ? [each.name] : [],
  );

/** Those of which a cell may have no value. */
const sparseOf = (resolved: Resolved): readonly string[] =>
  symbolsOf(resolved).flatMap((each) =>
    each.kind === "layer" && (each.declaration.orNone || each.declaration.on?.kind === "filter")
      ? [each.name]
      : [],
  );

/** Found on cells: those of numbers, or where there are none, those of symbols. */
function valuedOf(resolved: Resolved): readonly string[] {
  const found = symbolsOf(resolved).flatMap((each) => {
    if (each.kind !== "layer") return [];
    const { role, type, on } = each.declaration;
    const isOnCells = on === undefined || on.kind !== "name" || on.text === "cells";
    return role === "find" && isOnCells ? [{ name: each.name, kind: type.kind }] : [];
  });
  const ofKind = (...kinds: readonly string[]): readonly string[] =>
    found.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  const numbers = ofKind("range-type", "number-type");
  return numbers.length > 0 ? numbers : ofKind("values-type");
}

function placesOf(resolved: Resolved): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const symbol of symbolsOf(resolved)) {
    if (symbol.kind !== "layer" || symbol.declaration.on?.kind !== "name") continue;
    const { on, type } = symbol.declaration;
    places.set(symbol.name, on.text);
    if (type.kind !== "values-type") continue;
    for (const value of type.values) if (value.kind === "name") places.set(value.text, on.text);
  }
  return places;
}

/** Where one layer has a value of that name. */
function layersOfValues(resolved: Resolved): ReadonlyMap<string, string> {
  const layers = new Map<string, string>();
  for (const symbol of symbolsOf(resolved)) {
    if (symbol.kind !== "layer" || symbol.declaration.type.kind !== "values-type") continue;
    for (const value of symbol.declaration.type.values)
      if (value.kind === "name") layers.set(value.text, layers.has(value.text) ? "" : symbol.name);
  }
  return layers;
}

/** Those that are to be found come first: rules speak of them. */
function layersOf({ puzzles }: Resolved): readonly string[] {
  const symbols = [...puzzles.values()].flatMap((each) => each.symbols);
  const isFound = (symbol: (typeof symbols)[number]): boolean =>
    symbol.kind === "layer" && symbol.declaration.role === "find";
  return [...symbols.filter(isFound), ...symbols.filter((each) => !isFound(each))].flatMap(
    ({ kind, name }) => (kind === "layer" || kind === "pieces" ? [name] : []),
  );
}
