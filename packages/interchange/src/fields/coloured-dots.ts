/** Dots on cells, between two cells and amid four, whose colours mean something: black, grey (as classes have it, even) and white. */
import { number16 } from "../codes/number16.js";
import { cutOff, nextLine, placeAt } from "../cursor.js";
import { type Draft, draftLayer, type Givens, type Value } from "../givens.js";
import type { Problem, Result } from "../problem.js";
import { type DotLayers, placesOfDots } from "./dots.js";
import type { Field } from "./field.js";

/** From 1 on. */
const colours: readonly Value[] = ["black", "even", "white"];
const STATES = 4;

function put(draft: Draft, layers: DotLayers, numbers: readonly number[]): void {
  for (const [at, [layer, element]] of placesOfDots(draft, layers).entries()) {
    const colour = colours[(numbers[at] ?? 0) - 1];
    if (colour !== undefined) draftLayer(draft, layer)[element] = colour;
  }
}

/** The class may have dots at the rim, the formats have none there. */
function numbersOf(givens: Givens, layers: DotLayers): Result<readonly number[]> {
  const places = placesOfDots(givens, layers);
  const numbers = places.map(([layer, element]) => {
    const colour = givens.layers.get(layer)?.[element];
    return colour === undefined ? 0 : colours.indexOf(colour) + 1;
  });
  const names = [layers.cells, layers.links, ...(layers.corners === undefined ? [] : [layers.corners])];
  const count = names
    .flatMap((name): readonly (Value | undefined)[] => givens.layers.get(name) ?? [])
    .filter((value) => value !== undefined).length;
  return count === numbers.filter((number) => number > 0).length
    ? { value: numbers }
    : { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: "a dot at the rim of the board" } };
}

/** Two places in one number. */
export const colouredDotsBody = (layers: DotLayers): Field => ({
  read(cursor, draft): Problem | undefined {
    const start = cursor.at;
    const count = placesOfDots(draft, layers).length;
    const read = number16.read(cursor, Math.ceil(count / 2));
    if ("problem" in read) return read.problem;
    const pairs = read.value.map((value) => (typeof value === "number" ? value : 0));
    const numbers = pairs.flatMap((pair) => [Math.floor(pair / STATES), pair % STATES]);
    if (pairs.some((pair) => pair >= STATES * STATES) || numbers.slice(count).some((number) => number > 0))
      return { kind: "left-over", at: placeAt(cursor, start, cursor.at) };
    put(draft, layers, numbers);
    return undefined;
  },
  write(givens) {
    const numbers = numbersOf(givens, layers);
    if ("problem" in numbers) return numbers;
    const pairs = Array.from({ length: Math.ceil(numbers.value.length / 2) }, (_, pair) => {
      const value = STATES * (numbers.value[2 * pair] ?? 0) + (numbers.value[2 * pair + 1] ?? 0);
      return value === 0 ? undefined : value;
    });
    const written = number16.write(pairs);
    return "value" in written
      ? written
      : { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: written.refused } };
  },
});

/** In a file a sign for each place, without spaces. */
export const colouredDotsFile = (layers: DotLayers): Field => ({
  read(cursor, draft) {
    const width = 2 * draft.columns - 1;
    const numbers: number[] = [];
    for (let y = 0; y < 2 * draft.rows - 1; y++) {
      const line = nextLine(cursor);
      const text = line?.text.trim() ?? "";
      if (line === undefined || text.length < width) return cutOff(cursor, "the lines of the board");
      const at = placeAt(cursor, line.start, line.start + text.length);
      if (text.length > width) return { kind: "left-over", at };
      if (!/^[.\-123]*$/.test(text)) return { kind: "unreadable", what: text, at };
      numbers.push(...[...text].map((sign) => (/\d/.test(sign) ? Number(sign) : 0)));
    }
    put(draft, layers, numbers);
    return undefined;
  },
  write(givens) {
    const numbers = numbersOf(givens, layers);
    if ("problem" in numbers) return numbers;
    const width = 2 * givens.columns - 1;
    const signs = numbers.value.map((number) => (number === 0 ? "." : String(number)));
    let text = "";
    for (let start = 0; start < signs.length; start += width)
      text += `${signs.slice(start, start + width).join("")}\n`;
    return { value: text };
  },
});
