/**
 * The values that an expression depends on, where it is nothing but operators on them: values of layers at bound elements, and bound values. Also
 * through names whose arguments are bound.
 */
import type { AttributeId } from "../builtins.js";
import { partsOf } from "../check/walks/parts.js";
import { LARGEST_COMMON } from "../thresholds.js";
import type { Expression, LayerId, TypedPuzzle, VariableId } from "../typed.js";

/** A bound value, or what a layer has at a bound element. */
export interface ValueRead {
  readonly variable: VariableId;
  readonly layer: LayerId | undefined;
}

/** Undefined where it reads anything else, or has many parts. */
export function valuesRead(puzzle: Puzzle, expression: Expression): readonly ValueRead[] | undefined {
  const found: Gathered = { reads: [], nodes: 0 };
  return gather(puzzle, expression, new Map(), found) ? found.reads : undefined;
}

type Puzzle = Pick<TypedPuzzle, "lets">;

/** Values as they are written, and operators on them. */
const ofValues: ReadonlySet<Expression["kind"]> = new Set([
  ...(["number", "truth", "text", "symbol", "none", "parameter"] as const),
  ...(["not", "negate", "logic", "compare", "arithmetic", "conditional"] as const),
]);

/** Functions of numbers alone. */
const ofNumbers: ReadonlySet<AttributeId> = new Set(["difference"]);

/** The names found so far, while an expression is looked through. */
interface Gathered {
  readonly reads: ValueRead[];
  nodes: number;
}

/**
 * Checks that the expression consists only of operators on values, and collects what it reads. `names`: the expressions that the parameters of a
 * name stand for.
 */
function gather(
  puzzle: Puzzle,
  expression: Expression,
  names: ReadonlyMap<VariableId, VariableId>,
  found: Gathered,
): boolean {
  if (++found.nodes > LARGEST_COMMON) return false;
  switch (expression.kind) {
    case "variable":
      add(found, names, expression.variable, undefined);
      return true;
    case "layer":
      if (expression.element.kind !== "variable") return false;
      add(found, names, expression.element.variable, expression.layer);
      return true;
    case "let": {
      const definition = puzzle.lets[expression.let];
      if (definition === undefined || definition.on !== undefined || definition.form === "layer")
        return false;
      const own = new Map<VariableId, VariableId>();
      for (const [at, argument] of expression.arguments.entries()) {
        const parameter = definition.parameters[at];
        if (parameter === undefined || argument.kind !== "variable") return false;
        own.set(parameter, names.get(argument.variable) ?? argument.variable);
      }
      return gather(puzzle, definition.value, own, found);
    }
    case "attribute":
      if (!ofNumbers.has(expression.attribute)) return false;
      break;
    case "member-of":
      return (
        expression.set.kind === "set" &&
        gatherEach(puzzle, [expression.element, ...expression.set.elements], names, found)
      );
    default:
      if (!ofValues.has(expression.kind)) return false;
  }
  return gatherEach(puzzle, partsOf(expression), names, found);
}

function gatherEach(
  puzzle: Puzzle,
  expressions: readonly Expression[],
  names: ReadonlyMap<VariableId, VariableId>,
  found: Gathered,
): boolean {
  for (const each of expressions) if (!gather(puzzle, each, names, found)) return false;
  return true;
}

function add(
  { reads }: Gathered,
  names: ReadonlyMap<VariableId, VariableId>,
  variable: VariableId,
  layer: LayerId | undefined,
): void {
  const own = names.get(variable) ?? variable;
  if (!reads.some((read) => read.variable === own && read.layer === layer))
    reads.push({ variable: own, layer });
}
