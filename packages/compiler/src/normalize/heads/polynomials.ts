/**
 * Numbers that are made of the rows and columns of bound cells by adding and multiplying, as polynomials: what `cross(a, b, c) * cross(a, b, d)` comes
 * to is the same with c and d exchanged, though no part of it is. Only of what always has a value: a bound cell has a row and a column.
 */
import { LARGEST_COEFFICIENT, MOST_FACTORS, MOST_TERMS } from "../../thresholds.js";
import type { Expression, ExpressionOf, TypedPuzzle, VariableId } from "../../typed.js";

/** By monomial (`column 3*row 3`), its coefficient; none of them is 0. */
export type Polynomial = ReadonlyMap<string, number>;

export interface PolynomialReading {
  readonly lets: TypedPuzzle["lets"];
  /** The variable that a bound cell is taken for. */
  readonly rename: (variable: VariableId) => VariableId;
}

type Given = ReadonlyMap<VariableId, VariableId | Polynomial>;

export function polynomialOf(reading: PolynomialReading, expression: Expression): Polynomial | undefined {
  return read(reading, expression, undefined);
}

/** `given`: what the parameters of the name stand for whose meaning this is; undefined outside names. */
function read(
  reading: PolynomialReading,
  expression: Expression,
  given: Given | undefined,
): Polynomial | undefined {
  switch (expression.kind) {
    case "number":
      return Number.isInteger(expression.value) && Math.abs(expression.value) <= LARGEST_COEFFICIENT
        ? made([["", expression.value]])
        : undefined;
    case "negate":
      return timesPolynomial(read(reading, expression.operand, given), minusOne);
    case "arithmetic": {
      const { operator } = expression;
      if (operator !== "+" && operator !== "-" && operator !== "*") return undefined;
      const left = read(reading, expression.left, given);
      const right = left && read(reading, expression.right, given);
      if (operator === "*") return timesPolynomial(left, right);
      return plusPolynomial(left, operator === "+" ? right : timesPolynomial(right, minusOne));
    }
    case "index-of": {
      const { element } = expression;
      if (element.kind !== "attribute" || (element.attribute !== "row" && element.attribute !== "column"))
        return undefined;
      const [of, more] = element.arguments;
      const cell = of === undefined || more !== undefined ? undefined : cellOf(reading, of, given);
      return cell === undefined ? undefined : made([[`${element.attribute} ${cell}`, 1]]);
    }
    case "variable": {
      const value = given?.get(expression.variable);
      return typeof value === "object" ? value : undefined;
    }
    case "let":
      return readName(reading, expression, given);
    default:
      return undefined;
  }
}

function readName(
  reading: PolynomialReading,
  { let: id, arguments: own, lenient }: ExpressionOf<"let">,
  given: Given | undefined,
): Polynomial | undefined {
  const definition = reading.lets[id];
  if (definition === undefined || definition.on !== undefined || lenient === true) return undefined;
  const inside = new Map<VariableId, VariableId | Polynomial>();
  for (const [place, parameter] of definition.parameters.entries()) {
    const argument = own[place];
    const value = argument && (cellOf(reading, argument, given) ?? read(reading, argument, given));
    if (value === undefined) return undefined;
    inside.set(parameter, value);
  }
  return read(reading, definition.value, inside);
}

/** The bound cell that a variable is, by the name that it goes by. */
function cellOf(
  reading: PolynomialReading,
  expression: Expression,
  given: Given | undefined,
): VariableId | undefined {
  if (expression.kind !== "variable") return undefined;
  const { variable, type } = expression;
  const value = given?.get(variable);
  if (typeof value === "number") return value;
  return value === undefined && type.kind === "element" && type.sort === "cell"
    ? reading.rename(variable)
    : undefined;
}

const minusOne: Polynomial = new Map([["", -1]]);

function plusPolynomial(a: Polynomial | undefined, b: Polynomial | undefined): Polynomial | undefined {
  return a === undefined || b === undefined ? undefined : made([...a, ...b]);
}

function timesPolynomial(a: Polynomial | undefined, b: Polynomial | undefined): Polynomial | undefined {
  if (a === undefined || b === undefined || a.size * b.size > MOST_TERMS * MOST_TERMS) return undefined;
  const terms: (readonly [string, number])[] = [];
  for (const [one, m] of a)
    for (const [other, n] of b) {
      const factors = [one, other].flatMap((each) => (each === "" ? [] : each.split("*")));
      if (factors.length > MOST_FACTORS) return undefined;
      terms.push([factors.sort().join("*"), m * n]);
    }
  return made(terms);
}

function made(terms: readonly (readonly [string, number])[]): Polynomial | undefined {
  const sum = new Map<string, number>();
  for (const [monomial, factor] of terms) {
    const all = (sum.get(monomial) ?? 0) + factor;
    if (all === 0) sum.delete(monomial);
    else sum.set(monomial, all);
  }
  return sum.size > MOST_TERMS ? undefined : sum;
}

export function samePolynomial(a: Polynomial, b: Polynomial): boolean {
  if (a.size !== b.size) return false;
  for (const [monomial, factor] of a) if (b.get(monomial) !== factor) return false;
  return true;
}
