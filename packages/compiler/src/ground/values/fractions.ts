/**
 * Exact calculation with fractions that are kept as doubles. A fraction is kept as the double next to it. Below 2^26 in both parts no two fractions
 * have the same one, so that equal fractions are equal doubles, and the fraction can be found again (by its continued fraction). NaN where a result
 * has larger parts: nothing is rounded in silence.
 */

interface Fraction {
  readonly over: number;
  readonly under: number;
}

const MOST = 2 ** 26;

export const plus = (a: number, b: number): number =>
  areWhole(a, b) ? a + b : of(a, b, (x, y) => [x.over * y.under + y.over * x.under, x.under * y.under]);

export const less = (a: number, b: number): number => plus(a, -b);

export const times = (a: number, b: number): number =>
  areWhole(a, b) ? a * b : of(a, b, (x, y) => [x.over * y.over, x.under * y.under]);

/** `b` is not 0. */
export const divided = (a: number, b: number): number =>
  areWhole(a, b) && Number.isInteger(a / b) && Math.abs(a) <= Number.MAX_SAFE_INTEGER
    ? a / b
    : of(a, b, (x, y) => [x.over * y.under, x.under * y.over]);

/** With the sign of the divisor, so that `x mod 7` of any x is from 0 to below 7. `b` is not 0. */
export const remainder = (a: number, b: number): number =>
  areWhole(a, b)
    ? wholeRemainder(a, b)
    : of(a, b, (x, y) => [wholeRemainder(x.over * y.under, y.over * x.under), x.under * y.under]);

/** The least number of which all of these are parts: 6 of 1/2 and 2/3; NaN where one of them is no fraction. */
export function commonDenominator(numbers: readonly number[]): number {
  let all = 1;
  for (const number of numbers) {
    if (Number.isInteger(number)) continue;
    const fraction = fractionOf(number);
    if (fraction === undefined) return Number.NaN;
    all *= fraction.under / greatestCommonDivisor(all, fraction.under);
  }
  return all;
}

const areWhole = (a: number, b: number): boolean => Number.isInteger(a) && Number.isInteger(b);

function of(
  a: number,
  b: number,
  calculate: (a: Fraction, b: Fraction) => readonly [number, number],
): number {
  const [x, y] = [fractionOf(a), fractionOf(b)];
  if (x === undefined || y === undefined) return Number.NaN;
  const [over, under] = calculate(x, y);
  const common = greatestCommonDivisor(over, under);
  const [p, q] = [over / common, under / common];
  return Math.abs(q) === 1 || (Math.abs(p) < MOST && Math.abs(q) < MOST) ? p / q : Number.NaN;
}

/** The fraction that a double stands for; undefined where it stands for none. */
function fractionOf(number: number): Fraction | undefined {
  if (Number.isInteger(number)) return Math.abs(number) < MOST ? { over: number, under: 1 } : undefined;
  let [over, under, overBefore, underBefore] = [1, 0, 0, 1];
  for (let rest = number; Number.isFinite(rest); ) {
    const whole = Math.floor(rest);
    [over, overBefore] = [whole * over + overBefore, over];
    [under, underBefore] = [whole * under + underBefore, under];
    if (Math.abs(over) >= MOST || under >= MOST) return undefined;
    if (over / under === number) return { over, under };
    rest = 1 / (rest - whole);
  }
  return undefined;
}

/** `7/2`, `-3`; a number that is no fraction as it is. */
export function fractionText(number: number): string {
  const fraction = Number.isInteger(number) ? undefined : fractionOf(number);
  return fraction === undefined ? String(number) : `${fraction.over}/${fraction.under}`;
}

function wholeRemainder(a: number, b: number): number {
  const over = a % b;
  return over !== 0 && over < 0 !== b < 0 ? over + b : over;
}

/** The greatest common divisor of two whole numbers; that of 0 and another number is the other number. */
export const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
