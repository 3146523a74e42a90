/** The puzzle as laws see it: what names stand for, and new variables. */
import { readsLayerWhere } from "../check/walks/some-within.js";
import type { Expression, LayerId, Sound, Variable, VariableId } from "../typed.js";
import { StructuralKeys } from "./structural-key.js";
import type { Fresh } from "./substitute.js";

/** The facts about all parts and cells that hold in any case, by some rule (`known-of-parts.ts`). */
export interface KnownOfParts {
  /** Sets of parts of which each holds exactly one cell with a value of the layer, which may be `?`: `exactly 1 n in each area`. */
  readonly withOne: { readonly parts: Expression; readonly layer: LayerId }[];
  /** The conditions on each cell with a value of the layer: `for each cell c with n: c is not sea`. */
  readonly ofThoseWith: { readonly layer: LayerId; readonly cell: VariableId; readonly said: Expression }[];
  /** Layers of numbers on all cells of which each number is at exactly one cell: `exactly 1 of each n in cells`. */
  readonly onceEach: LayerId[];
  /** Layers of symbols on all cells of which each symbol is at exactly one cell. */
  readonly symbolsOnce: LayerId[];
  /** Lines in each of which the numbers of a layer are different: `different(c.n for c in r)` of each row r. */
  readonly differentIn: LayerOfLines[];
  /** Layers of which each value is at exactly one cell of each line: `exactly 1 of each n in r` of each row r. */
  readonly onceEachIn: LayerOfLines[];
}

/** A layer, and lines of a sort. */
export interface LayerOfLines {
  readonly layer: LayerId;
  readonly lines: string;
}

export interface LawContext {
  readonly puzzle: Pick<Sound, "lets" | "layers" | "board">;
  readonly fresh: Fresh;
  /** In a block `inside S`, where cells are those of S, and regions whole (B10). */
  readonly isInside: boolean;
  /** Variables of functions, for which something may stand that is not there (L8). */
  readonly parameters: ReadonlySet<VariableId>;
  readonly keys: StructuralKeys;
  /** Variables of heads over structures, and what these go through, as far as heads are in normal form. */
  readonly parts: Map<VariableId, Expression>;
  /** The facts about all parts that hold in any case, once the rules have been read. */
  readonly known: KnownOfParts;
  /** Whether an expression is about structures, as far as that was asked. */
  readonly speaking: Map<Expression, boolean>;
}

/** `expression` once more, or another that says the same; its parts are in normal form. */
export type ExpressionLaw = (context: LawContext, expression: Expression) => Expression;

export function contextOf(puzzle: Sound): {
  readonly context: LawContext;
  readonly variables: readonly Variable[];
} {
  const variables = [...puzzle.variables];
  const fresh: Fresh = (like, other) => {
    const { name, type, span } = variables[like] ?? { name: "", type: { kind: "error" }, span: NOWHERE };
    return (variables.push({ name, type: other ?? type, span }) - 1) as VariableId;
  };
  const parameters = new Set(puzzle.lets.flatMap((named) => named.parameters));
  return {
    context: {
      puzzle,
      fresh,
      isInside: false,
      parameters,
      keys: new StructuralKeys(puzzle.lets),
      parts: new Map(),
      known: { withOne: [], ofThoseWith: [], onceEach: [], symbolsOnce: [], differentIn: [], onceEachIn: [] },
      speaking: new Map(),
    },
    variables,
  };
}

/** Takes the variable as a part. Earlier answers about expressions may depend on that, and are forgotten. */
export function takeAsPart({ parts, speaking }: LawContext, variable: VariableId, set: Expression): void {
  parts.set(variable, set);
  speaking.clear();
}

const NOWHERE = { file: "", start: 0, end: 0 };

/** Whether any of these reads what is to be found, also through names. */
export const speaksOfFound = ({ puzzle }: LawContext, expressions: readonly Expression[]): boolean =>
  expressions.some((expression) => readsLayerWhere(puzzle, expression, ({ role }) => role === "find"));
