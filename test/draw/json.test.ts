import { expect, test } from "vitest";
import { answerJson } from "../../packages/compiler/src/json/answer.js";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import { gallery } from "./gallery.js";
import { sketch, values } from "./pictures.js";

const yesNo = { kind: "yes-no" } as const;

test("a layer on cells is rows of columns, with null where there is no value", () => {
  const picture = sketch({
    rows: 2,
    columns: 3,
    layers: [{ name: "n", role: "find", domain: { kind: "number" }, answer: values([1, 2, null, 4, 5, 6]) }],
  });
  expect(answerJson(picture)).toEqual({
    n: [
      [1, 2, null],
      [4, 5, 6],
    ],
  });
});

test.each([false, true])("links and edges are horizontal and vertical (torus: %s)", (torus) => {
  const board = makeBoard(2, 3, { torus });
  const picture = sketch({
    rows: 2,
    columns: 3,
    board: { torus },
    layers: [
      {
        name: "line",
        role: "find",
        domain: yesNo,
        on: { kind: "link" },
        answer: values(Array.from({ length: board.linkCount }, (_, link) => link)),
      },
      {
        name: "fence",
        role: "find",
        domain: yesNo,
        on: { kind: "edge" },
        answer: values(Array.from({ length: board.edgeCount }, (_, edge) => edge)),
      },
    ],
  });
  expect(answerJson(picture)).toEqual(
    torus
      ? {
          line: {
            horizontal: [
              [0, 1, 2],
              [3, 4, 5],
            ],
            // Two rows that go round have one link between two cells, and not a second one round the back.
            vertical: [
              [6, 7, 8],
              [null, null, null],
            ],
          },
          fence: {
            horizontal: [
              [0, 1, 2],
              [3, 4, 5],
            ],
            vertical: [
              [6, 7, 8],
              [9, 10, 11],
            ],
          },
        }
      : {
          line: {
            horizontal: [
              [0, 1],
              [2, 3],
            ],
            vertical: [[4, 5, 6]],
          },
          fence: {
            horizontal: [
              [0, 1, 2],
              [3, 4, 5],
              [6, 7, 8],
            ],
            vertical: [
              [9, 10, 11, 12],
              [13, 14, 15, 16],
            ],
          },
        },
  );
});

test("rows and columns are arrays; paths are lists of cells", () => {
  const picture = sketch({
    rows: 2,
    columns: 2,
    layers: [
      { name: "sum", role: "find", domain: { kind: "number" }, on: { kind: "row" }, answer: values([3, 7]) },
      {
        name: "move",
        role: "find",
        domain: { kind: "paths" },
        answer: { kind: "paths", paths: [[0, 1, 3]] },
      },
    ],
  });
  expect(answerJson(picture)).toEqual({ sum: [3, 7], move: [["r1c1", "r1c2", "r2c2"]] });
});

test("pieces are a layer of names, and placements", () => {
  const make = gallery["one kind of piece, round a hole"];
  expect(make === undefined ? {} : answerJson(make())).toMatchObject({
    domino: [
      ["domino", "domino", "domino"],
      ["domino", null, "domino"],
      ["domino", "domino", "domino"],
    ],
    placements: [{ layer: "domino", piece: "domino", cells: ["r1c1", "r1c2"] }, {}, {}, {}],
  });
});
