/**
 * The marks of an answer that is no table of values: whether two neighbours are in one region or one piece, whether a way goes from one to the other,
 * which piece covers a cell, whether a cell is in a region at all. A drawing of the answer is these marks, and each can be the same in all answers
 * where the regions, pieces and ways as a whole differ.
 *
 * A mark is something with a few values (an auxiliary) that the wholes of the answer decide: candidates, placements, or, where a division is not
 * listed, the labels of its cells. So whoever asks for a mark asks for an option of the problem, like for a value.
 */
import type { Auxiliary, AuxiliaryId, Candidate, CandidateId, Condition, Holds } from "../condition.js";
import { describeCode } from "../ground/codes.js";
import { elementName } from "../ground/element-name.js";
import {
  type Constraint,
  type Ground,
  type GroundVariableId,
  NONE,
  type Origin,
  type Placement,
} from "../ground.js";
import { addTo } from "../maps.js";
import type { LayerId, TypedLayer } from "../typed.js";
import { MarkedConditions, type MarkSaying } from "./marked-conditions.js";

export type MarkOf =
  /** Whether two neighbours are in one region, or covered by one piece: 1 or 0. */
  | { readonly kind: "joined"; readonly link: Pair }
  /** Whether a way goes from one neighbour to the other: 1 or 0. */
  | { readonly kind: "step"; readonly link: Pair }
  /** Whether a cell is in a region: 1 or 0. */
  | { readonly kind: "inside"; readonly cell: number }
  /** The shape of the piece that covers a cell (or edge, or link), as a code; NONE. */
  | { readonly kind: "shape"; readonly cell: number };

export interface MarkedValue {
  readonly layer: LayerId;
  readonly of: MarkOf;
  readonly auxiliary: AuxiliaryId;
  readonly values: readonly number[];
  /** It is 0 where this has no value, and 1 where it has one of these. */
  readonly says?: { readonly variable: GroundVariableId; readonly values: readonly number[] };
}

type Pair = readonly [number, number];

const NO = 0;
const YES = 1;

export const cellsOfMark = ({ of }: MarkedValue): readonly number[] => ("link" in of ? of.link : [of.cell]);

/** Where it is, and what is said there: `r1c1-r1c2`, `in one area`. */
export function markWords(ground: Ground, mark: MarkedValue, value: number): { at: string; words: string } {
  const { board, puzzle } = ground;
  const layer = puzzle.layers[mark.layer];
  const at =
    mark.of.kind === "shape"
      ? elementName(ground, mark.layer, mark.of.cell)
      : cellsOfMark(mark)
          .map((cell) => board?.cellName(cell) ?? String(cell))
          .join("-");
  return { at, words: layer === undefined ? "" : wordsOf(layer, mark.of, value) };
}

/** The same of a link of which there may be no mark. */
export function wordsOfLink(
  { board }: Ground,
  layer: TypedLayer,
  link: Pair,
  holds: boolean,
): { at: string; words: string } {
  const at = link.map((cell) => board?.cellName(cell) ?? String(cell)).join("-");
  const kind = layer.domain.kind === "paths" ? "step" : "joined";
  return { at, words: wordsOf(layer, { kind, link }, holds ? YES : NO) };
}

function wordsOf(layer: TypedLayer, of: MarkOf, value: number): string {
  const not = value === NO ? "not " : "";
  switch (of.kind) {
    case "joined":
      return `${not}in one ${layer.name}`;
    case "step":
      return `${not}on one ${layer.name}`;
    case "inside":
      return `${not}in a ${layer.name}`;
    case "shape":
      return describeCode(layer, value);
    default:
      return of satisfies never;
  }
}

export interface MarkOptions {
  /** Also of layers of which the wholes (pieces, listed regions and ways) are facts themselves: for these, the marks of links and shapes take about as much room again. */
  readonly listed?: boolean;
}

/** Shown layers of which the answer is a set of wholes. */
export function layersOfWholes({ puzzle, candidates, placements }: Ground): ReadonlySet<LayerId> {
  const layers = new Set<LayerId>();
  for (const { layer } of candidates) layers.add(layer);
  for (const { layer } of placements) layers.add(layer);
  for (const layer of layers) if (puzzle.layers[layer]?.hidden !== false) layers.delete(layer);
  return layers;
}

/** The same problem, in which each mark of the layers that are shown has options of its own. */
export function withMarks(
  ground: Ground,
  { listed = false }: MarkOptions,
): { readonly ground: Ground; readonly marks: readonly MarkedValue[] } {
  const making = new Making(ground);
  const layers = layersOfWholes(ground);
  ground.puzzle.layers.forEach((layer, index) => {
    const id = index as LayerId;
    const isFound = layer.role === "find" && layer.domain.kind === "region" && !layer.hidden;
    if (isFound && !layers.has(id)) making.division(id, layer);
  });
  // These first, in one order: what is there without those of listed layers has the same names with them.
  for (const id of layers) {
    const layer = ground.puzzle.layers[id];
    if (layer?.domain.kind === "region" && layer.orNone) making.inside(id, layer);
  }
  making.sayCovered(layers);
  for (const id of listed ? layers : []) {
    const layer = ground.puzzle.layers[id];
    if (layer?.domain.kind === "region") making.regions(id, layer);
    if (layer?.domain.kind === "pieces") making.pieces(id, layer);
    if (layer?.domain.kind === "paths") making.ways(id, layer);
  }
  return { ground: making.marked(), marks: making.marks };
}

/** A candidate or a placement, as what it is in conditions. */
interface Whole {
  readonly cells: readonly number[];
  readonly shape?: number;
  readonly chosen: Condition;
  readonly left: Condition;
}

class Making {
  readonly marks: MarkedValue[] = [];
  private readonly auxiliaries: Auxiliary[];
  private readonly added: Holds[] = [];
  private constraints: readonly Constraint[];
  private readonly labels = new Map<LayerId, Map<number, AuxiliaryId>>();
  private readonly joins = new Map<LayerId, { readonly link: Pair; readonly auxiliary: AuxiliaryId }[]>();

  constructor(private readonly ground: Ground) {
    this.auxiliaries = [...ground.auxiliaries];
    this.constraints = ground.constraints;
    ground.auxiliaries.forEach(({ answers, cell, link }, index) => {
      const auxiliary = index as AuxiliaryId;
      if (answers === undefined) return;
      if (cell !== undefined) {
        const own = this.labels.get(answers) ?? new Map<number, AuxiliaryId>();
        this.labels.set(answers, own.set(cell, auxiliary));
      }
      if (link !== undefined) {
        addTo(this.joins, answers, { link, auxiliary });
      }
    });
  }

  marked(): Ground {
    const { ground, auxiliaries, constraints, added } = this;
    return { ...ground, auxiliaries, constraints: [...constraints, ...added] };
  }

  /** Conditions on the cells of pieces are said by marks of these, which are made for them. */
  sayCovered(layers: Iterable<LayerId>): void {
    for (const id of layers) {
      const layer = this.ground.puzzle.layers[id];
      if (layer?.domain.kind !== "pieces" || layer.on.kind !== "cell") continue;
      const said = new MarkedConditions(this.covered(id, layer));
      this.constraints = this.constraints.map((constraint) => said.ofConstraint(constraint));
    }
  }

  division(layer: LayerId, { orNone, ...typed }: TypedLayer): void {
    const joins = this.joins.get(layer);
    const labels = this.labels.get(layer);
    const origin: Origin = { span: typed.at.span, at: [], what: typed.name };
    if (joins !== undefined) {
      for (const { link, auxiliary } of joins)
        this.marks.push({
          layer,
          of: { kind: "joined", link },
          auxiliary,
          values: [NO, YES],
        });
      return;
    }
    if (labels === undefined) return;
    for (const link of this.linksOf(labels.keys())) this.joinedByLabels(layer, link, labels, origin);
    if (orNone) for (const [cell, label] of labels) this.insideByLabel(layer, cell, label, origin);
  }

  /** Whether a cell is in a region, of listed ones: few marks, which a person makes as well, and most rules speak of. */
  inside(layer: LayerId, { at: { span }, name }: TypedLayer): void {
    const origin: Origin = { span, at: [], what: name };
    for (const [cell, own] of byCell(this.candidatesOf(layer)))
      this.byWholes({ layer, of: { kind: "inside", cell } }, NO, new Map([[YES, own]]), origin);
  }

  /** The same of pieces, for the cells that a rule speaks of: where each cell is covered anyway, none does. */
  private covered(layer: LayerId, { at: { span }, name }: TypedLayer): MarkSaying {
    const origin: Origin = { span, at: [], what: name };
    const at = byCell(this.placedOf(layer));
    const made = new Map<GroundVariableId, AuxiliaryId>();
    return (variable, values) => {
      const { ground } = this;
      const of = ground.variables[variable];
      if (of?.layer !== layer || of.domain.length < 2 || !of.domain.includes(NONE)) return undefined;
      const isNone = values.includes(NONE);
      if (values.length !== (isNone ? 1 : of.domain.length - 1)) return undefined;
      const own = at.get(of.element);
      if (own === undefined) return undefined;
      const auxiliary =
        made.get(variable) ??
        this.byWholes(
          {
            layer,
            of: { kind: "inside", cell: of.element },
            says: { variable, values: of.domain.filter((each) => each !== NONE) },
          },
          NO,
          new Map([[YES, own]]),
          origin,
        );
      made.set(variable, auxiliary);
      return { auxiliary, value: isNone ? NO : YES };
    };
  }

  regions(layer: LayerId, { at: { span }, name }: TypedLayer): void {
    this.joinedByWholes(layer, this.candidatesOf(layer), { span, at: [], what: name });
  }

  pieces(layer: LayerId, { at, name, on }: TypedLayer): void {
    const origin: Origin = { span: at.span, at: [], what: name };
    const placed = this.placedOf(layer);
    if (on.kind === "cell") this.joinedByWholes(layer, placed, origin);
    for (const [cell, own] of byCell(placed)) {
      const byShape = new Map<number, Whole[]>();
      for (const whole of own) addTo(byShape, whole.shape ?? NONE, whole);
      this.byWholes({ layer, of: { kind: "shape", cell } }, NONE, byShape, origin);
    }
  }

  ways(layer: LayerId, { at, name }: TypedLayer): void {
    const origin: Origin = { span: at.span, at: [], what: name };
    const ways = this.candidatesOf(layer);
    const steps = new Map<string, { readonly link: Pair; readonly ways: Whole[] }>();
    for (const way of ways)
      for (let step = 1; step < way.cells.length; step++) {
        const ends = [way.cells[step - 1] ?? 0, way.cells[step] ?? 0];
        const link: Pair = [Math.min(...ends), Math.max(...ends)];
        const known = steps.get(link.join(" ")) ?? { link, ways: [] };
        known.ways.push(way);
        steps.set(link.join(" "), known);
      }
    for (const { link, ways: own } of steps.values())
      this.byWholes({ layer, of: { kind: "step", link } }, NO, new Map([[YES, own]]), origin);
  }

  private joinedByWholes(layer: LayerId, wholes: readonly Whole[], origin: Origin): void {
    const at = byCell(wholes);
    for (const link of this.linksOf(at.keys())) {
      const others = new Set(at.get(link[1]));
      const both = at.get(link[0])?.filter((whole) => others.has(whole)) ?? [];
      this.byWholes({ layer, of: { kind: "joined", link } }, NO, new Map([[YES, both]]), origin);
    }
  }

  /** A value for each list of wholes of which one is chosen; `otherwise` where none of them is. */
  private byWholes(
    mark: Pick<MarkedValue, "layer" | "of" | "says">,
    otherwise: number,
    wholes: ReadonlyMap<number, readonly Whole[]>,
    origin: Origin,
  ): AuxiliaryId {
    const values = [...new Set([otherwise, ...wholes.keys()])].sort((a, b) => a - b);
    const auxiliary = this.mark({ ...mark, values });
    for (const [value, own] of wholes) {
      this.oneOf([this.isNot(auxiliary, value), ...own.map(({ chosen }) => chosen)], origin);
      for (const { left } of own) this.oneOf([left, this.is(auxiliary, value)], origin);
    }
    return auxiliary;
  }

  private joinedByLabels(
    layer: LayerId,
    link: Pair,
    labels: ReadonlyMap<number, AuxiliaryId>,
    origin: Origin,
  ): void {
    const [a, b] = link.map((cell) => labels.get(cell));
    if (a === undefined || b === undefined) return;
    const joined = this.mark({ layer, of: { kind: "joined", link }, values: [NO, YES] });
    const [isJoined, isApart] = [this.is(joined, YES), this.is(joined, NO)];
    const of = (label: AuxiliaryId): readonly number[] => this.auxiliaries[label]?.domain ?? [];
    for (const region of of(a)) {
      const shared = of(b).includes(region);
      if (region < 0 || !shared) this.oneOf([isApart, this.isNot(a, region)], origin);
      else {
        this.oneOf([isApart, this.isNot(a, region), this.is(b, region)], origin);
        this.oneOf([isJoined, this.isNot(a, region), this.isNot(b, region)], origin);
      }
    }
  }

  private insideByLabel(layer: LayerId, cell: number, label: AuxiliaryId, origin: Origin): void {
    const inside = this.mark({ layer, of: { kind: "inside", cell }, values: [NO, YES] });
    for (const region of this.auxiliaries[label]?.domain ?? [])
      this.oneOf([this.isNot(label, region), this.is(inside, region < 0 ? NO : YES)], origin);
  }

  private mark(mark: Omit<MarkedValue, "auxiliary">): AuxiliaryId {
    const auxiliary = this.auxiliaries.length as AuxiliaryId;
    this.auxiliaries.push({ domain: mark.values, name: `mark ${this.marks.length + 1}`, functional: true });
    this.marks.push({ ...mark, auxiliary });
    return auxiliary;
  }

  private oneOf(parts: readonly (Condition | boolean)[], origin: Origin): void {
    if (parts.includes(true)) return;
    const open = parts.filter((part) => typeof part !== "boolean");
    const [only] = open;
    const condition: Condition =
      open.length === 1 && only !== undefined ? only : { kind: "any-of", parts: open };
    this.added.push({ kind: "holds", condition, origin });
  }

  private is(auxiliary: AuxiliaryId, value: number): Condition | boolean {
    const domain = this.auxiliaries[auxiliary]?.domain ?? [];
    if (!domain.includes(value)) return false;
    return domain.length === 1 || { kind: "auxiliary", auxiliary, values: [value] };
  }

  private isNot(auxiliary: AuxiliaryId, value: number): Condition | boolean {
    const domain = this.auxiliaries[auxiliary]?.domain ?? [];
    if (!domain.includes(value)) return true;
    const values = domain.filter((each) => each !== value);
    return values.length > 0 && { kind: "auxiliary", auxiliary, values };
  }

  private candidatesOf(layer: LayerId): readonly Whole[] {
    return this.ground.candidates.flatMap((candidate, index) =>
      candidate.layer === layer ? [candidateWhole(candidate, index as CandidateId)] : [],
    );
  }

  private placedOf(layer: LayerId): readonly Whole[] {
    return this.ground.placements.flatMap((placement, index) =>
      placement.layer === layer ? [placedWhole(placement, index)] : [],
    );
  }

  /** Each pair of neighbours once, the first of the board first. */
  private linksOf(cells: Iterable<number>): readonly Pair[] {
    const { board } = this.ground;
    const all = [...cells].sort((a, b) => a - b);
    const known = new Set(all);
    return all.flatMap((cell) =>
      [...new Set(board?.neighbours(cell))]
        .filter((other) => other > cell && known.has(other))
        .map((other): Pair => [cell, other]),
    );
  }
}

const candidateWhole = ({ cells }: Candidate, candidate: CandidateId): Whole => ({
  cells,
  chosen: { kind: "candidate", candidate, negated: false },
  left: { kind: "candidate", candidate, negated: true },
});

const placedWhole = ({ cells, shape }: Placement, placement: number): Whole => ({
  cells,
  shape,
  chosen: { kind: "placement", placement, negated: false },
  left: { kind: "placement", placement, negated: true },
});

function byCell(wholes: readonly Whole[]): ReadonlyMap<number, readonly Whole[]> {
  const at = new Map<number, Whole[]>();
  for (const whole of wholes) for (const cell of whole.cells) addTo(at, cell, whole);
  return at;
}
