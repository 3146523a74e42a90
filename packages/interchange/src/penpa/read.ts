/** An address of penpa-edit → what is given of a puzzle. The page keeps a drawing; a tag says which genre it is of. */
import { regionsBetween } from "../fields/regions/division.js";
import type { Genre } from "../genre.js";
import { type Givens, type Layer, makeDraft, type Remarks, type Value } from "../givens.js";
import { linkCells, linkEdges } from "../places.js";
import type { ProblemPlace, Result } from "../problem.js";
import { boxAt, boxesOf } from "../setters/boxes.js";
import { type Json, parseLoose } from "../setters/loose-json.js";
import { isEmpty, isObject, type JsonObject, listOf, numberOf, textOf } from "../setters/setter-file.js";
import { readSize } from "../size.js";
import { borderNames, cellAt, type Frame, pointOfSmall, rimNames } from "./drawing.js";
import { unpacked } from "./packed.js";
import { drawnOf, penpaGenre } from "./penpa-genres.js";
import { inFull } from "./short-words.js";

const ADDRESS = /^(?:https?:\/\/)?(?:[\w.-]+\/)*penpa-edit\/[^#?]*[#?](?:[^#]*&)?p=/i;

export const isPenpa = (text: string): boolean => ADDRESS.test(text);

/** Styles of a border of a room: black, and thick. */
const BORDER_STYLES = [2, 21];
/** The parts of a drawing that only concern how it was made. */
const OF_THE_EDITOR = ["command_redo", "command_undo", "command_replay", "squareframe"];
const MOST_SIDE = 500;

export function readPenpa(text: string, shift: number): Result<Givens> {
  const from = ADDRESS.exec(text)?.[0].length ?? 0;
  const to = from + text.slice(from).search(/[&#]|$/);
  const at = { start: shift + from, end: shift + to };
  const packed = unpacked(
    text.slice(from, to).replaceAll("%2B", "+").replaceAll("%2F", "/").replaceAll("%3D", "="),
    at,
  );
  if ("problem" in packed) return packed;
  return readDrawing(inFull(packed.text), at);
}

function readDrawing(text: string, at: ProblemPlace): Result<Givens> {
  const lines = text.split("\n");
  const header = (lines[0] ?? "").split(",");
  if (!["square", "sudoku"].includes(header[0] ?? ""))
    return { problem: { kind: "unreadable", what: short(header[0]), at } };
  const json = lines.map((line) => jsonOf(line));
  const question = json.find((each): each is JsonObject => isObject(each) && "number" in each);
  if (question === undefined) return { problem: { kind: "cut-off", what: "the drawing", at } };
  const tags = listOf(json[17]).map(textOf);
  const genre = tags.map(penpaGenre).find((each) => each !== undefined);
  if (genre === undefined)
    return {
      problem: {
        kind: "unknown-genre",
        genre: tags.length === 0 ? "a drawing without a tag" : tags.join(", "),
        at,
      },
    };
  const [width = 0, height = 0] = [header[1], header[2]].map(Number);
  const [above = 0, below = 0, left = 0, right = 0] = listOf(json[1]).map((each) => numberOf(each) ?? 0);
  const [rows, columns] = [height - above - below, width - left - right];
  if (!(width <= MOST_SIDE && height <= MOST_SIDE))
    return { problem: { kind: "size", size: `${short(header[1])} x ${short(header[2])}`, at } };
  const said = (count: number) => ({ text: String(count), at });
  const size = readSize(said(rows), said(columns), at, genre);
  if ("problem" in size) return size;
  const frame: Frame = { rows, columns, above, left, width, height };
  const notSaid: string[] = [];
  if (Number(header[4]) !== 0 || header[5] !== "1" || header[6] !== "1")
    notSaid.push("a board that is turned");
  const cells = listOf(json[5]);
  if (cells.length > 0 && cells.length !== rows * columns) notSaid.push("cells that are not on the board");
  const drawn = readParts(question, frame, genre, (what) => notSaid.push(what));
  const layers = new Map<string, Layer>(drawn);
  const parameters = new Map(size.value.parameters);
  const remarks = remarksOf(header, notSaid);
  return { value: { ...makeDraft(genre.puzzle, rows, columns), parameters, layers, remarks } };
}

const short = (text: string | undefined): string => (text ?? "").slice(0, 20);

function jsonOf(line: string): Json | undefined {
  const parsed = parseLoose(line);
  return "value" in parsed ? parsed.value : undefined;
}

function remarksOf(header: readonly string[], notSaid: readonly string[]): Remarks {
  const clean = (text: string | undefined): string => (text ?? "").replaceAll("%2C", ",");
  const title = clean(header[15]).replace(/^Title: ?/, "");
  const author = clean(header[16]).replace(/^Author: ?/, "");
  const rules = clean(header[18]).replaceAll("%2D", "\n").replaceAll("%2E", "&").replaceAll("%2F", "=");
  return { ...(title ? { title } : {}), ...(author ? { author } : {}), ...(rules ? { rules } : {}), notSaid };
}

type Leave = (what: string) => void;

function readParts(
  question: JsonObject,
  frame: Frame,
  genre: Genre,
  leave: Leave,
): readonly (readonly [string, Layer])[] {
  const { numbers, rooms, inner, ofRooms, circles } = drawnOf(genre);
  const layers: (readonly [string, Layer])[] = [];
  const { number, numberS, lineE, symbol, ...rest } = question;
  for (const [name, said] of Object.entries(rest))
    if (!OF_THE_EDITOR.includes(name) && !isEmpty(said)) leave(`\`${name}\` of the drawing`);
  const inCells = readNumbers(number, numberS, frame, leave);
  const borders = readBorders(lineE, frame, leave);
  if (circles !== undefined) layers.push([circles, readCircles(symbol, frame, leave)]);
  else if (!isEmpty(symbol)) leave("`symbol` of the drawing");
  const regions = regionsBetween(frame, (link) => borders.has(link));
  if (rooms === undefined) checkBorders(borders, regions, frame, genre, leave);
  else {
    layers.push([rooms, regions]);
    const loose = linkCells(frame).flatMap(([one, other], link) =>
      borders.has(link) && regions[one] === regions[other] ? [link] : [],
    );
    if (loose.length > 0 && inner === undefined) leave("a border that closes no room");
    else if (inner !== undefined) layers.push([inner, edgesOf(frame, loose)]);
  }
  if (numbers !== undefined) layers.push([numbers, inCells]);
  else if (ofRooms !== undefined) {
    const values: (Value | undefined)[] = [];
    for (const [cell, value] of inCells.entries()) {
      const room = regions[cell];
      if (value === undefined || room === undefined) continue;
      if (values[room] !== undefined && values[room] !== value) leave("a second number in a room");
      else values[room] = value;
    }
    layers.push([ofRooms, values]);
  } else if (inCells.some((value) => value !== undefined)) leave("`number` of the drawing");
  return layers;
}

function edgesOf(frame: Frame, links: readonly number[]): Layer {
  const edges = linkEdges(frame);
  const layer: (Value | undefined)[] = [];
  for (const link of links) layer[edges[link] ?? -1] = true;
  return layer;
}

/** Numbers in cells, and small ones in their corners. */
function readNumbers(number: Json | undefined, small: Json | undefined, frame: Frame, leave: Leave): Layer {
  const values: (Value | undefined)[] = Array.from({ length: frame.rows * frame.columns });
  const take = (entries: Json | undefined, cellOf: (place: number) => number | undefined): void => {
    for (const [place, entry] of isObject(entries) ? Object.entries(entries) : []) {
      const [said, , sort] = listOf(entry);
      const text = textOf(said);
      const cell = cellOf(Number(place));
      const isUsual = sort === undefined || ["1", "5", "6", "10"].includes(textOf(sort));
      const value = /^\d{1,6}$/.test(text) ? Number(text) : text === "?" || text === "" ? "?" : undefined;
      if (cell === undefined) leave("a number beside the board");
      else if (!isUsual || value === undefined || values[cell] !== undefined)
        leave(`\`${short(text)}\` in a cell`);
      else values[cell] = value;
    }
  };
  take(number, (place) => cellAt(frame, place));
  take(small, (place) => cellAt(frame, pointOfSmall(frame, place)));
  return values;
}

function readBorders(lines: Json | undefined, frame: Frame, leave: Leave): ReadonlySet<number> {
  const links = new Map(borderNames(frame).map((name, link) => [name, link]));
  const rim = rimNames(frame);
  const borders = new Set<number>();
  for (const [name, style] of isObject(lines) ? Object.entries(lines) : []) {
    const link = links.get(name);
    const isBorder = BORDER_STYLES.includes(numberOf(style) ?? 0);
    if (link !== undefined && isBorder) borders.add(link);
    else if (!rim.has(name) && isBorder) leave("a border that is none of two cells");
    else if (!rim.has(name) && numberOf(style) !== THIN) leave("a line along cells that is no border");
  }
  return borders;
}

/** The lines of a grid. */
const THIN = 1;

/** Without rooms, borders may be those of the boxes of a Sudoku, and no others. */
function checkBorders(
  borders: ReadonlySet<number>,
  regions: readonly number[],
  frame: Frame,
  genre: Genre,
  leave: Leave,
): void {
  if (borders.size === 0) return;
  const usual = genre.puzzle === "Sudoku" ? boxesOf(frame.rows, undefined) : undefined;
  const areBoxes =
    usual !== undefined && regions.every((region, cell) => region === boxAt(frame.rows, usual, cell));
  if (!areBoxes) leave("borders inside the board");
}

const CIRCLE = "circle_L";

function readCircles(symbols: Json | undefined, frame: Frame, leave: Leave): Layer {
  const values: (Value | undefined)[] = Array.from({ length: frame.rows * frame.columns });
  for (const [place, entry] of isObject(symbols) ? Object.entries(symbols) : []) {
    const [which, name] = listOf(entry);
    const cell = cellAt(frame, Number(place));
    const colour = ["white", "black"][Number(textOf(which)) - 1];
    if (cell === undefined || colour === undefined || !/^circle_[LMS]{1,2}$/.test(textOf(name)))
      leave(`\`${short(textOf(name))}\` of the drawing`);
    else values[cell] = colour;
  }
  return values;
}

export const circleEntry = (value: Value): readonly Json[] => [value === "black" ? 2 : 1, CIRCLE, 1];
