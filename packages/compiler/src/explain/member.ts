/** A rule, an instance of a rule, or a given, as explanations name it: with its place in the text, its cells, and words. */
import { isOnCellSets } from "../cell-sets.js";
import { describeCode } from "../ground/codes.js";
import { elementName } from "../ground/element-name.js";
import { variablesOf } from "../ground/variables-of.js";
import type { GivenApart, Ground, GroundVariableId } from "../ground.js";
import type { Source } from "../text/source.js";
import type { Span } from "../text/span.js";
import { cellOfSide } from "../tiling/sides.js";
import type { LayerId } from "../typed.js";
import type { CoverPart } from "./cover-parts.js";
import { fromEndToEnd, isLine } from "./end-to-end.js";
import { type SaidHere, saidHere } from "./said-here.js";
import type { SoftGroup } from "./soften.js";
import { type Unit, unitAt, unitsOf } from "./units.js";

export interface ExplainedMember {
  readonly kind: "given" | "rule";
  /** Where it stands: the statement, or the given in the data of the instance. */
  readonly span: Span;
  /** The rule as it is written, or its title, or what is given: `digit 5`. */
  readonly words: string;
  /** Where the rule is meant: `row 3`; nothing, where it is meant as a whole. Of a given, its place. */
  readonly at: readonly string[];
  /** Of a rule without a title: how it is said at this place. */
  readonly here?: SaidHere;
  /** Cells of the board, numbered as in board.ts, ascending; none, where the board as a whole is spoken of. */
  readonly cells: readonly number[];
}

export type SourceTexts = ReadonlyMap<string, Source>;

const LONGEST_WORDS = 90;

function wordsAt(sources: SourceTexts, { file, start, end }: Span): string {
  const text = (sources.get(file)?.text.slice(start, end) ?? "").replaceAll(/\s+/g, " ").trim();
  return text.length <= LONGEST_WORDS ? text : `${text.slice(0, LONGEST_WORDS)}…`;
}

export function givenMember(ground: Ground, { variable, value, span }: GivenApart): ExplainedMember {
  const of = ground.variables[variable];
  const layer = of === undefined ? undefined : ground.puzzle.layers[of.layer];
  return {
    kind: "given",
    span,
    words: layer === undefined ? "" : describeCode(layer, value),
    at: of === undefined ? [] : [elementName(ground, of.layer, of.element)],
    cells: cellsOf(ground, [variable]),
  };
}

export function groupMember(ground: Ground, sources: SourceTexts, group: SoftGroup): ExplainedMember {
  if (group.given !== undefined) return givenMember(ground, group.given);
  const { span, rule } = group.origin;
  const ofRule = cellsOf(ground, variablesOf(ground, group.constraints));
  const at = group.origin.at.map((name) => inShort(ground, name, ofRule));
  const unit = group.definition ? unitAt(unitsOf(ground.puzzle.statements), span) : undefined;
  if (unit !== undefined) return { ...unitMember(sources, unit), at };
  const named = at.flatMap((name) => cellNamed(ground, name) ?? []);
  const member = { kind: "rule", span, at, cells: ascending([...ofRule, ...named]) } as const;
  if (rule !== undefined) return { ...member, words: rule };
  const words = wordsAt(sources, span);
  return { ...member, words, here: saidHere(ground, words, group.origin, at) };
}

export function unitMember(sources: SourceTexts, { span, title }: Unit): ExplainedMember {
  return { kind: "rule", span, words: title ?? wordsAt(sources, span), at: [], cells: [] };
}

export function coverMember(ground: Ground, sources: SourceTexts, part: CoverPart): ExplainedMember {
  if (part.kind === "fixed") {
    const option = ground.options[part.index];
    const span = option?.fixed ?? option?.origin.span ?? ground.instance.span;
    return { kind: "given", span, words: option?.name ?? "", at: [], cells: [] };
  }
  const item = ground.items[part.index];
  const span = item?.origin.span ?? ground.instance.span;
  const at = item === undefined ? [] : [item.name];
  return { kind: "rule", span, words: wordsAt(sources, span), at, cells: [] };
}

/** The first layer, with the first of its places, that leaves no value (`3..w` where w is 2): nothing else is needed for a contradiction. */
export function emptyMember(ground: Ground, sources: SourceTexts): ExplainedMember | undefined {
  const id = ground.variables.findIndex(({ domain }) => domain.length === 0);
  const variable = ground.variables[id];
  const layer = variable === undefined ? undefined : ground.puzzle.layers[variable.layer];
  if (variable === undefined || layer === undefined) return undefined;
  const line = ground.puzzle.resolved.lines.find(
    (each) => each.kind === "layer" && each.names.includes(layer.at),
  );
  const span = line?.span ?? layer.at.span;
  const at = [elementName(ground, variable.layer, variable.element)];
  return {
    kind: "rule",
    span,
    words: wordsAt(sources, span),
    at,
    cells: cellsOf(ground, [id as GroundVariableId]),
  };
}

/** The cells that variables stand at, or beside. */
export function cellsOf(ground: Ground, variables: Iterable<GroundVariableId>): readonly number[] {
  const cells = new Set<number>();
  for (const id of variables) {
    const variable = ground.variables[id];
    if (variable !== undefined)
      for (const cell of cellsAt(ground, variable.layer, variable.element)) cells.add(cell);
  }
  return ascending(cells);
}

export const ascending = (cells: Iterable<number>): readonly number[] =>
  [...new Set(cells)].sort((a, b) => a - b);

const LISTED = /^(?:\w+ = )?\{(?<first>r\d+c\d+(?:, r\d+c\d+)+)(?<more>, …)?\}$/u;

/** `pencil of r4c8 r5c8 r6c8` */
const WHOLE = /^(?<sort>\w+) of (?<cells>r\d+c\d+(?: r\d+c\d+)+)$/u;

/** A set of cells, or a region, by its ends, where it is a line or a rectangle; of a long line, the cells of the rule, if these begin as it does. */
function inShort(ground: Ground, name: string, ofRule: readonly number[]): string {
  const { sort, cells } = WHOLE.exec(name)?.groups ?? {};
  if (cells !== undefined) {
    const ends = fromEndToEnd(
      ground,
      cells.split(" ").flatMap((each) => cellNamed(ground, each) ?? []),
    );
    return ends === undefined ? name : `${sort} ${ends}`;
  }
  const { first, more } = LISTED.exec(name)?.groups ?? {};
  const named = first?.split(", ").flatMap((each) => cellNamed(ground, each) ?? []) ?? [];
  if (more === undefined) return fromEndToEnd(ground, named) ?? name;
  const isSoFar = named.every((cell, index) => ofRule[index] === cell);
  return (isSoFar && isLine(ground, ofRule) ? fromEndToEnd(ground, ofRule) : undefined) ?? name;
}

export function cellNamed({ board }: Ground, name: string): number | undefined {
  const match = /^r(\d+)c(\d+)$/u.exec(name);
  return match === null ? undefined : board?.cellAt(Number(match[1]) - 1, Number(match[2]) - 1);
}

/** The cells that an element of a layer is, or lies beside. */
export function cellsAt(ground: Ground, layer: LayerId, element: number): readonly number[] {
  const on = ground.puzzle.layers[layer]?.on;
  const { board } = ground;
  if (on === undefined || board === undefined) return [];
  if (isOnCellSets(on)) return ground.sets.get(layer)?.sets[element] ?? [];
  switch (on.kind) {
    case "cell":
      return [element];
    case "row":
    case "column":
    case "line":
      return board.lines[on.kind].sets[element] ?? [];
    case "link":
      return board.linkEnds(element) ?? [];
    case "edge":
      return board.edgeCells(element);
    case "corner":
      return board.cornerCells(element);
    case "wedge":
      return [cellOfSide(board, element)];
    case "of-layer":
      return ground.elements.get(on.layer)?.cells[element] ?? [];
    case "direction":
      return [];
    default:
      return on satisfies never;
  }
}
