/** Drawings are legible: texts on their background, lines beside the cells that they separate, and no text over another. */
import { describe, expect, test } from "vitest";
import type {
  BoardScene,
  By,
  Glyph,
  PlacedMark,
  SceneCell,
  ShapeName,
  Tone,
} from "../../packages/compiler/src/draw/scene.js";
import { drawSvg } from "../../packages/compiler/src/draw/svg/svg.js";
import { drawText } from "../../packages/compiler/src/draw/text/text.js";
import { type Colour, contrast, over, type Page, type Painted, paintedIn } from "./svg-colours.js";

const TEXT = 4.5;
const LINE = 3;
const pages: readonly Page[] = ["light", "dark"];
const writers: readonly By[] = ["given", "found"];
const tones: readonly (Tone | undefined)[] = [
  undefined,
  ...(["black", "grey", "light", "red", "orange", "yellow", "green", "blue", "purple"] as const),
  ...Array.from({ length: 12 }, (_, tint) => `tint-${tint}` as const),
];
/** True: a text in the middle of it stands on nothing else. */
const shapes: Readonly<Record<ShapeName, boolean>> = {
  circle: true,
  disc: true,
  "white-stone": true,
  "black-stone": true,
  square: true,
  box: true,
  diamond: false,
  triangle: false,
  star: false,
  cross: false,
  dot: false,
  moon: false,
  sun: false,
  tree: false,
  tent: false,
  up: false,
  right: false,
  down: false,
  left: false,
  queen: false,
  king: false,
  rook: false,
  bishop: false,
  knight: false,
  pawn: false,
};

const text = (written: string): Glyph => ({ kind: "text", text: written, ascii: written });

/** One row of cells. */
function scene(cells: readonly Partial<SceneCell>[], more: Partial<BoardScene> = {}): BoardScene {
  const columns = cells.length;
  return {
    kind: "board",
    rows: 1,
    columns,
    cells: cells.map((cell, column) => ({
      name: `r1c${column + 1}`,
      says: "",
      marks: [],
      corner: [],
      sides: [],
      ...cell,
    })),
    horizontal: Array.from({ length: 2 * columns }, () => ({ weight: "thick", by: "given" })),
    vertical: Array.from({ length: columns + 1 }, () => ({ weight: "thick", by: "given" })),
    grid: "lines",
    checkered: false,
    lines: [],
    bands: [],
    placed: [],
    tracks: [],
    legend: [],
    banks: [],
    notes: [],
    ...more,
  };
}

const svgOf = (board: BoardScene): string => drawSvg(board, { title: "" });

const filling = (tone: Tone | undefined): Partial<SceneCell> =>
  tone === undefined ? {} : { fill: { tone, by: "given" } };

/** Of the only cell: its ground, and the texts and shapes on it, in their order. */
function cellOf(board: BoardScene, page: Page) {
  const painted = paintedIn(svgOf(board), page).filter(
    ({ attributes }) => attributes.get("pointer-events") === undefined,
  );
  const ground = painted.find(
    ({ tag, attributes }) =>
      tag === "rect" && attributes.get("width") === "40" && attributes.get("x") === "0",
  )?.fill;
  if (ground === undefined) throw new Error("the cell has no ground");
  return {
    ground,
    shape: painted.find(({ attributes }) => attributes.get("class")?.startsWith("shape") === true),
    texts: painted.filter(({ tag }) => tag === "text"),
  };
}

const seen = ({ fill, opacity }: Painted, under: Colour): Colour => {
  if (fill === undefined) throw new Error("a text has no colour");
  return over(fill, under, opacity);
};

describe.each(pages)("on a %s page", (page) => {
  test.each(writers)("a %s value is legible on every filling", (by) => {
    for (const tone of tones) {
      const mark = { glyph: text("12"), by };
      for (const cell of [{ marks: [mark] }, { corner: [mark] }, { marks: [mark, mark] }]) {
        const { ground, texts } = cellOf(scene([{ ...filling(tone), ...cell }]), page);
        expect(texts.length).toBeGreaterThan(0);
        for (const each of texts)
          expect(contrast(seen(each, ground), ground), `${by} on ${tone}`).toBeGreaterThanOrEqual(TEXT);
      }
    }
  });

  test("the letters of areas are read on their tints", () => {
    for (const tone of tones.filter((each) => each?.startsWith("tint-"))) {
      if (tone === undefined) continue;
      const cell = {
        fill: { tone, by: "found" as const },
        marks: [{ glyph: text("P"), by: "found" as const }],
      };
      const { ground, texts } = cellOf(scene([cell]), page);
      for (const each of texts)
        expect(contrast(seen(each, ground), ground), tone).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test.each(Object.entries(shapes))("a number in a shape: %s", (shape, isWhole) => {
    for (const tone of tones)
      for (const by of writers) {
        const glyph: Glyph = { kind: "shape", shape: shape as ShapeName, label: "12" };
        const drawn = cellOf(scene([{ ...filling(tone), marks: [{ glyph, by }] }]), page);
        const [label] = drawn.texts;
        if (label === undefined || drawn.shape === undefined) throw new Error(`${shape} lacks its number`);
        const about = `${by} ${shape} on ${tone}`;
        const { fill } = drawn.shape;
        if (fill !== undefined)
          expect(contrast(seen(label, fill), fill), `${about}, inside`).toBeGreaterThanOrEqual(TEXT);
        const { stroke } = drawn.shape;
        if (stroke !== undefined && !isWhole && shape !== "cross")
          expect(contrast(seen(label, stroke), stroke), `${about}, on its line`).toBeGreaterThanOrEqual(LINE);
        if (fill === undefined || !isWhole)
          expect(
            contrast(seen(label, drawn.ground), drawn.ground),
            `${about}, beside`,
          ).toBeGreaterThanOrEqual(TEXT);
      }
  });

  test.each(writers)(
    "a thick border that is %s is seen between cells of one filling, and beside it",
    (by) => {
      for (const tone of tones)
        for (const cells of [
          [filling(tone), filling(tone)],
          [filling(tone), {}],
        ]) {
          const vertical = ([1, 2, 1] as const).map((which) => ({
            weight: "thick" as const,
            by: which === 2 ? by : ("given" as const),
          }));
          const painted = paintedIn(svgOf(scene(cells, { vertical })), page);
          const ground = painted.find(
            ({ tag, attributes }) =>
              tag === "rect" && attributes.get("width") === "40" && attributes.get("x") === "0",
          )?.fill;
          const lines = painted.filter(
            ({ tag, attributes }) => tag === "path" && attributes.get("d")?.includes("M40 0V40") === true,
          );
          expect(lines.length).toBeGreaterThan(0);
          // From the outermost to the innermost line: each is told from what it lies on.
          const clear = lines.some(
            ({ stroke }) => stroke !== undefined && ground !== undefined && contrast(stroke, ground) >= LINE,
          );
          expect(clear, `${by} between ${tone}`).toBe(true);
          const colours = lines.map(({ stroke }) => stroke);
          for (let line = 1; line < colours.length; line++) {
            const [below, above] = [colours[line - 1], colours[line]];
            if (below !== undefined && above !== undefined)
              expect(contrast(below, above), `${by} on its casing, ${tone}`).toBeGreaterThanOrEqual(LINE);
          }
        }
    },
  );
});

/** So wide is a letter, as a part of the size of its font, at most. */
const LETTER = 0.62;

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxesOf(board: BoardScene): readonly Box[] {
  return paintedIn(svgOf(board), "light")
    .filter(({ tag }) => tag === "text")
    .map(({ text: written, attributes }) => {
      const [x, y, size] = ["x", "y", "font-size"].map((name) => Number(attributes.get(name)));
      if (x === undefined || y === undefined || size === undefined) throw new Error("a text has no place");
      const half = (written.length * LETTER * size) / 2;
      return { text: written, left: x - half, right: x + half, top: y - 0.8 * size, bottom: y + 0.1 * size };
    });
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe("several layers at one place", () => {
  const places: readonly (readonly [string, readonly [number, number]])[] = [
    ["an edge beside a cell", [1, 2]],
    ["an edge at the left rim", [1, 0]],
    ["an edge at the right rim", [1, 4]],
    ["an edge above a cell", [0, 1]],
    ["a corner", [0, 2]],
  ];
  const words = ["16", "4", "123", "-7", "?"];
  test.each(places)("%s", (_, at) => {
    for (let count = 2; count <= 4; count++)
      for (let first = 0; first < words.length; first++) {
        const all = Array.from({ length: count }, (__, i) => words[(first + i) % words.length] ?? "");
        const placed = all.map((word): PlacedMark => ({ glyph: text(word), by: "given", at }));
        const board = scene([{ marks: [] }, { marks: [] }], { placed });
        const boxes = boxesOf(board);
        expect(boxes.map((box) => box.text)).toEqual(all);
        boxes.forEach((one, i) => {
          for (const other of boxes.slice(i + 1))
            expect(overlap(one, other), `${one.text} ${other.text}`).toBe(false);
        });
        expect(drawText(board)).toContain(all.join(","));
        expect(drawText(board, { ascii: true })).toContain(all.join(","));
      }
  });

  test("the contents of the cells are left as they are", () => {
    const marks = [{ glyph: text("77"), by: "given" as const }];
    const placed = [0, 2, 4].flatMap((column): PlacedMark[] =>
      ["16", "4"].map((word) => ({ glyph: text(word), by: "given", at: [1, column] })),
    );
    const drawn = drawText(scene([{ marks }, { marks }], { placed }));
    expect(drawn.match(/16,4/gu)).toHaveLength(3);
    expect(drawn.match(/77/gu)).toHaveLength(2);
  });
});
