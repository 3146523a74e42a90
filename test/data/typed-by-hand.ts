/** Typed puzzles and instances made without the earlier phases, and a text of data blocks cut as the parser cuts it. */
import type { RawLine } from "../../packages/compiler/src/ast.js";
import type { Board } from "../../packages/compiler/src/board.js";
import { checkDomains, type DomainLookUp } from "../../packages/compiler/src/data/check-domains.js";
import type { DataEnvironment } from "../../packages/compiler/src/data/data-environment.js";
import { type ReadData, readData } from "../../packages/compiler/src/data/read-data.js";
import type { Diagnostic } from "../../packages/compiler/src/diagnostics/diagnostic.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";
import { type Span, spanOf } from "../../packages/compiler/src/text/span.js";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import type {
  Domain,
  Expression,
  InstanceData,
  LayerId,
  SortSelection,
  Type,
  TypedInstance,
  TypedLayer,
  TypedLegendEntry,
  TypedPuzzle,
  VariableId,
} from "../../packages/compiler/src/typed.js";

export const nowhere: Span = spanOf("t.ecp", 0, 0);
export const layerId = (index: number): LayerId => index as LayerId;
export const variableId = (index: number): VariableId => index as VariableId;
const number: Type = { kind: "number" };

export const yesNo: Domain = { kind: "yes-no" };
export const anyNumber: Domain = { kind: "number" };
export const region: Domain = { kind: "region" };
export const range = (from: number, to: number): Domain => ({
  kind: "range",
  from: literal(from),
  to: literal(to),
});

export const literal = (value: number): Expression => ({
  kind: "number",
  value,
  span: nowhere,
  type: number,
  known: true,
});
export const truth = (value: boolean): Expression => ({
  kind: "truth",
  value,
  span: nowhere,
  type: { kind: "truth" },
  known: true,
});
export const symbol = (value: string): Expression => ({
  kind: "symbol",
  value,
  span: nowhere,
  type: { kind: "symbol", values: [value] },
  known: true,
});
export const variable = (index: number): Expression => ({
  kind: "variable",
  variable: variableId(index),
  span: nowhere,
  type: number,
  known: true,
});

export interface HandLayer {
  readonly name: string;
  readonly domain: Domain;
  readonly on?: SortSelection;
  readonly role?: "given" | "find";
  readonly orUnprinted?: boolean;
  readonly orNone?: boolean;
  readonly written?: Readonly<Record<string, string>>;
}

export function layerOf(given: HandLayer): TypedLayer {
  return {
    name: given.name,
    at: { kind: "name", span: nowhere, text: given.name },
    role: given.role ?? "given",
    hidden: false,
    type: given.domain.kind === "yes-no" ? { kind: "truth" } : number,
    domain: given.domain,
    orNone: given.orNone ?? false,
    orUnprinted: given.orUnprinted ?? false,
    on: given.on ?? { kind: "cell" },
    element: variableId(0),
    written: new Map(Object.entries(given.written ?? {})),
  };
}

export interface HandPuzzle {
  readonly layers: readonly HandLayer[];
  readonly legend?: readonly TypedLegendEntry[];
  /** Names of number variables, by id. */
  readonly variables?: readonly string[];
  readonly shows?: TypedPuzzle["shows"];
}

export function puzzleOf({
  layers,
  legend = [],
  variables = ["element"],
  shows = [],
}: HandPuzzle): TypedPuzzle {
  const at = { kind: "name", span: nowhere, text: "P" } as const;
  const puzzle = { kind: "puzzle", span: nowhere, name: at, parameters: [], body: [] } as const;
  return {
    resolved: {
      source: makeSource("t.ecp", ""),
      sound: true,
      puzzle,
      lines: [],
      parameters: [],
      symbols: [],
      references: new Map(),
      elements: new Map(),
      holes: new Map(),
      scope: new Map(),
    },
    name: "P",
    variables: variables.map((name) => ({ name, type: number, span: nowhere })),
    parameters: [],
    layers: layers.map(layerOf),
    legend,
    lets: [],
    itemFamilies: [],
    items: [],
    optionFamilies: [],
    options: [],
    places: [],
    covers: [],
    shows,
    statements: [],
  };
}

/** Blocks `name [on rows] [with links]: inline` at the margin, rows deeper. */
export function blocksOf(puzzle: TypedPuzzle, text: string): InstanceData[] {
  const blocks: InstanceData[] = [];
  let rows: RawLine[] = [];
  for (const match of text.matchAll(/[^\n]+/g)) {
    const bare = match[0].replace(/(^|\s)\/\/.*$/, "").trimEnd();
    const start = match.index + (bare.length - bare.trimStart().length);
    const header = /^(\w+)(?: on (\w+))?( with links)?:/.exec(bare);
    if (bare.trim() === "") continue;
    if (header === null) {
      rows.push({ text: bare.trim(), span: spanOf("t.ecp", start, match.index + bare.length) });
      continue;
    }
    const name = header[1] ?? "";
    const after = bare.slice(header[0].length);
    const from = match.index + header[0].length + (after.length - after.trimStart().length);
    const inline = { text: after.trim(), span: spanOf("t.ecp", from, match.index + bare.length) };
    rows = [];
    const index = puzzle.layers.findIndex((layer) => layer.name === name);
    blocks.push({
      line: {
        kind: "data",
        span: spanOf("t.ecp", start, match.index + bare.length),
        name: { kind: "name", span: spanOf("t.ecp", start, start + name.length), text: name },
        ...(inline.text === "" ? {} : { inline }),
        rows,
      },
      target: name === "map" ? { kind: "map" } : { kind: "layer", layer: layerId(index) },
      ...(header[2] === undefined ? {} : { on: header[2] === "rows" ? "row" : "column" }),
      withLinks: header[3] !== undefined,
      rows,
    });
  }
  return blocks;
}

export function instanceOf(puzzle: TypedPuzzle, text: string): TypedInstance {
  return {
    sound: true,
    resolved: undefined,
    puzzle,
    span: nowhere,
    arguments: [],
    data: blocksOf(puzzle, text),
    fixes: [],
  };
}

export function environmentOf(files: Readonly<Record<string, string>> = {}): DataEnvironment {
  return {
    evaluate: (expression, bindings) => {
      if (expression.kind === "variable") return bindings.get(expression.variable);
      return "value" in expression && typeof expression.value !== "object" ? expression.value : undefined;
    },
    readFile: (path) => {
      const text = files[path];
      return text === undefined ? { refused: "there is no such file" } : { file: path, text };
    },
    boardFromMaps: false,
  };
}

/** Domains that do not depend on elements. */
export function lookUpOf(puzzle: TypedPuzzle): DomainLookUp {
  return {
    stands: () => true,
    domain: (id) => {
      const domain = puzzle.layers[id]?.domain;
      if (domain?.kind !== "range" || domain.from.kind !== "number" || domain.to.kind !== "number")
        return undefined;
      return { from: domain.from.value, to: domain.to.value };
    },
  };
}

export interface Read {
  readonly read: ReadData;
  /** By layer name: the values. */
  readonly values: (name: string) => readonly unknown[];
  readonly elements: (
    name: string,
  ) => { names: readonly string[]; cells: readonly (readonly number[])[] } | undefined;
  /** `code text-at-span message` */
  readonly said: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export function read(
  hand: HandPuzzle,
  text: string,
  board: Board | readonly [number, number] | undefined,
  files: Readonly<Record<string, string>> = {},
): Read {
  const puzzle = puzzleOf(hand);
  const instance = instanceOf(puzzle, text);
  const squares = board === undefined ? undefined : "cells" in board ? board : makeBoard(board[0], board[1]);
  const outcome = readData(puzzle, instance, squares, environmentOf(files));
  const diagnostics = [...outcome.diagnostics, ...checkDomains(puzzle, outcome.value, lookUpOf(puzzle))];
  const idOf = (name: string): LayerId => layerId(puzzle.layers.findIndex((layer) => layer.name === name));
  return {
    read: outcome.value,
    values: (name) => outcome.value.data.get(idOf(name))?.values ?? [],
    elements: (name) => outcome.value.elements.get(idOf(name)),
    diagnostics,
    said: diagnostics.map(({ code, span, message }) => {
      const source = files[span.file] ?? text;
      return `${code} [${source.slice(span.start, span.end)}] ${message}`;
    }),
  };
}

/** The text with the fix of a diagnostic applied. */
export function mended(text: string, diagnostic: Diagnostic | undefined): string {
  let result = text;
  for (const { span, text: put } of [...(diagnostic?.fix?.edits ?? [])].reverse())
    result = result.slice(0, span.start) + put + result.slice(span.end);
  return result;
}
