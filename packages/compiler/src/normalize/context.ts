/** The puzzle as laws see it: what names stand for, and new variables. */
import { layerRead, someWithin } from "../check/some-within.js";
import type { Binder, Expression, Sound, Variable, VariableId } from "../typed.js";
import type { Fresh } from "./substitute.js";

export interface Context {
  readonly puzzle: Pick<Sound, "lets" | "layers">;
  readonly fresh: Fresh;
  /** Variables of functions, for which something may stand that is not there (L8). */
  readonly parameters: ReadonlySet<VariableId>;
}

/** `expression` once more, or another that says the same; its parts are in normal form. */
export type ExpressionLaw = (context: Context, expression: Expression) => Expression;

export function contextOf(puzzle: Sound): {
  readonly context: Context;
  readonly variables: readonly Variable[];
} {
  const variables = [...puzzle.variables];
  const fresh: Fresh = (like) => {
    const { name, type, span } = variables[like] ?? { name: "", type: { kind: "error" }, span: NOWHERE };
    return (variables.push({ name, type, span }) - 1) as VariableId;
  };
  const parameters = new Set(puzzle.lets.flatMap((named) => named.parameters));
  return { context: { puzzle, fresh, parameters }, variables };
}

const NOWHERE = { file: "", start: 0, end: 0 };

/** Whether any of these reads what is to be found, also through names. */
export const speaksOfFound = ({ puzzle }: Context, expressions: readonly Expression[]): boolean =>
  expressions.some((expression) =>
    someWithin(puzzle.lets, expression, (part) => {
      const layer = layerRead(part);
      return layer !== undefined && puzzle.layers[layer]?.role === "find";
    }),
  );

/** Over groups, stretches, regions, paths or pieces that are to be found: they are listed once, however often they are gone through. */
export function runsOverStructure({ puzzle }: Context, binder: Binder): boolean {
  if (binder.kind !== "in") return false;
  const { set } = binder;
  if (set.kind === "all-of")
    return set.sort.kind === "of-layer" && puzzle.layers[set.sort.layer]?.role === "find";
  return (set.kind === "groups" || set.kind === "stretches") && !set.known;
}
