/**
 * Picture → scene. Each layer is drawn by the rule of its sort and type (grammar/drawing.md), in the order of the text; `show` changes how.
 */

import { isOnCellSets, isOnLines } from "../cell-sets.js";
import type { Picture } from "../solution.js";
import type { LayerId, TypedLayer, TypedPuzzle } from "../typed.js";
import type { PlaceSort } from "../vocabulary/sorts.js";
import { type DrawingDraft, drawAreas, fillCell, finish, startDraft } from "./draft.js";
import { drawnBoard } from "./drawn-board.js";
import { drawValue, ordersOfPlain, spellingOf, valueInWords } from "./glyphs.js";
import { drawJoined, joinedPairs } from "./joined-values.js";
import { layersOf, shownValues } from "./layer-values.js";
import { type CellSign, signsAt } from "./legend-signs.js";
import { glyphText } from "./looks.js";
import { drawCorners, drawEdges, drawLinks } from "./on-borders.js";
import { drawCellValues, drawPaths, drawPieces, drawRegions, explainSymbol } from "./on-cells.js";
import { drawDiagonals } from "./on-diagonals.js";
import { coloursPlaces, drawOptions } from "./on-items.js";
import { drawSides } from "./on-sides.js";
import { drawSticks } from "./on-sticks.js";
import type { By, Scene, Track } from "./scene.js";
import { boxesNamedByRules } from "./text/box-borders.js";

const isHidden = (puzzle: TypedPuzzle, id: LayerId, layer: TypedLayer): boolean =>
  layer.hidden ||
  puzzle.shows.some(
    ({ target, as }) =>
      target.layer === id && target.value === undefined && as.kind === "look" && as.look === "nothing",
  );

/** Values by which tables name the places are what is written there anyway. */
const repeatsNames = ({ ground, board }: Picture, id: LayerId): boolean =>
  ground.puzzle.board?.own?.kind === "places" &&
  ground.puzzle.layers[id]?.on.kind === "cell" &&
  (ground.data.get(id)?.values ?? []).length > 0 &&
  (ground.data.get(id)?.values ?? []).every((value, cell) => value === board?.cellName(cell));

/** A name of so many letters stands whole above a column. */
const ABOVE_A_COLUMN = 3;

/** The values of a layer on rows, columns or lines, as texts for each of them. */
function textsOf(
  draft: DrawingDraft,
  picture: Picture,
  id: LayerId,
  layer: TypedLayer,
): { readonly texts: readonly (readonly string[])[]; readonly by: By } {
  const shown = shownValues(picture, id);
  const isShort = shown.every(
    (each) => each === undefined || valueInWords(layer, each.value).length <= ABOVE_A_COLUMN,
  );
  const texts = shown.map((each) => {
    if (each === undefined) return [];
    if (typeof each.value === "object" && !("unprinted" in each.value))
      return "none" in each.value ? [] : each.value.map(String);
    const drawn = drawValue(picture.ground.puzzle, id, each.value, 1);
    const name = valueInWords(layer, each.value);
    if (drawn.kind !== "glyph") return [name];
    const text = glyphText(drawn.glyph, false);
    const isShortened =
      typeof each.value === "string" && text !== spellingOf(layer, name) && name.startsWith(text);
    if (!isShortened) return [text];
    if (layer.on.kind === "row" || isShort) return [name];
    explainSymbol(draft, picture.ground.puzzle, id, each.value, drawn);
    return [text];
  });
  return { texts, by: shown.some((each) => each?.by === "found") ? "found" : "given" };
}

/** Layers called top, bottom, left, right stand there; others above the columns and before the rows. */
function drawTracks(draft: DrawingDraft, picture: Picture, id: LayerId, layer: TypedLayer): void {
  const { texts, by } = textsOf(draft, picture, id, layer);
  const add = (side: Track["side"], part: readonly (readonly string[])[]): void => {
    if (part.some((each) => each.length > 0)) draft.tracks.push({ side, name: layer.name, by, texts: part });
  };
  const rows = draft.board.lines.row.sets.length;
  if (draft.board.sheet !== undefined && (layer.on.kind !== "row" || draft.board.rows !== rows)) {
    const { name } =
      draft.board.lines[layer.on.kind === "row" || layer.on.kind === "column" ? layer.on.kind : "line"];
    const said = texts.flatMap((each, line) =>
      each.length === 0 ? [] : [`${name(line)} ${each.join(" ")}`],
    );
    if (said.length > 0) draft.notes.push(`${layer.name}: ${said.join(", ")}`);
    return;
  }
  if (layer.on.kind === "column") add(layer.name === "bottom" ? "bottom" : "top", texts);
  if (layer.on.kind === "row") add(layer.name === "right" ? "right" : "left", texts);
  if (layer.on.kind === "line") {
    add("left", texts.slice(0, rows));
    add("top", texts.slice(rows));
  }
}

/** Values of regions, boxes and the like stand in the corner of their first cell. */
function drawOnAreas(draft: DrawingDraft, picture: Picture, id: LayerId, layer: TypedLayer): void {
  const { on } = layer;
  const areas =
    on.kind === "of-layer" ? picture.ground.elements.get(on.layer)?.cells : picture.ground.sets.get(id)?.sets;
  const unplaced: string[] = [];
  shownValues(picture, id).forEach((shown, area) => {
    if (shown === undefined) return;
    const drawn = drawValue(picture.ground.puzzle, id, shown.value, 1);
    // A sign that the file itself writes (`x` for a product) needs no explanation.
    if (spellingOf(layer, shown.value) === undefined)
      explainSymbol(draft, picture.ground.puzzle, id, shown.value, drawn);
    const cells = areas?.[area] ?? [];
    const at = draft.cells[cells[0] ?? -1];
    const glyph = drawn.kind === "glyph" ? drawn.glyph : drawn.kind === "fill" ? drawn.also : undefined;
    if (drawn.kind === "fill") for (const cell of cells) fillCell(draft, cell, drawn.tone, shown.by);
    if (at === undefined || (drawn.kind !== "glyph" && drawn.kind !== "fill"))
      unplaced.push(valueInWords(layer, shown.value));
    else if (glyph !== undefined) at.corner.push({ glyph, by: shown.by });
    at?.says.push(`${layer.name} ${valueInWords(layer, shown.value)}`);
  });
  if (unplaced.length > 0) draft.notes.push(`${layer.name}: ${unplaced.join(" ")}`);
}

/** The layers drawn so far, and everything else that decides how the next one is drawn. */
interface Before {
  regions: number;
  readonly orders: ReadonlyMap<LayerId, number>;
  readonly caged: boolean;
  /** By cell; drawn where the first layer that it is about is. */
  readonly signs: Map<number, CellSign>;
}

function drawOnCells(
  draft: DrawingDraft,
  picture: Picture,
  id: LayerId,
  layer: TypedLayer,
  before: Before,
): void {
  switch (layer.domain.kind) {
    case "region":
      drawRegions(draft, picture, id, layer, { first: before.regions++ === 0, caged: before.caged });
      return;
    case "pieces":
      before.regions++;
      drawPieces(draft, picture, id, layer);
      return;
    case "paths":
      drawPaths(draft, picture, id, layer);
      return;
    case "yes-no":
      drawCellValues(draft, picture, id, layer, {
        order: before.orders.get(id) ?? 0,
        signs: before.signs,
      });
      return;
    case "table":
      return;
    case "number":
    case "range":
    case "numbers":
    case "symbols":
    case "direction":
    case "number-list":
      drawCellValues(draft, picture, id, layer, { order: 0, signs: before.signs });
      return;
    default:
      layer.domain satisfies never;
  }
}

function drawLayer(
  draft: DrawingDraft,
  picture: Picture,
  id: LayerId,
  layer: TypedLayer,
  before: Before,
): void {
  const { on } = layer;
  if (isOnLines(on)) drawTracks(draft, picture, id, layer);
  else if (on.kind === "diagonal") drawDiagonals(draft, picture, id, layer, on);
  else if (on.kind === "of-layer" || isOnCellSets(on)) drawOnAreas(draft, picture, id, layer);
  else drawOnPlaces(draft, picture, id, layer, on.kind, before);
}

function drawOnPlaces(
  draft: DrawingDraft,
  picture: Picture,
  id: LayerId,
  layer: TypedLayer,
  sort: PlaceSort,
  before: Before,
): void {
  switch (sort) {
    case "cell":
      drawOnCells(draft, picture, id, layer, before);
      return;
    case "link":
      if (layer.domain.kind === "pieces") drawSticks(draft, picture, id, layer);
      else drawLinks(draft, picture, id, layer);
      return;
    case "edge":
      if (layer.domain.kind === "pieces") drawSticks(draft, picture, id, layer);
      else drawEdges(draft, picture, id, layer);
      return;
    case "corner":
      drawCorners(draft, picture, id);
      return;
    case "wedge":
      drawSides(draft, picture, id, layer);
      return;
    case "direction":
      drawOnAreas(draft, picture, id, layer);
      return;
    default:
      sort satisfies never;
  }
}

export function makeScene(picture: Picture): Scene {
  const { ground, board } = picture;
  const { layers: declared, options } = ground.puzzle;
  // A board that only numbers the items of a cover has nothing on it.
  const empty =
    declared.length === 0 && options.length > 0 && picture.solution !== undefined && !coloursPlaces(ground);
  if (board === undefined || empty) {
    return { kind: "list", entries: picture.solution?.options ?? [], notes: [] };
  }
  const draft = startDraft(drawnBoard(ground, board));
  const layers = layersOf(ground.puzzle).filter(
    ([id, layer]) => !isHidden(ground.puzzle, id, layer) && !repeatsNames(picture, id),
  );
  const divided = layers.some(([, { domain }]) => domain.kind === "region" || domain.kind === "pieces");
  const boxAt = boxesNamedByRules(ground, board);
  // A division that is to be found has its own borders; given cages lie on the boxes of the board.
  const caged =
    boxAt !== undefined &&
    layers.some(([, { role, domain }]) => role === "given" && domain.kind === "region");
  if (boxAt !== undefined && (caged || !divided)) drawAreas(draft, boxAt, "given");
  const before = {
    regions: 0,
    orders: ordersOfPlain(ground.puzzle),
    caged,
    signs: new Map(signsAt(picture)),
  };
  const pairs = joinedPairs(ground.puzzle);
  const joined = new Set(pairs.flat());
  for (const [id, layer] of layers) if (!joined.has(id)) drawLayer(draft, picture, id, layer, before);
  for (const pair of pairs) drawJoined(draft, picture, pair);
  drawOptions(draft, picture);
  return finish(draft);
}
