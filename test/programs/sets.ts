/** Sets of cells, and those that have an order. */
import { element } from "./binders.js";
import { cells, ordered, type Tree } from "./tree.js";
import type { Form, Scope, Writer } from "./writer.js";

export function simpleSets(w: Writer, scope: Scope): readonly Form[] {
  const simple = w.at(scope, 0);
  return [
    { weight: 3, make: () => cells`cells` },
    { make: () => cells`{${simple("cell")}, ${simple("cell")}}` },
    {
      weight: 4,
      make: () => cells`${simple("cell")}${w.one([".neighbours", ".around", ".row", ".column"])}`,
    },
    {
      needs: "shaded",
      weight: 4,
      make: () => cells`(cells where ${w.one(["shaded", "not shaded"])})`,
    },
    {
      needs: "wall",
      make: () => cells`(cells ${w.one(["with wall", "without wall"])})`,
    },
    { needs: "room", make: () => cells`${simple("cell")}.room` },
    { needs: "area", weight: 5, make: () => cells`${simple("cell")}.area` },
    { needs: "domino", make: () => cells`(cells with domino)` },
    { needs: "open", make: () => cells`open` },
  ];
}

export function setForms(w: Writer, scope: Scope, depth: number): readonly Form[] {
  const of = w.at(scope, depth);
  const filtered = (): Tree => {
    const { name, scope: inner } = element(w, scope);
    return cells`(cells ${name} where ${w.of("truth", inner, depth)})`;
  };
  return [
    { weight: 5, make: filtered },
    { make: () => cells`(${of("cells")} + ${of("cells")})` },
    { weight: 3, make: () => cells`${of("ordered")}` },
    { needs: "shaded", weight: 3, make: () => cells`group(${of("cell")} by shaded)` },
    { needs: "digit", make: () => cells`group(${of("cell")} by digit)` },
    { needs: "sign", weight: 1, make: () => cells`group(${of("cell")} by sign)` },
    { needs: "hop", weight: 3, make: () => cells`group(${of("cell")} by hop)` },
    { needs: "line", weight: 3, make: () => cells`group(${of("cell")} by line)` },
    { weight: 3, make: () => cells`reach(${of("cell")} through ${of("cells")})` },
    { needs: "move", weight: 3, make: () => cells`${of("move")}` },
    { weight: 1, make: () => cells`${of("line")}` },
    {
      weight: 1,
      make: () => cells`(if ${of("truth")} then ${of("cells")} else ${of("cells")})`,
    },
    {
      weight: 1,
      make: () => cells`${w.one([of("link"), of("edge"), of("corner")])}.cells`,
    },
  ];
}

export function orderedForms(w: Writer, scope: Scope, depth: number): readonly Form[] {
  const of = w.at(scope, depth);
  const near = w.at(scope, Math.min(depth, 1));
  const look = (): Tree => ordered`look(${near("cell")}, ${of("direction")})`;
  return [
    { weight: 4, make: look },
    { weight: 4, make: () => ordered`${of("line")}` },
    {
      needs: "shaded",
      weight: 3,
      make: () => ordered`(${look()} until ${w.one(["shaded", "not shaded"])})`,
    },
    { needs: "wall", weight: 1, make: () => ordered`(${look()} until wall)` },
    { needs: "line", make: () => ordered`(${look()} along line)` },
    { make: () => ordered`span(${near("cell")}, ${near("cell")})` },
    { make: () => ordered`ring(${near("cell")})` },
    { weight: 1, make: () => ordered`ring(${of("corner")})` },
    {
      make: () => {
        const { name, scope: inner } = element(w, scope);
        return ordered`(${w.of("ordered", scope, depth - 1)} ${name} where ${w.of("truth", inner, depth)})`;
      },
    },
    { weight: 1, make: () => ordered`reversed(${w.of("ordered", scope, depth - 1)})` },
    {
      weight: 1,
      make: () => ordered`${w.of("ordered", scope, depth - 1)}${w.one(["[2..]", "[..2]", "[1..2]"])}`,
    },
    { needs: "thermo", weight: 4, make: () => of("thermo") },
  ];
}
