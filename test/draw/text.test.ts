import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { looks } from "../../packages/compiler/src/draw/looks.js";
import { makeScene } from "../../packages/compiler/src/draw/make-scene.js";
import { displayWidth } from "../../packages/compiler/src/draw/text/display-width.js";
import { drawText } from "../../packages/compiler/src/draw/text/text.js";
import { gallery } from "./gallery.js";
import { grid, sketch, values } from "./pictures.js";

const fileName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

describe("drawings as text", () => {
  for (const [name, make] of Object.entries(gallery)) {
    test(name, async () => {
      const scene = makeScene(make());
      const both = `${drawText(scene)}\n\n${drawText(scene, { ascii: true })}\n`;
      await expect(both).toMatchFileSnapshot(`golden/${fileName(name)}.txt`);
    });

    test(`${name}: the board is a rectangle, and ASCII is ASCII`, () => {
      const scene = makeScene(make());
      if (scene.kind === "list") return;
      const ascii = drawText(scene, { ascii: true });
      expect(ascii).toMatch(/^[\x20-\x7e\n]*$/);
      const rows = drawText(scene).split("\n");
      if (scene.grid === "dots" || scene.tracks.length > 0) return;
      const board = rows.slice(0, 2 * scene.rows + 1).map(displayWidth);
      expect(new Set(board).size).toBe(1);
    });
  }
});

test("styles see what is given and what is found, and nothing is painted without them", () => {
  const scene = makeScene(
    sketch({
      rows: 1,
      columns: 2,
      layers: [
        { name: "digit", role: "find", domain: { kind: "number" }, printed: [1], answer: values([1, 2]) },
      ],
    }),
  );
  const paint = (text: string, ink: { readonly role: string }): string =>
    ink.role.endsWith("border") ? text : `<${ink.role} ${text}>`;
  expect(drawText(scene, { styles: { paint, fills: false } })).toContain("<given 1>");
  expect(drawText(scene, { styles: { paint, fills: false } })).toContain("<found 2>");
  expect(drawText(scene)).not.toContain("<");
});

test("a found symbol drives the given one into the corner", () => {
  const scene = makeScene(
    sketch({
      rows: 1,
      columns: 1,
      layers: [
        { name: "cage", domain: { kind: "number" }, printed: [15] },
        { name: "digit", role: "find", domain: { kind: "number" }, answer: values([7]) },
      ],
    }),
  );
  expect(scene.kind === "board" && scene.cells[0]).toMatchObject({
    says: "cage 15, digit 7",
    marks: [{ glyph: { text: "7" }, by: "found" }],
    corner: [{ glyph: { text: "15" }, by: "given" }],
  });
});

test("two found symbols of a cell stand beside each other", () => {
  const scene = makeScene(
    sketch({
      rows: 1,
      columns: 1,
      layers: [
        { name: "digit", role: "find", domain: { kind: "number" }, answer: values([7]) },
        { name: "up", role: "find", domain: { kind: "number" }, answer: values([2]) },
      ],
    }),
  );
  expect(drawText(scene).split("\n")[1]).toBe("┃ 7 2 ┃");
});

test("a show line changes a look, and `nothing` hides a layer", () => {
  const picture = (look: string) =>
    sketch({
      rows: 1,
      columns: 2,
      layers: [
        {
          name: "lamp",
          role: "find",
          domain: { kind: "yes-no" },
          answer: values([true, false]),
          show: [{ look }],
        },
      ],
    });
  expect(drawText(makeScene(picture("sun")))).toContain("☼");
  expect(drawText(makeScene(picture("grey")))).toContain("▒▒▒");
  expect(drawText(makeScene(picture("nothing")))).not.toContain("▒");
});

test("equal values fenced in by `show … as border`", () => {
  const scene = makeScene(
    sketch({
      rows: 2,
      columns: 2,
      layers: [
        {
          name: "number",
          role: "find",
          domain: { kind: "number" },
          answer: values(grid("1 2\n1 2").map((each) => each ?? null)),
          show: [{ look: "border" }],
        },
      ],
    }),
  );
  expect(scene.kind === "board" && scene.vertical.map((border) => border.weight)).toEqual([
    "thick",
    "thick",
    "thick",
    "thick",
    "thick",
    "thick",
  ]);
});

test.each([
  ["a", 1],
  ["木", 2],
  ["🍎", 2],
  ["♛", 1],
  ["★", 1],
  ["e\u0301", 1],
  ["👩‍🌾", 2],
  ["☀️", 2],
  ["한", 2],
  ["", 0],
])("the width of %s is %i", (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

test("the page about drawing lists every look", () => {
  const page = readFileSync(new URL("../../grammar/drawing.md", import.meta.url), "utf8");
  const section = /## Looks([\s\S]*?)\n## /.exec(page)?.[1] ?? "";
  const listed = new Set([...section.matchAll(/`([a-z]+)`/g)].map(([, name]) => name));
  for (const name of looks.keys()) if (name !== "gray") expect(listed).toContain(name);
});

test("what is to be found is shaded rather than what is given, except walls", () => {
  const shadedOf = (given: string, found: string) => {
    const scene = makeScene(
      sketch({
        rows: 1,
        columns: 2,
        layers: [
          { name: given, domain: { kind: "yes-no" }, printed: [true, false] },
          { name: found, role: "find", domain: { kind: "yes-no" }, answer: values([false, true]) },
        ],
      }),
    );
    return scene.kind === "board" ? scene.cells.map((cell) => cell?.fill !== undefined) : [];
  };
  expect(shadedOf("stone", "sea")).toEqual([false, true]);
  expect(shadedOf("dot", "sea")).toEqual([false, true]);
  expect(shadedOf("wall", "lamp")).toEqual([true, false]);
  expect(shadedOf("wall", "shaded")).toEqual([false, true]);
  expect(shadedOf("black", "sea")).toEqual([true, false]);
});
