import { describe, expect, it } from "vitest";
import { nearName } from "../../packages/compiler/src/diagnostics/near-name.js";

describe("nearName", () => {
  it.each([
    ["quen", ["queen", "row"], "queen"],
    ["qeuen", ["green", "queen"], "queen"],
    ["Queen", ["queens", "queen"], "queen"],
    ["shadde", ["shaded", "shade"], "shaded"],
    ["digits", ["digit", "room"], "digit"],
    ["x", ["y", "z"], undefined],
    ["X", ["y", "x"], "x"],
    ["wall", ["clue", "room"], undefined],
    ["neighbors", ["neighbours", "around"], "neighbours"],
    ["colum", ["column", "columns"], "column"],
    ["", ["a"], undefined],
    ["digit", ["right"], undefined],
    ["dgiit", ["right", "digit"], "digit"],
    ["yellow", ["pillow", "hollow"], undefined],
    ["shdaed", ["shaded"], "shaded"],
    ["a1", ["a2"], undefined],
    ["number10", ["number11"], undefined],
  ])("%s among %j is %s", (name, candidates, expected) => {
    expect(nearName(name, candidates)).toBe(expected);
  });

  it("takes the first of equals", () => {
    expect(nearName("cat", ["cab", "car"])).toBe("cab");
  });

  it("leaves the first letter, and words of English", () => {
    for (const [name, candidate] of [
      ["knot", "not"],
      ["Get", "let"],
      ["AB", "A"],
      ["shaped", "shaded"],
      ["three", "tree"],
      ["weight", "height"],
    ] as const)
      expect(nearName(name, [candidate])).toBeUndefined();
    expect(nearName("mark", ["marks"])).toBe("marks");
    expect(nearName("tetn", ["tent"])).toBe("tent");
  });
});
