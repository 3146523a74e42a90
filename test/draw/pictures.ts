/** Pictures made by hand, so that drawing is tested without the phases before it. */

import type { BoardOptions } from "../../packages/compiler/src/board.js";
import type { DataElements, Datum, Ground, LayerData } from "../../packages/compiler/src/ground.js";
import type { LayerAnswer, Picture } from "../../packages/compiler/src/solution.js";
import { spanOf } from "../../packages/compiler/src/text/span.js";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import type {
  Domain,
  Expression,
  LayerId,
  SortSelection,
  Statement,
  TypedInstance,
  TypedLayer,
  TypedPuzzle,
  TypedShow,
  VariableId,
} from "../../packages/compiler/src/typed.js";
import { unwrittenPuzzle } from "../support/unwritten-puzzle.js";

export const nowhere = spanOf("test.ecp", 0, 0);

export interface LayerSketch {
  readonly name: string;
  readonly role?: "given" | "find";
  readonly domain: Domain;
  readonly on?: SortSelection;
  readonly printed?: readonly (Datum | undefined)[];
  readonly elements?: Omit<DataElements, "layer">;
  readonly answer?: LayerAnswer;
  /** `show`: of the layer, or of a value. */
  readonly show?: readonly { readonly value?: string; readonly text?: string; readonly look?: string }[];
}

export interface Sketch {
  readonly rows?: number;
  readonly columns?: number;
  readonly board?: BoardOptions;
  readonly layers: readonly LayerSketch[];
  readonly statements?: readonly Statement[];
  readonly solved?: boolean;
  readonly options?: readonly string[];
}

export function sketch({
  rows,
  columns,
  board,
  layers,
  statements = [],
  solved = true,
  options = [],
}: Sketch): Picture {
  const id = (index: number): LayerId => index as LayerId;
  const shows: TypedShow[] = layers.flatMap(({ show = [] }, index) =>
    show.map(({ value, text, look }) => ({
      span: nowhere,
      target: { layer: id(index), ...(value === undefined ? {} : { value }) },
      as: text === undefined ? { kind: "look", look: look ?? "" } : { kind: "text", text },
    })),
  );
  const typedLayers: TypedLayer[] = layers.map(({ name, role = "given", domain, on = { kind: "cell" } }) => ({
    name,
    at: { kind: "name", span: nowhere, text: name },
    role,
    hidden: false,
    type: { kind: "number" },
    domain,
    orNone: false,
    orUnprinted: false,
    on,
    element: 0 as VariableId,
    written: new Map(),
  }));
  const puzzle: TypedPuzzle = {
    resolved: unwrittenPuzzle,
    name: "P",
    variables: [],
    parameters: [],
    layers: typedLayers,
    legend: [],
    lets: [],
    itemFamilies: [],
    items: [],
    optionFamilies: [],
    options: [],
    places: [],
    covers: [],
    shows,
    statements,
  };
  const instance: TypedInstance = {
    sound: true,
    resolved: undefined,
    puzzle,
    span: nowhere,
    arguments: [],
    data: [],
    fixes: [],
  };
  const made = rows === undefined || columns === undefined ? undefined : makeBoard(rows, columns, board);
  const data = new Map<LayerId, LayerData>();
  const elements = new Map<LayerId, DataElements>();
  const answers = new Map<LayerId, LayerAnswer>();
  layers.forEach((layer, index) => {
    if (layer.printed !== undefined) {
      data.set(id(index), { layer: id(index), values: layer.printed, spans: [] });
    }
    if (layer.elements !== undefined) elements.set(id(index), { layer: id(index), ...layer.elements });
    if (layer.answer !== undefined) answers.set(id(index), layer.answer);
  });
  const ground: Ground = {
    puzzle,
    instance,
    parameters: new Map(),
    data,
    elements,
    sets: new Map(),
    variables: [],
    variableOf: new Map(),
    constraints: [],
    auxiliaries: [],
    patterns: [],
    candidates: [],
    placements: [],
    placementCounts: [],
    items: [],
    options: [],
    ...(made === undefined ? {} : { board: made }),
  };
  return {
    ground,
    ...(made === undefined ? {} : { board: made }),
    ...(solved ? { solution: { layers: answers, options } } : {}),
  };
}

export const values = (list: readonly (Datum | null)[]): LayerAnswer => ({ kind: "values", values: list });

/** Rows of one-character symbols; `.` is nothing. */
export function grid(text: string): readonly (string | undefined)[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => [...line.replaceAll(" ", "")].map((symbol) => (symbol === "." ? undefined : symbol)));
}

export const numbers = (text: string): readonly (number | undefined)[] =>
  grid(text).map((symbol) => (symbol === undefined ? undefined : Number(symbol)));

export function regionElements(text: string): Omit<DataElements, "layer"> {
  const names: string[] = [];
  const cells: number[][] = [];
  grid(text).forEach((symbol, cell) => {
    if (symbol === undefined) return;
    let at = names.indexOf(symbol);
    if (at < 0) {
      at = names.push(symbol) - 1;
      cells.push([]);
    }
    cells[at]?.push(cell);
  });
  return { names, cells };
}

/** `exactly one of each digit in each box h x w`, as far as drawing reads it. */
export function boxStatement(height: number, width: number): Statement {
  const number = (value: number): Expression => ({
    kind: "number",
    value,
    span: nowhere,
    type: { kind: "number" },
    known: true,
  });
  return {
    kind: "assert",
    span: nowhere,
    expression: {
      kind: "all-of",
      span: nowhere,
      type: { kind: "set", of: { kind: "element", sort: "box" }, ordered: true },
      known: true,
      sort: { kind: "box", height: number(height), width: number(width) },
    },
  };
}
