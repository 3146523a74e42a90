/**
 * Whether an answer is the one that the instance's `solution:` block says. The block need not say everything: what it leaves out is not
 * compared. A yes/no layer that it draws is drawn whole: what is not marked is no.
 */
import type { DataElements, Datum, ExpectedAnswer, Ground, LayerData } from "./ground.js";
import type { LayerAnswer, Solution } from "./solution.js";
import type { LayerId, TypedLayer } from "./typed.js";

/** Names of the places where the answer differs from what is expected; empty where it agrees. */
export function differences(ground: Ground, expected: ExpectedAnswer, solution: Solution): readonly string[] {
  return ground.puzzle.layers.flatMap((layer, index) => {
    const id = index as LayerId;
    const answer = solution.layers.get(id);
    const data = expected.data.get(id);
    const elements = expected.elements.get(id);
    if (layer.role !== "find" || answer === undefined || (data === undefined && elements === undefined))
      return [];
    return layerDifferences(answer, layer, data, elements, (element) => placeName(ground, layer, element));
  });
}

function placeName(ground: Ground, layer: TypedLayer, element: number): string {
  const { board } = ground;
  if (board === undefined) return layer.name;
  switch (layer.on.kind) {
    case "cell":
      return board.cellName(element);
    case "row":
    case "column":
    case "line":
      return board.lines[layer.on.kind].name(element);
    default:
      return `${layer.name} ${element + 1}`;
  }
}

const isNothing = (datum: Datum | null | undefined): boolean =>
  datum === undefined || datum === null || datum === false || (typeof datum === "object" && "none" in datum);

function equal(found: Datum | null | undefined, said: Datum): boolean {
  if (isNothing(said)) return isNothing(found);
  if (typeof said === "object") {
    return "unprinted" in said || JSON.stringify(found) === JSON.stringify(said);
  }
  return found === said;
}

function layerDifferences(
  answer: LayerAnswer,
  layer: TypedLayer,
  data: LayerData | undefined,
  elements: DataElements | undefined,
  nameOf: (element: number) => string,
): readonly string[] {
  switch (answer.kind) {
    case "values":
    case "pieces": {
      const whole = layer.domain.kind === "yes-no";
      return (data?.values ?? []).flatMap((said, element) => {
        if (said === undefined && !whole) return [];
        return equal(answer.values[element], said ?? false) ? [] : [nameOf(element)];
      });
    }
    case "regions": {
      // The division counts, not the names: each region said must be one region found.
      const wrong = (elements?.cells ?? []).filter((cells) => {
        const [first] = cells;
        const region = first === undefined ? undefined : answer.values[first];
        const size = answer.values.filter((value) => value === region).length;
        return size !== cells.length || cells.some((cell) => answer.values[cell] !== region);
      });
      return wrong.flatMap((cells) => cells.slice(0, 1)).map(nameOf);
    }
    case "paths": {
      const found = new Set(answer.paths.map((cells) => cells.join(" ")));
      const wrong = (elements?.cells ?? []).filter((cells) => !found.has(cells.join(" ")));
      return wrong.flatMap((cells) => cells.slice(0, 1)).map(nameOf);
    }
    default:
      return answer satisfies never;
  }
}
