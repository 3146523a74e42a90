/** Truths about one thing: what it has, what it is. */
import { runs } from "./lists.js";
import { type Sort, truth } from "./tree.js";
import type { Form, Scope, Writer } from "./writer.js";

export function simpleTruths(w: Writer, scope: Scope): readonly Form[] {
  const simple = w.at(scope, 0);
  const is = (layer: string, words = layer): Form => ({
    needs: layer,
    weight: 6,
    make: () => truth`${simple("cell")}${w.one([" is ", " is not "])}${words}`,
  });
  const has = (layer: string, weight = 4): Form => ({
    needs: layer,
    weight,
    make: () => truth`${simple("cell")}${w.one([" has ", " has not "])}${layer}`,
  });
  const equals = (layer: string, sort: Sort, weight = 3): Form => ({
    needs: layer,
    weight,
    make: () => truth`${simple("cell")}.${layer} ${w.one(["=", "!="])} ${simple(sort)}`,
  });
  return [
    { weight: 1, make: () => truth`${w.one(["yes", "no"])}` },
    is("shaded"),
    is("wall"),
    is("mark", w.one(["moon", "sun"])),
    is("sign", w.one(["p", "q"])),
    has("sign"),
    has("mark", 2),
    has("clue", 2),
    has("hint", 2),
    has("tip"),
    has("perhaps"),
    has("domino"),
    equals("digit", "number", 6),
    equals("mate", "number", 6),
    {
      needs: "domino",
      weight: 4,
      make: () => truth`${simple("cell")}.domino ${w.one(["is", "is not"])} ${simple("cell")}.domino`,
    },
    equals("sign", "sign"),
    {
      needs: "hint",
      make: () => {
        const at = simple("cell");
        return truth`(${at} has hint and ${at}.hint = ${simple("number")})`;
      },
    },
    { needs: "hint", weight: 1, make: () => truth`${simple("cell")}.hint is known` },
    is("maybe"),
    has("arrow"),
    {
      needs: "mark",
      make: () => {
        const at = simple("cell");
        return truth`(${at} has mark and ${at}.mark ${w.one(["=", "!="])} ${w.one(["moon", "sun"])})`;
      },
    },
    {
      needs: "hints",
      weight: 6,
      make: () =>
        truth`(${w.one(["r1c1.row", "r2c1.row", "r1c1.row"].slice(0, w.cells.includes("r2c1") ? 3 : 1))}.hints ${w.one(["=", "=", "!="])} ${runs(w, scope, 1)})`,
    },
    {
      needs: "hints",
      make: () => truth`all(a.hints ${w.one(["=", "!="])} b.hints for a, b in rows where a is not b)`,
    },
    {
      needs: "line",
      make: () => truth`${simple("cell")}.line(${w.one(["up", "right", "down", "left"])})`,
    },
    { needs: "line", make: () => truth`${simple("link")} is line` },
    { needs: "bar", make: () => truth`${simple("link")} is bar` },
    { needs: "fence", make: () => truth`${simple("edge")} is fence` },
    { needs: "dot", make: () => truth`${simple("corner")} is dot` },
    { needs: "big", make: () => truth`${simple("cell")}.row is big` },
    { needs: "bridge", make: () => truth`${simple("link")} has bridge` },
    { weight: 1, make: () => truth`${simple("cell")} is ${simple("cell")}` },
    { weight: 1, make: () => truth`${simple("cell")} is border` },
    { weight: 1, make: () => truth`${simple("cell")} has next(${simple("direction")})` },
    {
      needs: "area",
      weight: 5,
      make: () => truth`${simple("cell")}.area ${w.one(["is", "is not"])} ${simple("cell")}.area`,
    },
    {
      needs: "move",
      weight: 3,
      make: () => truth`(${simple("cell")} has move)`,
    },
    { needs: "lonely", make: () => truth`${simple("cell")} is lonely` },
    { needs: "room", make: () => truth`${simple("cell")}.room is ${simple("cell")}.room` },
  ];
}
