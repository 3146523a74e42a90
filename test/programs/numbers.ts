/** Numbers. */
import { element, over } from "./binders.js";
import { number } from "./tree.js";
import { type Form, type Scope, type Writer, within } from "./writer.js";

export function simpleNumbers(w: Writer, scope: Scope): readonly Form[] {
  const simple = w.at(scope, 0);
  const guarded = (layer: string): Form => ({
    needs: layer,
    weight: 3,
    make: () => {
      const at = simple("cell");
      return number`(if ${at} has ${layer} then ${at}.${layer} else ${w.random(3)})`;
    },
  });
  return [
    { weight: 4, make: () => number`${w.random(4)}` },
    { needs: "digit", weight: 8, make: () => number`${simple("cell")}.digit` },
    guarded("clue"),
    guarded("hint"),
    guarded("perhaps"),
    { needs: "bridge", weight: 4, make: () => number`${simple("link")}.bridge` },
    { needs: "few", weight: 3, make: () => number`${simple("cell")}.row.few` },
    { weight: 1, make: () => number`(${simple("cell")}${w.one([".row", ".column"])} + 0)` },
    { needs: "area", make: () => number`size(${simple("cell")}.area)` },
    { needs: "more", make: () => number`twice(${simple("number")})` },
  ];
}

export function numbers(w: Writer, scope: Scope, depth: number): readonly Form[] {
  const of = w.at(scope, depth);
  return [
    {
      weight: 3,
      make: () => number`(${of("number")}${w.one([" + ", " - ", " * "])}${of("number")})`,
    },
    {
      weight: 1,
      make: () => number`(${of("number")}${w.one([" mod ", " / "])}${w.one(["2", "3"])})`,
    },
    { weight: 1, make: () => number`(-${of("number")})` },
    {
      make: () => number`(if ${of("truth")} then ${of("number")} else ${of("number")})`,
    },
    { weight: 4, make: () => number`size(${of("cells")})` },
    { weight: 4, make: () => number`count(${over(w, scope, depth, undefined)})` },
    { weight: 4, make: () => number`sum(${over(w, scope, depth, "number")})` },
    {
      needs: "perhaps",
      weight: 4,
      make: () => {
        const { name, scope: inner } = element(w, scope);
        const body = w.of("number", within(inner, "number", `${name}.perhaps`), depth);
        return number`sum(${body} for ${name} in ${of("cells")} where ${name} has perhaps)`;
      },
    },
    { needs: "digit", weight: 1, make: () => number`${of("ordered")}[${of("number")}].digit` },
    { weight: 1, make: () => number`product(${over(w, scope, depth, "number")})` },
    {
      make: () => number`${w.one(["min(", "max("])}${over(w, scope, depth, "number")})`,
    },
    { make: () => number`${w.one(["min(", "max("])}${of("number")}, ${of("number")})` },
    {
      weight: 3,
      make: () => number`changes(${over(w, scope, depth, w.one(["number", "truth"] as const))})`,
    },
    { weight: 3, make: () => number`visible(${over(w, scope, depth, "number")})` },
    { make: () => number`difference(${of("number")}, ${of("number")})` },
    { weight: 1, make: () => number`abs(${of("number")})` },
    {
      weight: 1,
      make: () => number`distance(${of("cell")}, ${of("cell")})`,
    },
    { weight: 1, make: () => number`size(${of("list")})` },
    { weight: 1, make: () => number`${of("cells")}${w.one([".width", ".height"])}` },
    { needs: "move", weight: 3, make: () => number`${of("move")}.length` },
    ...["move", "area", "domino"].map(
      (layer): Form => ({
        needs: layer,
        weight: 2,
        make: () => number`${w.one(["size(", "1 + size("])}${of("cell")}.${layer})`,
      }),
    ),
    { weight: 1, make: () => number`size(${of("links")})` },
  ];
}
