/** Cells, one at a time. */
import { cell } from "./tree.js";
import type { Form, Scope, Writer } from "./writer.js";

export function simpleCells(w: Writer, scope: Scope): readonly Form[] {
  const names = scope.names.filter(({ sort }) => sort === "cell");
  return [
    ...names.map(({ name }) => ({ weight: 4, make: () => cell`${name}` })),
    { make: () => cell`${w.one(w.cells)}` },
  ];
}

export function cellForms(w: Writer, scope: Scope, depth: number): readonly Form[] {
  const of = w.at(scope, depth);
  const simple = w.at(scope, 0);
  return [
    {
      weight: 1,
      make: () => cell`${of("ordered")}${w.one([".first", ".last", "[1]", "[2]"])}`,
    },
    {
      weight: 1,
      make: () => cell`${simple("cell")}${w.one([".right", ".left", ".up", ".down"])}`,
    },
    {
      weight: 1,
      make: () => cell`${simple("cell")}.next(${of("direction")})`,
    },
    { weight: 1, make: () => cell`(the (${of("cells")}))` },
    {
      weight: 1,
      make: () => cell`cell(${simple("number")}, ${simple("number")})`,
    },
    { weight: 1, make: () => cell`${of("link")}.cells[${1 + w.random(2)}]` },
    {
      needs: "move",
      weight: 3,
      make: () => cell`${of("move")}${w.one([".start", ".end"])}`,
    },
    {
      weight: 1,
      make: () => cell`(if ${of("truth")} then ${simple("cell")} else ${simple("cell")})`,
    },
  ];
}
