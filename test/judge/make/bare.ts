/** Conditions without a variable, in which names of layers and adjectives speak of the element (B8). */
import { compose, type Node } from "../meaning/world.js";
import { derivedAdjectives } from "./derived.js";
import { type Adjective, adjectivesOf, isEverywhere, isFound, valueAt } from "./elements/reading.js";
import type { Maker, Scope } from "./maker.js";
import { onlyInside } from "./parts.js";

export const bareAdjectives = (m: Maker, scope: Scope): readonly Adjective[] => [
  ...m.layers
    .flatMap((layer) => (layer.on.sort === "cell" ? adjectivesOf(layer) : []))
    .filter(({ onlyCounted }) => onlyCounted !== true),
  ...derivedAdjectives(m, scope),
];

/** Of the cell that has this name in the world, though the text does not say it. */
export function bare(m: Maker, scope: Scope, it: string): Node<"truth"> {
  const { random } = m;
  const numbers = m.layers.filter(
    (layer) => layer.kind === "number" && layer.on.sort === "cell" && !layer.orNone && isEverywhere(layer),
  );
  const adjectives = bareAdjectives(m, scope);
  const uses = { uses: [it], sure: true };
  const simple = (): Node<"truth"> => {
    const kind = random.below(4);
    if (kind === 0 && numbers.length > 0) {
      const layer = random.one(numbers);
      const [value, most] = [random.below(4), random.oneIn(2)];
      return compose(
        "truth",
        "comparison without a name",
        [],
        () => `${layer.name} ${most ? "<=" : "="} ${value}`,
        () => (world) => {
          const at = valueAt(world, layer, world.names[it] as number) as number;
          return most ? at <= value : at === value;
        },
        { ...uses, found: isFound(layer) },
      );
    }
    if (adjectives.length > 0 && kind > 0) {
      const adjective = random.one(adjectives);
      return compose(
        "truth",
        "adjective without a name",
        [],
        () => adjective.text,
        () => (world) => adjective.holds(world, world.names[it] as number),
        { ...uses, found: adjective.found },
      );
    }
    const [lines, value] = [random.one(["row", "column"] as const), 1 + random.below(2)];
    return compose(
      "truth",
      "row or column without a name",
      [],
      () => `${lines} = ${value}`,
      () => (world) => {
        const { board, inside } = world;
        const of = lines === "row" ? board.rowOf : board.columnOf;
        onlyInside(world, [world.names[it] as number]);
        const first = inside === undefined ? 0 : Math.min(...[...inside].map(of));
        return of(world.names[it] as number) - first + 1 === value;
      },
      uses,
    );
  };
  const negated = (node: Node<"truth">): Node<"truth"> =>
    compose(
      "truth",
      "not",
      [node],
      (text) => `not ${text}`,
      (mean) => (world) => mean(world) !== true,
      { sure: true },
    );
  const one = (): Node<"truth"> => (random.oneIn(3) ? negated(simple()) : simple());
  if (scope.inside || !random.oneIn(4)) return one();
  const word = random.one(["and", "or"] as const);
  return compose(
    "truth",
    `${word}, without a name`,
    [one(), one()],
    (a, b) => `(${a} ${word} ${b})`,
    (a, b) => (world) =>
      word === "and" ? a(world) === true && b(world) === true : a(world) === true || b(world) === true,
    { sure: true },
  );
}
