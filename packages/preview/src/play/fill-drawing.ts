/**
 * Draws what a person has filled in over the board as it is given: fillings under the grid, lines under what is printed, signs and notes above. What is
 * printed on a black cell turns white, as in the drawing of an answer.
 */
import type { PlayLayer, PlayLook, PlayPlace } from "@ecp/compiler";
import { HALF, pointOf, type Spot } from "../element/cell-plan.js";
import { svgElement } from "../element/dom.js";
import { type CellBox, type Drawing, isPrinted, overCell, printedIn } from "../element/drawing.js";
import { drawnSign } from "../element/signs.js";
import { coloursOfCells } from "./colours.js";
import { type Filled, keyOf } from "./filled.js";
import { spotsOf } from "./places.js";

export interface FillDrawing {
  /** Takes away what was drawn: the board is about to be drawn anew. */
  readonly clear: (drawing: Drawing | undefined) => void;
  readonly draw: (drawing: Drawing, layers: readonly PlayLayer[], shown: ShownFill) => void;
}

export interface ShownFill {
  readonly filled: Filled;
  /** Cells that are chosen. */
  readonly chosen: ReadonlySet<string>;
  /** The place that the keys work on, where it is no cell. */
  readonly place: PlayPlace | undefined;
  /** Keys of entries that are said to be wrong. */
  readonly wrong: ReadonlySet<string>;
}

export function makeFillDrawing(): FillDrawing {
  const under = svgElement("g", { class: "filled-under", "pointer-events": "none", "aria-hidden": "true" });
  const lines = svgElement("g", { class: "filled-lines", "pointer-events": "none", "aria-hidden": "true" });
  const over = svgElement("g", { class: "filled-over", "pointer-events": "none", "aria-hidden": "true" });
  const signs = new Map<string, Element>();
  /** Printed things that were turned white. */
  const whitened = new Set<Element>();

  const sign = (svg: string, at: Spot, kind: string): Element => {
    let made = signs.get(svg);
    if (made === undefined) {
      made = drawnSign(svg);
      signs.set(svg, made);
    }
    const copy = svgElement("g", { class: kind, transform: `translate(${pointOf(at).join(" ")})` });
    copy.append(made.cloneNode(true));
    return copy;
  };

  const clear = (drawing: Drawing | undefined): void => {
    for (const group of [under, lines, over]) group.remove();
    for (const each of whitened) each.classList.remove("on-black");
    whitened.clear();
    if (drawing === undefined) signs.clear();
  };

  return {
    clear,
    draw: (drawing, layers, { filled, chosen, place, wrong }) => {
      const board = drawing.overlay.parentElement;
      if (board === null) return;
      for (const each of whitened) each.classList.remove("on-black");
      whitened.clear();
      const fills: Element[] = [];
      const strokes: Element[] = [];
      const signsAbove: Element[] = [];
      for (const [name, colour] of filled.colour) {
        const box = drawing.cells.get(name);
        const paint = coloursOfCells[colour];
        if (box !== undefined && paint !== undefined) fills.push(overCell(box, `colour ${paint}`));
      }
      for (const layer of layers)
        for (const each of layer.places) {
          const key = keyOf(layer, each.element);
          const value = filled.entries.get(key);
          const spots = spotsOf(each);
          if (value === undefined) {
            // No line of the board shows that there is something to press.
            if (each.also !== undefined && each.isGiven !== true)
              signsAbove.push(...spots.map(({ at }) => openAt(at)));
            continue;
          }
          const look = layer.values.find(({ text }) => text === value)?.look;
          if (look === undefined) continue;
          const box = layer.on === "cell" ? drawing.cells.get(each.name) : undefined;
          if (look.kind === "fill" && box !== undefined) {
            fills.push(overCell(box, "entry", 0, 0, paintOf(look)));
            if (look.isBlack) whiten(box, whitened);
          }
          for (const { at, ends } of spots) {
            if (look.kind === "lines" && ends !== undefined)
              strokes.push(...lineAlong(ends, look.count, layer.on === "edge"));
            if ("svg" in look && look.svg !== undefined) signsAbove.push(sign(look.svg, at, "entry"));
            if (look.kind === "nothing") signsAbove.push(nothingAt(at, layer.on === "cell", box));
            if (wrong.has(key)) signsAbove.push(ring(at, box));
          }
        }
      signsAbove.push(...notes(drawing, filled));
      for (const name of chosen) {
        const box = drawing.cells.get(name);
        if (box !== undefined) signsAbove.push(overCell(box, "chosen", 2));
      }
      if (place !== undefined)
        signsAbove.push(...spotsOf(place).map(({ at }) => ring(at, undefined, "place")));
      under.replaceChildren(...fills);
      lines.replaceChildren(...strokes);
      over.replaceChildren(...signsAbove);
      if (under.parentElement === board) return;
      // First of all each cell has its ground.
      const grounds = board.children[drawing.cells.size];
      const printed = [...board.children].find((child) => child.hasAttribute("data-cell"));
      board.insertBefore(under, grounds ?? null);
      board.insertBefore(lines, printed ?? null);
      board.append(over);
    },
  };
}

/** `fill="…" style="…"`, as the compiler writes it. */
function paintOf({ paint }: Extract<PlayLook, { kind: "fill" }>): Readonly<Record<string, string>> {
  const [, style = ""] = /style="([^"]*)"/.exec(paint) ?? [];
  return { style };
}

function whiten(box: CellBox, whitened: Set<Element>): void {
  for (const each of printedIn(box)) {
    each.classList.add("on-black");
    whitened.add(each);
  }
}

/** Two lines stand side by side. */
function lineAlong(ends: readonly [Spot, Spot], count: number, isBorder: boolean): readonly Element[] {
  const [[x1, y1], [x2, y2]] = [pointOf(ends[0]), pointOf(ends[1])];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(y2 - y1) / length, (x1 - x2) / length];
  const away = count === 1 ? [0] : [-4, 4];
  return away.map((by) =>
    svgElement("path", {
      class: isBorder ? "entry line found-border" : "entry line link by-found",
      d: `M${x1 + by * dx} ${y1 + by * dy}L${x2 + by * dx} ${y2 + by * dy}`,
    }),
  );
}

/** A dot in a cell, in its corner where something is printed; a cross between cells. */
function nothingAt(at: Spot, isCell: boolean, box: CellBox | undefined): Element {
  const [x, y] = pointOf(at);
  if (isCell) {
    const away = isPrinted(box) ? 13 * roomIn(box) : 0;
    return svgElement("circle", { class: "nothing", cx: String(x + away), cy: String(y + away), r: "3" });
  }
  return svgElement("path", {
    class: "nothing crossed",
    d: `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`,
  });
}

function openAt(at: Spot): Element {
  const [x, y] = pointOf(at);
  return svgElement("circle", { class: "open-spot", cx: String(x), cy: String(y), r: "2.5" });
}

function ring(at: Spot, box: CellBox | undefined, kind = "wrong"): Element {
  const [x, y] = pointOf(at);
  return svgElement("circle", {
    class: kind,
    cx: String(x),
    cy: String(y),
    r: String(box === undefined ? 9 : 17 * roomIn(box)),
  });
}

/** Compared with a square of the same width. */
const roomIn = (box: CellBox | undefined): number => (box?.size ?? 2 * HALF) / (2 * HALF);

function notes(drawing: Drawing, { corner, centre, entries }: Filled): readonly Element[] {
  const places = [...corner, ...centre].length === 0 && entries.size === 0 ? [] : [...drawing.cells.values()];
  return places.flatMap(({ name, x, y, size }) => {
    const inCorners = corner.get(name) ?? [];
    const inMiddle = centre.get(name)?.join("") ?? "";
    const small = size * 0.26;
    const spots = cornerSpots(size);
    return [
      ...inCorners.slice(0, spots.length).map((text, index) => {
        const [dx = 0, dy = 0] = spots[index] ?? [];
        return written(text, x + dx, y + dy, small);
      }),
      ...(inMiddle === ""
        ? []
        : [
            written(
              inMiddle,
              x + size / 2,
              y + size / 2,
              Math.min(small * 1.15, (size * 1.5) / inMiddle.length),
            ),
          ]),
    ];
  });
}

/** The corners first, then the sides. */
const cornerSpots = (size: number): readonly (readonly [number, number])[] => {
  const [near, middle, far] = [size * 0.17, size / 2, size * 0.83];
  return [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
    [middle, near],
    [middle, far],
    [near, middle],
    [far, middle],
  ];
};

const written = (text: string, x: number, y: number, size: number): Element =>
  svgElement(
    "text",
    { class: "note", x: String(x), y: String(y + size * 0.35), "font-size": String(size) },
    text,
  );
