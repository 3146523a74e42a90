/**
 * A head that binds the two ends of a link visits both orders. Where filter and body say the same of both (`not (x is shaded and y is shaded)`), one
 * is enough: what the other would add has been said. Likewise a filter of links by their ends, and a head over two links or cells of one set. Decided on the typed tree, once a statement, with
 * what is commutative in the language; where it is not seen, both orders are visited, and nothing is lost.
 */

import type { AttributeId } from "../../builtins.js";
import { sameFields } from "../../check/walks/same-fields.js";
import { isExpression, readsVariable } from "../../check/walks/some-node.js";
import { MIRRORED_NAMES } from "../../thresholds.js";
import type {
  Binder,
  BinderOf,
  Expression,
  ExpressionOf,
  LayerId,
  Statement,
  TypedPuzzle,
  VariableId,
} from "../../typed.js";
import { type PolynomialReading, polynomialOf, samePolynomial } from "./polynomials.js";

type Ends = BinderOf<"ends">;
type Puzzle = Pick<TypedPuzzle, "lets" | "layers">;

/** `body`: all that is about the two. */
export function oneOrderIsEnough(
  { lets, layers }: Puzzle,
  { first, second, condition }: Ends,
  body: readonly (Binder | Statement | Expression)[],
): boolean {
  const pair = { lets, layers, exchanged: exchange([[first, second]]), refused: false, names: 0 };
  return (condition === undefined || mirrored(condition, condition, pair)) && same(body, body, pair);
}

/** The elements that a head need not visit, by the places of its binders. */
export interface OneOrder {
  /** The ends of links that are bound in one order. */
  readonly ends: ReadonlySet<number>;
  /** Of two elements of one set, the one that is bound second does not come before the first. */
  readonly notBefore: ReadonlyMap<number, number>;
  /** The head goes through all cells and, second, the cells beside each: on a whole board each two are met from both. */
  readonly isBeside: boolean;
}

export function oneOrderOf(puzzle: Puzzle, binders: readonly Binder[], body: readonly Statement[]): OneOrder {
  const ends = new Set<number>();
  binders.forEach((binder, at) => {
    if (binder.kind === "ends" && oneOrderIsEnough(puzzle, binder, [...binders.slice(at + 1), ...body]))
      ends.add(at);
  });
  return {
    ends,
    notBefore: alikeElements(puzzle, binders, body),
    isBeside: areBeside(puzzle, binders, body),
  };
}

/** `each cell c, x in c.neighbours`: x is beside c where c is beside x. */
function areBeside(
  { lets, layers }: Puzzle,
  [one, other, more]: readonly Binder[],
  body: readonly Statement[],
): boolean {
  if (one?.kind !== "in" || other?.kind !== "in" || more !== undefined || one.condition !== undefined)
    return false;
  const { set, condition } = other;
  if (one.set.kind !== "all-of" || one.set.sort.kind !== "cell" || one.set.sort.border === true) return false;
  if (set.kind !== "attribute" || !beside.has(set.attribute)) return false;
  const [of, another] = set.arguments;
  if (of?.kind !== "variable" || of.variable !== one.variable || another !== undefined) return false;
  const pair = {
    lets,
    layers,
    exchanged: exchange([[one.variable, other.variable]]),
    refused: false,
    names: 0,
  };
  return (condition === undefined || mirrored(condition, condition, pair)) && same(body, body, pair);
}

const beside: ReadonlySet<AttributeId> = new Set(["neighbours", "around"]);

/** The two elements of a head over one set, or two links and their ends. */
function alikeElements(
  { lets, layers }: Puzzle,
  binders: readonly Binder[],
  body: readonly Statement[],
): ReadonlyMap<number, number> {
  const half = binders.length / 2;
  const pairs: (readonly [VariableId, VariableId])[] = [];
  for (let at = 0; at < half; at++) {
    const [one, other] = [binders[at], binders[at + half]];
    if (one?.condition !== undefined || (other?.condition !== undefined && at + 1 < half)) return new Map();
    if (one?.kind === "in" && other?.kind === "in" && at === 0) pairs.push([one.variable, other.variable]);
    else if (one?.kind === "ends" && other?.kind === "ends" && at === 1)
      pairs.push([one.first, other.first], [one.second, other.second]);
    else return new Map();
  }
  const [first, second] = [binders[0], binders[half]];
  const last = binders.at(-1)?.condition;
  const pair = { lets, layers, exchanged: exchange(pairs), refused: false, names: 0 };
  const areAlike =
    first?.kind === "in" &&
    second?.kind === "in" &&
    [...pair.exchanged.keys()].every((variable) => !readsVariable(second.set, variable)) &&
    linksAlike(binders, half) &&
    same(first.set, second.set, pair) &&
    (last === undefined || mirrored(last, last, pair)) &&
    same(body, body, pair);
  return areAlike ? new Map([[half, 0]]) : new Map();
}

/** Bound ends are those of the links that were bound just before. */
function linksAlike(binders: readonly Binder[], half: number): boolean {
  return binders.every((binder, at) => {
    const own = binders[at < half ? 0 : half];
    if (binder.kind !== "ends" || own?.kind !== "in") return binder.kind === "in";
    return binder.link.kind === "variable" && binder.link.variable === own.variable;
  });
}

function exchange(
  pairs: readonly (readonly [VariableId, VariableId])[],
): ReadonlyMap<VariableId, VariableId> {
  return new Map(
    pairs.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
}

const symmetric: ReadonlySet<AttributeId> = new Set(["distance", "difference"]);

/** The variables to be exchanged, and what the names in the expressions mean. */
interface Pair extends Puzzle {
  readonly exchanged: ReadonlyMap<VariableId, VariableId>;
  /** The question is whether this does not hold. */
  readonly refused: boolean;
  /** The number of names that were opened on the way here. */
  readonly names: number;
}

/** The first, with the ends exchanged, says what the second says. */
function mirrored(a: Expression, b: Expression, pair: Pair): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === "variable" && b.kind === "variable") return b.variable === exchangedFor(a.variable, pair);
  const within = a.kind === "not" ? { ...pair, refused: !pair.refused } : pair;
  return sameFields(a, b, (x, y) => same(x, y, within)) || crossed(a, b, pair) || calculated(a, b, pair);
}

const exchangedFor = (variable: VariableId, { exchanged }: Pair): VariableId =>
  exchanged.get(variable) ?? variable;

/** Values calculated from where cells are come to the same. */
function calculated(a: Expression, b: Expression, pair: Pair): boolean {
  if (a.type.kind !== "number") return false;
  const one = polynomialOf({ lets: pair.lets, rename: (variable) => exchangedFor(variable, pair) }, a);
  const other = one && polynomialOf(asItStands(pair), b);
  return other !== undefined && one !== undefined && samePolynomial(one, other);
}

const asItStands = ({ lets }: Pair): PolynomialReading => ({ lets, rename: (variable) => variable });

/** The sides may be exchanged too. */
function crossed(a: Expression, b: Expression, pair: Pair): boolean {
  const [x, y] = [sidesOf(a, pair), sidesOf(b, pair)];
  if (x === undefined || y === undefined || x.sign !== y.sign) return false;
  return mirrored(x.left, y.right, pair) && mirrored(x.right, y.left, pair);
}

interface Sides {
  readonly sign: string;
  readonly left: Expression;
  readonly right: Expression;
}

function sidesOf(expression: Expression, pair: Pair): Sides | undefined {
  switch (expression.kind) {
    case "compare": {
      const { operator, left, right } = expression;
      return operator === "=" || operator === "!=" ? { sign: operator, left, right } : undefined;
    }
    case "same":
      return { sign: "same", left: expression.left, right: expression.right };
    case "arithmetic": {
      const { operator, left, right } = expression;
      return operator === "+" || operator === "*" ? { sign: operator, left, right } : undefined;
    }
    case "logic": {
      const { operator, left, right } = expression;
      // The left operand guards the right one: exchanged only where neither needs a guard.
      return operator !== "implies" && standsAlone(left, pair) && standsAlone(right, pair)
        ? { sign: operator, left, right }
        : undefined;
    }
    case "attribute": {
      const [left, right] = expression.arguments;
      return symmetric.has(expression.attribute) && left !== undefined && right !== undefined
        ? { sign: expression.attribute, left, right }
        : undefined;
    }
    case "let":
      return sidesOfName(expression, pair);
    default:
      return undefined;
  }
}

/**
 * `not neighbours_in_counting(x, y)`: a name whose meaning is the same with its two parameters exchanged. Only where it is refused: the pairs of values
 * that are refused are the same from either side. A demand is said from both, since "if this here, one of those there" and its like from the
 * other side find more than either (digits 1 to 9 with dots on links: 205 nodes, and 660 with one of them).
 */
function sidesOfName(
  { let: id, arguments: given, lenient }: ExpressionOf<"let">,
  pair: Pair,
): Sides | undefined {
  if (!pair.refused || pair.names === MIRRORED_NAMES) return undefined;
  const definition = pair.lets[id];
  const [left, right, more] = given;
  const [first, second] = definition?.parameters ?? [];
  if (definition === undefined || definition.on !== undefined || lenient === true) return undefined;
  if (left === undefined || right === undefined || more !== undefined) return undefined;
  // Both are cells, as the two that are bound, and bound before anything is asked: no definition needs itself.
  if (!isCell(left) || !isCell(right) || first === undefined || second === undefined) return undefined;
  const { value } = definition;
  return mirrored(value, value, { ...pair, exchanged: exchange([[first, second]]), names: pair.names + 1 })
    ? { sign: `let ${id}`, left, right }
    : undefined;
}

const isCell = ({ kind, type }: Expression): boolean =>
  kind === "variable" && type.kind === "element" && type.sort === "cell";

/** It has a value wherever it is asked of an element that is there. */
function standsAlone(expression: Expression, pair: Pair): boolean {
  switch (expression.kind) {
    case "not":
      return standsAlone(expression.operand, pair);
    case "has":
      return expression.element.kind === "variable";
    case "layer":
      return (
        expression.element.kind === "variable" &&
        (expression.lenient || (isCell(expression.element) && isOnEveryCell(expression.layer, pair)))
      );
    case "number":
    case "symbol":
      return true;
    case "compare":
      return standsAlone(expression.left, pair) && standsAlone(expression.right, pair);
    case "arithmetic":
      // Not of what divides: by nought is a fault.
      return (
        ((expression.operator === "+" || expression.operator === "-" || expression.operator === "*") &&
          standsAlone(expression.left, pair) &&
          standsAlone(expression.right, pair)) ||
        polynomialOf(asItStands(pair), expression) !== undefined
      );
    case "let":
      return polynomialOf(asItStands(pair), expression) !== undefined;
    default:
      return false;
  }
}

/** A layer to be found in which every cell has a number or symbol. */
function isOnEveryCell(layer: LayerId, { layers }: Pair): boolean {
  const { role, on, where, orNone, domain } = layers[layer] ?? {};
  if (role !== "find" || on?.kind !== "cell" || on.border === true) return false;
  if (where !== undefined || orNone !== false) return false;
  return domain?.kind === "range" || domain?.kind === "numbers" || domain?.kind === "symbols";
}

/** Statements, lists and whatever else a node is made of. */
function same(a: unknown, b: unknown, pair: Pair): boolean {
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return a === b;
  if (isExpression(a) && isExpression(b)) return mirrored(a, b, pair);
  return sameFields(a, b, (x, y) => same(x, y, pair));
}
