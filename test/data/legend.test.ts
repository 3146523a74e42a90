import { describe, expect, it } from "vitest";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import type { TypedLegendEntry } from "../../packages/compiler/src/typed.js";
import {
  anyNumber,
  type HandPuzzle,
  layerId,
  literal,
  mended,
  nowhere,
  range,
  read,
  symbol,
  truth,
  variable,
  variableId,
  yesNo,
} from "./typed-by-hand.js";

const no = undefined;
type Key = TypedLegendEntry["key"];
type Set = TypedLegendEntry["sets"][number];
const sets = (layer: number, value: Set["value"]): Set => ({ span: nowhere, layer: layerId(layer), value });
const is = (layer: number, expression = truth(true)): Set => sets(layer, { kind: "expression", expression });
const hole = (layer: number, id: number): Set => sets(layer, { kind: "hole", variable: variableId(id) });
const entry = (key: Key, ...all: Set[]): TypedLegendEntry => ({ span: nowhere, key, sets: all });
const text = (of: string): Key => ({ kind: "symbol", text: of });
const template = (...parts: (string | number)[]): Key => ({
  kind: "template",
  parts: parts.map((part) =>
    typeof part === "string" ? part : { hole: variableId(part), name: ["", "d", "a"][part] ?? "x" },
  ),
});

describe("plain symbols and ranges", () => {
  const akari: HandPuzzle = {
    layers: [
      { name: "wall", domain: yesNo },
      { name: "clue", domain: range(0, 4) },
    ],
    variables: ["element", "it"],
    legend: [
      entry(text("#"), is(0)),
      entry(
        { kind: "range", from: literal(0), to: literal(4), it: variableId(1) },
        is(0),
        is(1, variable(1)),
      ),
    ],
  };
  it("fill several layers", () => {
    const { values, said } = read(akari, "map:\n  .#3\n  0..\n", [2, 3]);
    expect(values("wall")).toEqual([no, true, true, true, no, no]);
    expect(values("clue")).toEqual([no, no, 3, 0, no, no]);
    expect(said).toEqual([]);
  });
  it("a symbol that is not there is said once for each place, with a line to add", () => {
    const { said, diagnostics } = read(akari, "map:\n  X # 7\n", [1, 3]);
    expect(said).toEqual([
      "ECP4004 [X] the legend has no line for `X`",
      "ECP4004 [7] the legend has no line for `7`",
    ]);
    expect(diagnostics[0]?.help).toContain('add `"X":` to the legend');
    expect(mended("", diagnostics[0])).toBe('"X": \n');
  });
  it("a symbol that is there twice is an error, a range counting as its numbers", () => {
    const doubled = {
      ...akari,
      legend: [...(akari.legend ?? []), entry(text("3"), is(0)), entry(text("#"), is(0))],
    };
    expect(read(doubled, "map:\n  .\n", [1, 1]).said).toEqual([
      "ECP4005 [] `3` is in the legend twice",
      "ECP4005 [] `#` is in the legend twice",
    ]);
  });
  it("symbols that a layer lists need no legend, unless two layers list them", () => {
    const marks: HandPuzzle = {
      layers: [
        { name: "mark", domain: { kind: "symbols", values: ["S", "G", "circle"] } },
        { name: "pearl", domain: { kind: "symbols", values: ["white", "G"] } },
      ],
      legend: [entry(text("o"), is(0, symbol("circle")))],
    };
    const { values, said } = read(marks, "map:\n  S o G\n", [1, 3]);
    expect(values("mark")).toEqual(["S", "circle", no]);
    expect(said).toEqual(["ECP4015 [G] `G` can be read in two ways: `G` of `mark`, or `G` of `pearl`"]);
  });
  it("a hole of the board takes no symbol", () => {
    expect(read(akari, "map:\n  # #\n", makeBoard(1, 2, { without: [0] })).said).toEqual([
      "ECP4008 [#] `#` stands at r1c1, where the board has a hole",
    ]);
  });
});

describe("templates", () => {
  const kakuro: HandPuzzle = {
    layers: [
      { name: "wall", domain: yesNo },
      { name: "down", domain: anyNumber },
      { name: "across", domain: anyNumber },
    ],
    variables: ["element", "d", "a"],
    legend: [entry(template(1, "\\", 2), is(0), hole(1, 1), hole(2, 2))],
  };
  it("set nothing by an empty hole", () => {
    const { values, said } = read(kakuro, "map:\n  \\ 4\\ \\12\n  13\\4 . .\n", [2, 3]);
    expect(values("wall")).toEqual([true, true, true, true, no, no]);
    expect(values("down")).toEqual([no, 4, no, 13, no, no]);
    expect(values("across")).toEqual([no, no, 12, 4, no, no]);
    expect(said).toEqual([]);
    expect(read(kakuro, "map:\n  4\\x\n", [1, 1]).said).toEqual([
      "ECP4004 [4\\x] the legend has no line for `4\\x`",
    ]);
  });
  it("read a hole in the spelling of its layer, so that parts need nothing between them", () => {
    const castle: HandPuzzle = {
      layers: [
        { name: "clue", domain: anyNumber, orUnprinted: true },
        { name: "arrow", domain: { kind: "direction" }, written: { "^": "up", ">": "right" } },
      ],
      variables: ["element", "d", "a"],
      legend: [entry(template(1, 2), hole(0, 1), hole(1, 2))],
    };
    const { values, said } = read(castle, "map:\n  12^ > ?up 3\n", [1, 4]);
    expect(said).toEqual([]);
    expect(values("clue")).toEqual([12, no, { unprinted: true }, 3]);
    expect(values("arrow")).toEqual(["up", "right", "up", no]);
  });
  it("with two readings are an error", () => {
    const pair: HandPuzzle = { ...kakuro, legend: [entry(template(1, 2), hole(1, 1), hole(2, 2))] };
    expect(read(pair, "map:\n  12\n", [1, 1]).values("down")).toEqual([1]);
    expect(read(pair, "map:\n  1 234\n", [1, 2]).said).toEqual([
      "ECP4015 [1] `1` can be read in two ways: d = `` and a = `1`, or d = `1` and a = ``",
      "ECP4015 [234] `234` can be read in two ways: d = `2` and a = `34`, or d = `23` and a = `4`",
    ]);
  });
  it("come after plain symbols, and use their holes in expressions", () => {
    const choco: HandPuzzle = {
      layers: [
        { name: "grey", domain: yesNo },
        { name: "clue", domain: anyNumber },
      ],
      variables: ["element", "n"],
      legend: [
        entry(text("#"), is(0)),
        entry(template("#", 1), is(0), is(1, variable(1))),
        entry(template(1), hole(1, 1)),
      ],
    };
    const { values, said } = read(choco, "map:\n  # #1 5\n", [1, 3]);
    expect(said).toEqual([]);
    expect(values("grey")).toEqual([true, true, no]);
    expect(values("clue")).toEqual([no, 1, 5]);
  });
});

describe("a map with links", () => {
  const futoshiki: HandPuzzle = {
    layers: [
      { name: "number", domain: range(1, 4), role: "find" },
      { name: "sign", domain: { kind: "symbols", values: ["less", "greater"] }, on: { kind: "link" } },
    ],
    variables: ["element", "it"],
    legend: [
      entry({ kind: "range", from: literal(1), to: literal(4), it: variableId(1) }, is(0, variable(1))),
      entry(text("<"), is(1, symbol("less"))),
      entry(text(">"), is(1, symbol("greater"))),
    ],
  };
  it("has cells in odd places and links between them", () => {
    const full = read(futoshiki, "map with links:\n  1 < . > .\n  > . < . .\n  . . 3 . 2\n", [2, 3]);
    expect(full.said).toEqual([]);
    expect(full.values("number")).toEqual([1, no, no, no, 3, 2]);
    expect(full.values("sign")).toEqual(["less", "greater", no, no, "greater", "less", no]);
    const short = read(futoshiki, "map with links:\n  1 < . > .\n  > < .\n  . . 3 . 2\n", [2, 3]);
    expect(short.values("sign")).toEqual(full.values("sign"));
    const dense = read(futoshiki, "map with links:\n  1<.>.\n  >.<..\n  ..3.2\n", [2, 3]);
    expect(dense.values("sign")).toEqual(full.values("sign"));
  });
  it("wraps on a torus", () => {
    const board = makeBoard(3, 3, { torus: true });
    const rows = ["1 . . . . <", ". . . . . .", ". . . . . .", ". . . . . .", ". . . . . .", ". . > . . ."];
    const { values, said } = read(futoshiki, `map with links:\n  ${rows.join("\n  ")}\n`, board);
    expect(said).toEqual([]);
    const filled = values("sign").flatMap((value, link) =>
      value === undefined ? [] : [[value, board.linkEnds(link)]],
    );
    expect(filled).toEqual([
      ["less", [2, 0]],
      ["greater", [7, 1]],
    ]);
  });
  it("says where a symbol belongs", () => {
    expect(read(futoshiki, "map with links:\n  < 1 .\n  . > .\n  . . .\n", [2, 2]).said).toEqual([
      "ECP4016 [<] `<` stands on a cell, but belongs between two cells, in a `map with links:`",
      "ECP4016 [1] `1` stands between two cells, but belongs on a cell",
      "ECP4016 [>] `>` stands where four cells meet, but belongs on a cell or between two cells",
    ]);
    expect(read(futoshiki, "map:\n  < .\n", [1, 2]).said[0]).toContain("ECP4016 [<]");
  });
  it("may fill one layer", () => {
    const { values, said } = read(futoshiki, "sign with links:\n  . less .\n", [1, 2]);
    expect(said).toEqual([]);
    expect(values("sign")).toEqual(["less"]);
  });
});
