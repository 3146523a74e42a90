/** Drawing rules for layers on cells (grammar/drawing.md, section "On cells"). */
import type { Picture } from "../solution.js";
import type { LayerId, PieceShape, TypedLayer } from "../typed.js";
import { centreOf, type DrawingDraft, drawAreas, drawKnownBorders, fillCell } from "./draft.js";
import {
  type Drawn,
  drawValue,
  isFilledShape,
  isOpenShape,
  plainText,
  textGlyph,
  UNPRINTED,
  valueInWords,
  waysOf,
} from "./glyphs.js";
import { pathsOf, regionsOf, type ShownValue, shownValues } from "./layer-values.js";
import type { CellSign } from "./legend-signs.js";
import { chessShapes, looks } from "./looks.js";
import type { BankedPiece, By, Glyph, Mark, Tone } from "./scene.js";
import { displayWidth } from "./text/display-width.js";
import { sharersOf } from "./twin-layers.js";

const tint = (number: number): Tone => `tint-${number}`;

/** Found marks stand in the middle, beside each other, and drive what was given into the corner. */
function putMark(draft: DrawingDraft, cell: number, mark: Mark): void {
  const at = draft.cells[cell];
  if (at === undefined) return;
  const [alone, ...others] = at.marks;
  const within =
    alone === undefined || others.length > 0
      ? undefined
      : (inside(alone, mark) ?? inside(mark, alone) ?? filling(alone, mark) ?? filling(mark, alone));
  if (within !== undefined) {
    at.marks.splice(0, 1, within);
    return;
  }
  const found = at.marks.filter((other) => other.by === "found");
  if (mark.by === "found") {
    at.corner.push(...at.marks.filter((other) => other.by === "given"));
    at.marks.splice(0, at.marks.length, ...found);
  }
  const foundInMiddle = found.length > 0;
  const marks = foundInMiddle && mark.by === "given" ? at.corner : at.marks;
  const before = marks.at(-1);
  const both = before === undefined ? undefined : (inside(before, mark) ?? inside(mark, before));
  if (both === undefined) marks.push(mark);
  else marks.splice(-1, 1, both);
}

/** A ring that is given and a disc that is found are the ring, filled. */
function filling({ glyph: ring, by }: Mark, disc: Mark): Mark | undefined {
  const isRing =
    by === "given" && ring.kind === "shape" && ring.shape === "circle" && ring.label === undefined;
  const isDisc = disc.by === "found" && disc.glyph.kind === "shape" && disc.glyph.shape === "disc";
  return isRing && isDisc ? disc : undefined;
}

/** A text beside a ring or a frame that is given stands in it, a given one in a disc too; a `?` says no more than the shape. */
function inside(outer: Mark, { glyph: inner, by }: Mark): Mark | undefined {
  const { glyph } = outer;
  if (glyph.kind !== "shape" || glyph.label !== undefined || inner.kind !== "text") return undefined;
  const hasRoom = isOpenShape(glyph.shape) || (by === "given" && isFilledShape(glyph.shape));
  if (outer.by !== "given" || !hasRoom) return undefined;
  if (inner.text === UNPRINTED) return outer;
  return { glyph: { ...glyph, label: inner.text, ...(by === "given" ? {} : { labelBy: by }) }, by: "given" };
}

export function putText(draft: DrawingDraft, cell: number, text: string, by: By): void {
  putMark(draft, cell, { glyph: textGlyph(text), by });
}

function put(draft: DrawingDraft, cell: number, drawn: Drawn, by: By): void {
  switch (drawn.kind) {
    case "glyph":
      putMark(draft, cell, { glyph: drawn.glyph, by });
      if (drawn.glyph.kind === "shape" && chessShapes.has(drawn.glyph.shape)) draft.checkered = true;
      return;
    case "fill":
      fillCell(draft, cell, drawn.tone, by);
      if (drawn.also !== undefined) putMark(draft, cell, { glyph: drawn.also, by });
      return;
    case "border":
    case "nothing":
      return;
    default:
      drawn satisfies never;
  }
}

/** In a layer that is to be found, a given no is drawn too. */
const isGivenNo = ({ role }: TypedLayer, { value, by }: ShownValue): boolean =>
  value === false && by === "given" && role === "find";

const givenNo: Drawn = { kind: "glyph", glyph: { kind: "shape", shape: "dot" } };

/** `digit 5 (given)`, `wall` */
function say(draft: DrawingDraft, cell: number, layer: TypedLayer, { value, by }: ShownValue): void {
  if (isGivenNo(layer, { value, by })) draft.cells[cell]?.says.push(`not ${layer.name} (given)`);
  if (value === false) return;
  const words = value === true ? layer.name : `${layer.name} ${valueInWords(layer, value)}`;
  draft.cells[cell]?.says.push(by === "given" && layer.role === "find" ? `${words} (given)` : words);
}

/** Symbols drawn shortened need the legend; shapes and whole names do not. `layer`: where another one has the same symbols. */
export function explainSign(
  draft: DrawingDraft,
  name: string,
  glyph: Glyph,
  layer: string | undefined,
): void {
  if (glyph.kind === "text" && glyph.text === name && layer === undefined) return;
  const isClear = glyph.kind === "shape" && glyph.label === undefined && layer === undefined;
  if (isClear && (looks.has(name) || name === "white")) return;
  const says = layer === undefined ? name : `${layer} ${name}`;
  if (!draft.legend.some((line) => line.says === says)) draft.legend.push({ glyph, says });
}

export function drawCellValues(
  draft: DrawingDraft,
  picture: Picture,
  id: LayerId,
  layer: TypedLayer,
  { order, signs }: { readonly order: number; readonly signs: Map<number, CellSign> },
): void {
  const values = shownValues(picture, id);
  const { puzzle } = picture.ground;
  const isShared = sharersOf(puzzle, id).length > 0;
  const asBorder = puzzle.shows.some(
    ({ target, as }) => target.layer === id && as.kind === "look" && as.look === "border",
  );
  if (asBorder) drawEqualAreas(draft, layer, values);
  values.forEach((shown, cell) => {
    if (shown === undefined || !draft.board.exists(cell)) return;
    const sign = signs.get(cell);
    if (sign?.layers.has(id) === true) {
      // Once for all that it says.
      if (sign.text !== "") putText(draft, cell, sign.text, "given");
      signs.set(cell, { ...sign, text: "" });
      say(draft, cell, layer, shown);
      return;
    }
    const drawn = isGivenNo(layer, shown) ? givenNo : drawValue(puzzle, id, shown.value, order);
    put(draft, cell, drawn, shown.by);
    say(draft, cell, layer, shown);
    const glyph = drawn.kind === "glyph" ? drawn.glyph : drawn.kind === "fill" ? drawn.also : undefined;
    if (glyph !== undefined && typeof shown.value === "string" && layer.domain.kind === "symbols")
      explainSign(draft, shown.value, glyph, isShared ? layer.name : undefined);
  });
}

/** In a layer that is to be found, a cell without a value may still get one. */
function drawEqualAreas(
  draft: DrawingDraft,
  { role, domain }: TypedLayer,
  values: readonly (ShownValue | undefined)[],
): void {
  const numbers = new Map<string, number>();
  const areaAt = values.map((shown) => {
    if (shown === undefined) return undefined;
    const key = plainText(shown.value);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
  const by = values.some((shown) => shown?.by === "found") ? "found" : "given";
  drawAreas(draft, areaAt, by, { known: role === "given" || domain.kind === "yes-no" });
}

/** From this number of letters on, the symbol of a region is a name worth reading, and not merely a letter that differs from others. */
const NAME_LETTERS = 2;

/** The first division is borders, or cages where the board has boxes; every further one is a tint of its own beneath. Names stand in it. */
export function drawRegions(
  draft: DrawingDraft,
  picture: Picture,
  id: LayerId,
  layer: TypedLayer,
  { first, caged }: { readonly first: boolean; readonly caged: boolean },
): void {
  const regions = regionsOf(picture, id);
  if (regions === undefined) return;
  const { by, regionAt, names, known } = regions;
  if (first && caged) draft.cages = regionAt;
  else if (first) drawAreas(draft, regionAt, by, { known: by === "found" || layer.role === "given" });
  if (first && known !== undefined) drawKnownBorders(draft, known, by);
  regionAt.forEach((region, cell) => {
    if (region === undefined) return;
    if (!first) fillCell(draft, cell, tint(region), by);
    draft.cells[cell]?.says.push(`${layer.name} ${names[region] ?? region + 1}`);
  });
  const isPart = layer.role === "find" && by === "given";
  if (!isPart && !names.some((name) => displayWidth(name) >= NAME_LETTERS)) return;
  // Of a division that is given in part, each cell says which region it is in: no border does.
  regionAt.forEach((region, cell) => {
    const name =
      region === undefined || !(isPart || regionAt.indexOf(region) === cell) ? undefined : names[region];
    if (name !== undefined) draft.cells[cell]?.corner.push({ glyph: textGlyph(name), by });
  });
}

/** `2 cruiser` */
const pieceLabel = ({ name, copies = 1 }: PieceShape): string => `${copies === 1 ? "" : `${copies} `}${name}`;

/** In characters: `shape: 2 cruiser ###, submarine #` */
const sayPieces = (layer: string, shapes: readonly PieceShape[]): string =>
  `${layer}: ${shapes.map((shape) => `${pieceLabel(shape)} ${shape.drawing ?? ""}`).join(", ")}`;

/** In the tint that its places have on the board, once there are any. */
const bankedPiece =
  ({ solution }: Picture) =>
  (shape: PieceShape, index: number, { length }: readonly PieceShape[]): BankedPiece => ({
    label: pieceLabel(shape),
    cells: shape.cells,
    tone: solution !== undefined && length > 1 ? tint(index) : "light",
  });

/** Placed pieces are areas without lines inside, tinted by shape. Fixed cells, before there is an answer, are symbols. */
export function drawPieces(draft: DrawingDraft, picture: Picture, id: LayerId, layer: TypedLayer): void {
  if (layer.domain.kind !== "pieces") return;
  const { shapes, table, lattice } = layer.domain.pieces;
  if (table !== undefined && shapes.length > 0) {
    const says = sayPieces(layer.name, shapes);
    if (lattice !== "squares") draft.notes.push(says);
    else draft.banks.push({ name: layer.name, pieces: shapes.map(bankedPiece(picture)), says });
  }
  const answer = picture.solution?.layers.get(id);
  if (answer?.kind === "pieces") {
    const areaAt: (number | undefined)[] = [];
    answer.placements.forEach((placed, number) => {
      for (const cell of placed.cells) areaAt[cell] = number;
    });
    drawAreas(
      draft,
      Array.from(draft.cells, (_, cell) => areaAt[cell]),
      "given",
      { inside: "none" },
    );
    for (const placed of answer.placements) {
      const shape = shapes.findIndex((each) => each.name === placed.shape);
      if (shapes.length > 1) for (const cell of placed.cells) fillCell(draft, cell, tint(shape), "found");
    }
  }
  const used = new Set<string>();
  shownValues(picture, id).forEach((shown, cell) => {
    if (shown === undefined || typeof shown.value !== "string" || !draft.board.exists(cell)) return;
    const drawn = drawValue(picture.ground.puzzle, id, shown.value, 0);
    if (shapes.length > 1 || shown.by === "given") put(draft, cell, drawn, shown.by);
    say(draft, cell, layer, shown);
    used.add(shown.value);
  });
  if (shapes.length < 2) return;
  shapes.forEach(({ name }, shape) => {
    if (!used.has(name)) return;
    const drawn = drawValue(picture.ground.puzzle, id, name, 0);
    const glyph = drawn.kind === "glyph" ? drawn.glyph : textGlyph(name);
    if (glyph.kind === "text" && glyph.text === name) return;
    draft.legend.push({ glyph, tone: tint(shape), says: name });
  });
}

export function drawPaths(draft: DrawingDraft, picture: Picture, id: LayerId, layer: TypedLayer): void {
  const way = waysOf(picture.ground.puzzle, id);
  for (const { by, cells, isStep } of pathsOf(picture, id)) {
    if (cells.length > 1) {
      const points = cells.map((cell) => centreOf(draft.board, cell));
      draft.lines.push({ points, count: 1, by, way: isStep ? "line" : way });
    }
    cells.forEach((cell, step) => {
      const part = isStep ? undefined : step === 0 ? "start" : step === cells.length - 1 ? "end" : undefined;
      draft.cells[cell]?.says.push(part === undefined ? layer.name : `${layer.name} ${part}`);
    });
  }
}
