/**
 * The candidates for each place, as people note them: values at fixed spots of a cell, a dot or a pale sign for no and yes, a cross or a thin line
 * between cells. Where anything can stand, nothing is drawn but the values of cells.
 */
import type { PlayLayer, PlayPlace, PlayValue } from "@ecp/compiler";
import type { CellCandidates } from "@ecp/lsp";
import { keyOf } from "../play/filled.js";
import { type Lying, spotsOf } from "../play/places.js";
import type { PreviewState } from "../state.js";
import { pointOf } from "./cell-plan.js";
import { svgElement } from "./dom.js";
import { type CellBox, isPrinted } from "./drawing.js";
import { drawnSign } from "./signs.js";

export interface CandidateDrawing {
  readonly parts: readonly SVGElement[];
  /** Of cells, in words. */
  readonly says: ReadonlyMap<string, string>;
}

/** Pixels of a cell for which signs are drawn. */
const CELL = 40;

/** `isFilled`: a person has put something there. */
export function drawCandidates(
  { candidates, play }: PreviewState,
  isFilled: (key: string) => boolean,
  boxOf: (cell: string) => CellBox | undefined,
): CandidateDrawing {
  const parts: SVGElement[] = [];
  const says = new Map<string, string>();
  const byKey = new Map((play?.layers ?? []).map((layer) => [keyOf(layer, 0), layer]));
  const placesOf = new Map<PlayLayer, ReadonlyMap<number, PlayPlace>>();
  for (const each of candidates?.candidates ?? []) {
    const layer = byKey.get(keyOf({ name: each.layer, part: each.part }, 0));
    if (layer === undefined) continue;
    const places = placesOf.get(layer) ?? new Map(layer.places.map((place) => [place.element, place]));
    placesOf.set(layer, places);
    const place = places.get(each.element);
    if (place === undefined || place.isGiven === true || isFilled(keyOf(layer, place.element))) continue;
    parts.push(
      ...(layer.on === "cell"
        ? inCell(layer, place, each, boxOf(place.name))
        : betweenCells(layer, place, each)),
    );
    if (each.cell !== undefined) says.set(each.cell, `can be ${each.values.join(", ")}`);
  }
  return { parts, says };
}

const signsOf = ({ values, nothing }: PlayLayer): readonly PlayValue[] =>
  values.filter(({ text }) => text !== nothing);

/** Yes or no, in any words. */
const isTruth = (layer: PlayLayer): boolean => layer.nothing !== undefined && signsOf(layer).length === 1;

function inCell(
  layer: PlayLayer,
  { at, name }: PlayPlace,
  { values }: CellCandidates,
  box: CellBox | undefined,
): readonly SVGElement[] {
  const [x, y] = pointOf(at);
  const [only] = values;
  const room = (box?.size ?? CELL) / CELL;
  if (isTruth(layer)) {
    if (values.length !== 1 || only === undefined) return [];
    const away = isPrinted(box) ? 13 * room : 0;
    if (only === layer.nothing) return [dot(x + away, y + away, name)];
    const [sign] = signsOf(layer);
    return sign === undefined ? [] : [paleSign(sign, x, y, name)];
  }
  const side = Math.max(2, Math.ceil(Math.sqrt(layer.values.length)));
  if (side > 6)
    return values.length > MOST_LISTED
      ? [text(String(values.length), "candidate many", x, y, 11, name)]
      : listed(values, x, y, name);
  const step = Math.min(CELL - 6, CELL * room) / side;
  return layer.values.flatMap((value, index): SVGElement[] => {
    if (!values.includes(value.text)) return [];
    const [row, column] = [Math.floor(index / side), index % side];
    const [left, top] = [x + (column - (side - 1) / 2) * step, y + (row - (side - 1) / 2) * step];
    if (value.text === layer.nothing) return [dot(left, top, name)];
    if (value.text.length <= 2) return [text(value.text, "candidate", left, top, step * 0.85, name)];
    return [smallSign(value, left, top, step / CELL, name)];
  });
}

/** More of a long range are counted. */
const MOST_LISTED = 6;

const listed = (values: readonly string[], x: number, y: number, of: string): readonly SVGElement[] => {
  const rows = Math.ceil(values.length / 2);
  return values.map((value, index) => {
    const row = Math.floor(index / 2) - (rows - 1) / 2;
    return text(value, "candidate", x + (index % 2 === 0 ? -9 : 9), y + row * 12, 10, of);
  });
};

function betweenCells(layer: PlayLayer, place: PlayPlace, { values }: CellCandidates): readonly SVGElement[] {
  if (values.length === layer.values.length) return [];
  return spotsOf(place).flatMap((lying) => atSpot(layer, place.name, lying, values));
}

function atSpot(
  layer: PlayLayer,
  name: string,
  { at, ends }: Lying,
  values: readonly string[],
): readonly SVGElement[] {
  const [x, y] = pointOf(at);
  const [only, more] = values;
  if (only !== undefined && more === undefined) {
    if (only === layer.nothing) return [cross(x, y, name)];
    const look = layer.values.find((value) => value.text === only)?.look;
    if (look?.kind === "lines" && ends !== undefined) return [thinLine(ends, look.count, name)];
  }
  return [text(values.join(" "), "candidate", x, y, 9, name)];
}

const dot = (x: number, y: number, of: string): SVGElement =>
  svgElement("circle", { class: "candidate dot", "data-of": of, cx: String(x), cy: String(y), r: "2" });

const cross = (x: number, y: number, of: string): SVGElement =>
  svgElement("path", {
    class: "candidate crossed",
    "data-of": of,
    d: `M${x - 3} ${y - 3}l6 6m0 -6l-6 6`,
  });

function thinLine(ends: NonNullable<PlayPlace["ends"]>, count: number, of: string): SVGElement {
  const [[x1, y1], [x2, y2]] = [pointOf(ends[0]), pointOf(ends[1])];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(3 * (y2 - y1)) / length, (3 * (x1 - x2)) / length];
  const d =
    count === 1
      ? `M${x1} ${y1}L${x2} ${y2}`
      : `M${x1 - dx} ${y1 - dy}L${x2 - dx} ${y2 - dy}M${x1 + dx} ${y1 + dy}L${x2 + dx} ${y2 + dy}`;
  return svgElement("path", { class: "candidate thin-line", "data-of": of, d });
}

/** A filling is a small square. */
function paleSign({ look }: PlayValue, x: number, y: number, of: string): SVGElement {
  if (look.kind === "fill")
    return svgElement("rect", {
      class: "candidate pale",
      "data-of": of,
      x: String(x - 7),
      y: String(y - 7),
      width: "14",
      height: "14",
    });
  return smallSign({ text: "", look }, x, y, 0.6, of);
}

function smallSign(
  { look, text: value }: PlayValue,
  x: number,
  y: number,
  scale: number,
  of: string,
): SVGElement {
  const svg = "svg" in look ? look.svg : undefined;
  if (svg === undefined) return text(value.slice(0, 2), "candidate", x, y, CELL * scale * 0.8, of);
  const sign = drawnSign(svg);
  sign.setAttribute("class", "candidate sign");
  sign.setAttribute("data-of", of);
  sign.setAttribute("transform", `translate(${x} ${y}) scale(${Math.round(scale * 100) / 100})`);
  return sign;
}

const text = (value: string, kind: string, x: number, y: number, size: number, of: string): SVGElement =>
  svgElement(
    "text",
    {
      class: kind,
      "data-of": of,
      x: String(x),
      y: String(y + size * 0.35),
      "font-size": String(Math.round(size * 10) / 10),
    },
    value,
  );
