/** The board at a step: what it rests on is shaded, what it finds ringed, and what is known not to be there crossed out. */

import { makeScene } from "../../draw/make-scene.js";
import { type Emphasis, markCells } from "../../draw/mark-cells.js";
import { edgePlaces, linkMiddle } from "../../draw/on-borders.js";
import type { PlacedMark, Point, Scene } from "../../draw/scene.js";
import type { Ground } from "../../ground.js";
import type { Fact } from "../facts.js";
import { partlySolved } from "../partly-solved.js";
import type { Step } from "./step.js";

export interface StepMarks {
  readonly conclusion: readonly number[];
  readonly premises: readonly number[];
  /** The numbers of the rules that are looked at. */
  readonly scope: readonly number[];
}

const cellsOf = (all: readonly { readonly cells: readonly number[] }[]): readonly number[] =>
  [...new Set(all.flatMap(({ cells }) => cells))].sort((one, other) => one - other);

export const stepMarks = ({ found, known, scope }: Step): StepMarks => ({
  conclusion: cellsOf(found),
  premises: cellsOf(known),
  scope: cellsOf(scope),
});

/** `known`: what is on the board when the step is drawn; with what it finds, or without. */
export function stepScene(
  ground: Ground,
  known: Iterable<Fact>,
  step: Step,
  options: { readonly fills: boolean } = { fills: true },
): Scene {
  const facts = [...known];
  const marked = new Map<number, Emphasis>();
  const { layers } = ground.puzzle;
  for (const { of } of facts) {
    const variable = of.kind === "value" ? ground.variables[of.variable] : undefined;
    if (variable !== undefined && layers[variable.layer]?.on.kind === "cell")
      marked.set(variable.element, "settled");
    if (of.kind === "mark" && of.mark.of.kind === "inside" && of.value === 0)
      marked.set(of.mark.of.cell, "settled");
  }
  const { conclusion, premises } = stepMarks(step);
  for (const cell of premises) marked.set(cell, "weak");
  for (const cell of conclusion) marked.set(cell, "strong");
  const picture = {
    ground,
    ...(ground.board === undefined ? {} : { board: ground.board }),
    solution: partlySolved(ground, facts),
  };
  const placed = [...crossesOf(ground, facts), ...coveredCells(ground, facts)];
  const scene = withPlaced(markCells(makeScene(picture), marked, options), placed);
  return scene.kind === "board" && options.fills ? { ...scene, ringed: conclusion } : scene;
}

const withPlaced = (scene: Scene, placed: readonly PlacedMark[]): Scene =>
  scene.kind === "board" && placed.length > 0 ? { ...scene, placed: [...scene.placed, ...placed] } : scene;

/** Cells that some piece covers, where it is not known which. */
function coveredCells({ board, placements }: Ground, facts: readonly Fact[]): readonly PlacedMark[] {
  if (board === undefined) return [];
  const drawn = new Set(
    facts.flatMap(({ of }) => (of.kind === "placement" ? (placements[of.index]?.cells ?? []) : [])),
  );
  return facts.flatMap(({ of }): readonly PlacedMark[] => {
    if (of.kind !== "mark" || of.mark.says === undefined || of.mark.of.kind !== "inside") return [];
    const { cell } = of.mark.of;
    if (of.value === 0 || drawn.has(cell)) return [];
    const at: Point = [2 * Math.floor(cell / board.columns) + 1, 2 * (cell % board.columns) + 1];
    return [{ glyph: { kind: "text", text: "▪", ascii: "#" }, by: "found", at }];
  });
}

/** Edges and links that are known to have nothing on them. */
const crossesOf = (ground: Ground, facts: readonly Fact[]): readonly PlacedMark[] =>
  facts.flatMap((fact) =>
    placesOf(ground, fact).map(
      (at): PlacedMark => ({ glyph: { kind: "text", text: "×", ascii: "x" }, by: "found", at }),
    ),
  );

/** Where edges and links are that nothing is on. */
const placesOf = (ground: Ground, fact: Fact): readonly Point[] =>
  (fact.of.kind === "mark" || fact.of.kind === "value") && fact.of.value === 0
    ? placesBetween(ground, fact)
    : [];

/** The places of edges and links about which a step finds something; none where some of it is about cells. */
export function foundBetween(ground: Ground, { found }: Step): readonly Point[] {
  const places = found.map((fact) => placesBetween(ground, fact));
  return places.some(({ length }) => length === 0) ? [] : places.flat();
}

function placesBetween({ board, variables, puzzle }: Ground, { of }: Fact): readonly Point[] {
  if (board === undefined) return [];
  if (of.kind === "mark") return of.mark.of.kind === "step" ? [middleOf(of.mark.of.link, board.columns)] : [];
  if (of.kind !== "value" && of.kind !== "excluded") return [];
  const variable = variables[of.variable];
  const layer = variable === undefined ? undefined : puzzle.layers[variable.layer];
  if (variable === undefined || layer === undefined) return [];
  const isCounted = layer.domain.kind === "yes-no" || layer.domain.kind === "range";
  if (layer.on.kind === "link" && isCounted) return linkMiddle(board, variable.element);
  if (layer.on.kind === "edge" && isCounted)
    return edgePlaces(board, variable.element).map(({ at }): Point => at);
  return [];
}

function middleOf(link: readonly [number, number], columns: number): Point {
  const [a, b] = link.map((cell): Point => [2 * Math.floor(cell / columns) + 1, 2 * (cell % columns) + 1]);
  return a === undefined || b === undefined ? [0, 0] : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
