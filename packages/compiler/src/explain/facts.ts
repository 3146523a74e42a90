/** Facts: the parts of an answer that a step can find, and that a later one can rest on. */
import { describeCode } from "../ground/codes.js";
import { elementName } from "../ground/element-name.js";
import { type Ground, type GroundVariableId, NONE, type ValueCode } from "../ground.js";
import type { WholeChoice } from "../lower/lower.js";
import type { LayerId, TypedLayer } from "../typed.js";
import { fromEndToEnd, fromStartToEnd } from "./end-to-end.js";
import { cellsOfMark, type MarkedValue, markWords } from "./marks.js";
import { ascending, cellsAt, cellsOf } from "./member.js";

/** An element of a layer that is to be found, and its value; a piece, a region, an option that is chosen; or a mark of a drawing (marks.ts). */
export interface Fact {
  readonly of:
    | { readonly kind: "value"; readonly variable: GroundVariableId; readonly value: ValueCode }
    | { readonly kind: "mark"; readonly mark: MarkedValue; readonly value: number }
    /** One of several values that an element does not have. */
    | { readonly kind: "excluded"; readonly variable: GroundVariableId; readonly value: ValueCode }
    /** A piece, a region, an option that is not chosen. */
    | { readonly kind: "left out"; readonly whole: WholeChoice }
    | WholeChoice;
  /** `r3c4`, `r1c1-r1c2`; nothing where the words say it. */
  readonly at: string;
  /** `digit 5`, `not shaded`, `in one area` */
  readonly words: string;
  readonly cells: readonly number[];
  /** Of a number that an element does not have: those that it may have at all, ascending. */
  readonly among?: readonly number[];
}

/** The value says that something is not there: not shaded, no line. A number between cells says how many lines there are. */
export function saysAbsence({ on, domain }: TypedLayer, value: ValueCode): boolean {
  const isBetween = on.kind === "link" || on.kind === "edge";
  return value === 0 && (domain.kind === "yes-no" || (domain.kind === "range" && isBetween));
}

/** Whether the value says that there are no lines: `bridge 0`, told as `no bridge`. */
const isNoLine = (layer: TypedLayer, value: ValueCode): boolean =>
  layer.domain.kind === "range" && saysAbsence(layer, value);

const layerOf = (ground: Ground, variable: GroundVariableId): TypedLayer | undefined => {
  const of = ground.variables[variable];
  return of === undefined ? undefined : ground.puzzle.layers[of.layer];
};

/** `digit 5`, `no bridge`; as it is drawn, where the puzzle says how: `triangle ◤`. */
function wordsOfValue({ puzzle }: Ground, id: LayerId, value: ValueCode): string {
  const layer = puzzle.layers[id];
  if (layer === undefined) return "";
  if (isNoLine(layer, value)) return `no ${layer.name}`;
  const name = layer.domain.kind === "symbols" ? layer.domain.values[value] : undefined;
  const shown = puzzle.shows.findLast(({ target }) => target.layer === id && target.value === name)?.as;
  return name !== undefined && shown?.kind === "text"
    ? `${layer.name} ${shown.text}`
    : describeCode(layer, value);
}

export function valueFact(ground: Ground, variable: GroundVariableId, value: ValueCode): Fact {
  const of = ground.variables[variable];
  return {
    of: { kind: "value", variable, value },
    at: of === undefined ? "" : elementName(ground, of.layer, of.element),
    words: of === undefined ? "" : wordsOfValue(ground, of.layer, value),
    cells: cellsOf(ground, [variable]),
  };
}

export const excludedFact = (ground: Ground, variable: GroundVariableId, value: ValueCode): Fact => {
  const fact = valueFact(ground, variable, value);
  const layer = layerOf(ground, variable);
  const isNothing = layer !== undefined && (value === NONE || isNoLine(layer, value));
  const words = isNothing ? `some ${layer.name}` : `not ${fact.words}`;
  const among = isNothing ? undefined : numbersOf(ground, variable, layer);
  return {
    ...fact,
    of: { kind: "excluded", variable, value },
    words,
    ...(among === undefined ? {} : { among }),
  };
};

function numbersOf(
  { variables }: Ground,
  variable: GroundVariableId,
  layer: TypedLayer | undefined,
): readonly number[] | undefined {
  const domain = variables[variable]?.domain;
  const isNumber = layer?.domain.kind === "range" || layer?.domain.kind === "numbers";
  return isNumber && domain?.includes(NONE) === false ? domain : undefined;
}

export const markFact = (ground: Ground, mark: MarkedValue, value: number): Fact => ({
  of: { kind: "mark", mark, value },
  ...markWords(ground, mark, value),
  cells: mark.of.kind === "shape" ? cellsAt(ground, mark.layer, mark.of.cell) : cellsOfMark(mark),
});

export function wholeFact(ground: Ground, whole: WholeChoice): Fact {
  const { layer, cells = [] } = wholeIn(ground, whole) ?? {};
  // The elements that a piece lies on; regions and paths have cells.
  const beside =
    whole.kind !== "placement" || layer === undefined
      ? cells
      : cells.flatMap((each) => cellsAt(ground, layer, each));
  return { of: whole, at: "", words: wordsOfWhole(ground, whole, cells), cells: ascending(beside) };
}

/** `area r1c1 to r2c3`; of a way, from its start to its end. */
function wordsOfWhole(ground: Ground, whole: WholeChoice, cells: readonly number[]): string {
  const layer = ground.puzzle.layers[wholeIn(ground, whole)?.layer ?? -1];
  if (layer === undefined || whole.kind !== "candidate") return whole.name;
  const extent = (layer.domain.kind === "paths" ? fromStartToEnd : fromEndToEnd)(ground, cells);
  return extent === undefined ? whole.name : `${layer.name} ${extent}`;
}

export function leftOutFact(ground: Ground, whole: WholeChoice): Fact {
  const { at, words, cells } = wholeFact(ground, whole);
  return { of: { kind: "left out", whole }, at, words: `not ${words}`, cells };
}

/** The candidate or the placement; undefined of options. */
export function wholeIn(
  { placements, candidates }: Ground,
  { kind, index }: WholeChoice,
): { readonly layer: LayerId; readonly cells: readonly number[] } | undefined {
  if (kind === "option") return undefined;
  return kind === "placement" ? placements[index] : candidates[index];
}

const isWhole = (of: Fact["of"]): of is WholeChoice =>
  of.kind === "candidate" || of.kind === "placement" || of.kind === "option";

/** Whether a whole that is known says it too: no cell is in two wholes of one layer. */
export function isDecided(ground: Ground, { of }: Fact, known: readonly Fact[]): boolean {
  if (of.kind !== "mark") return false;
  const cells = cellsOfMark(of.mark);
  for (const fact of known) {
    const whole = isWhole(fact.of) ? wholeIn(ground, fact.of) : undefined;
    if (whole?.layer === of.mark.layer && cells.some((cell) => whole.cells.includes(cell))) return true;
  }
  return false;
}
