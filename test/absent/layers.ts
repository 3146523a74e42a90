/** The layers that texts may speak of, and every way to fill those that are to be found. */
import { cells, type Region, type State, type Value } from "./meaning.js";

type Column = readonly (Value | undefined)[];

interface Layer {
  readonly text: string;
  /** What the instance says of it. */
  readonly given?: string;
  /** Each way to fill it, element by element. */
  readonly fillings: readonly Column[];
}

const all = (size: number, values: readonly Value[]): readonly Column[] =>
  size === 0
    ? [[]]
    : all(size - 1, values).flatMap((filled) => values.map((value): Column => [...filled, value]));

const first = (values: readonly Value[]): readonly Column[] => values.map((value) => [value]);

const around: readonly Value[] = ["up", "right", "down", "left"];

export const layers: Readonly<Record<string, Layer>> = {
  // The reading that names the element.
  ar: { text: "find ar: direction on {r1c1}", fillings: first(around) },
  dn: { text: "find dn: direction or none on {r1c1}", fillings: first([...around, null]) },
  k: { text: "find k: 0..4 on {r1c1}", fillings: first([0, 1, 2, 3, 4]) },
  t: { text: "find t: yes/no", fillings: all(3, [true, false]) },
  u: { text: "find u: yes/no", fillings: all(3, [true, false]) },
  line: { text: "find line: yes/no on links", fillings: all(2, [true, false]) },
  // The value that is read there.
  s: { text: "find s: yes/no", fillings: all(3, [true, false]) },
  d: { text: "find d: 1..2", fillings: all(3, [1, 2]) },
  o: { text: "find o: 1..2 or none", fillings: all(3, [1, 2, null]) },
  e: { text: "find e: {p, q}", fillings: all(3, ["p", "q"]) },
  w: { text: "find w: direction on {r1c2}", fillings: around.map((value) => [undefined, value]) },
  part: { text: "find part: yes/no on {r1c1}", fillings: first([true, false]) },
  g: { text: "given g: yes/no", given: "g:\n    # . #", fillings: [[true, false, true]] },
  n: { text: "given n: number", given: "n:\n    1 2 1", fillings: [[1, 2, 1]] },
  m: { text: "given m: number", given: "m:\n    1 . 2", fillings: [[1, undefined, 2]] },
  v: { text: "given v: {p, q}", given: "v:\n    p q p", fillings: [["p", "q", "p"]] },
  cl: { text: "find cl: 1..2 on columns", fillings: all(3, [1, 2]) },
  bar: { text: "find bar: yes/no on links", fillings: all(2, [true, false]) },
  load: { text: "find load: 0..1 on links", fillings: all(2, [0, 1]) },
  // Which region holds each cell: null in none.
  a: { text: "find a: region or none", fillings: divisions() },
};

/** Runs of cells; each cell in one, or in none. */
function divisions(): readonly Column[] {
  const from = (at: number): readonly (readonly (Region | null)[])[] => {
    if (at === cells.length) return [[]];
    const ways: (readonly (Region | null)[])[] = from(at + 1).map((rest) => [null, ...rest]);
    for (let end = at + 1; end <= cells.length; end++) {
      const region: Region = { region: cells.slice(at, end).map(({ cell }) => cell) };
      for (const rest of from(end)) ways.push([...region.region.map(() => region), ...rest]);
    }
    return ways;
  };
  return from(0);
}

/** Every assignment of these layers. */
export function* states(names: readonly string[]): Generator<State> {
  const [name, ...others] = names;
  if (name === undefined) {
    yield { layers: {}, regions: [], names: {} };
    return;
  }
  for (const rest of states(others))
    for (const filling of layers[name]?.fillings ?? []) {
      const regions = name !== "a" ? rest.regions : regionsIn(filling);
      yield { ...rest, regions, layers: { ...rest.layers, [name]: filling } };
    }
}

function regionsIn(filling: Column): State["regions"] {
  const found = new Set<readonly number[]>();
  for (const value of filling)
    if (typeof value === "object" && value !== null && "region" in value) found.add(value.region);
  return [...found];
}
