/** An answer as a table of places, so that two answers can be compared place by place, whatever their layers are. */
import { elementName } from "../../ground/element-name.js";
import type { Datum, Ground } from "../../ground.js";
import type { LayerAnswer, Solution } from "../../solution.js";
import type { LayerId } from "../../typed.js";
import { cellsOf } from "../member.js";

export interface AnswerPlace {
  /** `r1c3`, `r1c1-r1c2`, an option. */
  readonly at: string;
  readonly cells: readonly number[];
  readonly value: Datum | null;
  /** For a layer of values: what could be given. */
  readonly given?: { readonly layer: LayerId; readonly element: number };
}

export type AnswerPlaces = ReadonlyMap<string, AnswerPlace>;

export function placesOfAnswer(ground: Ground, { layers, options }: Solution): AnswerPlaces {
  const places = new Map<string, AnswerPlace>();
  for (const [id, answer] of layers) addLayer(ground, id, answer, places);
  for (const { name } of ground.options)
    places.set(`option ${name}`, { at: name, cells: [], value: options.includes(name) });
  return places;
}

function addLayer(
  ground: Ground,
  layer: LayerId,
  answer: LayerAnswer,
  places: Map<string, AnswerPlace>,
): void {
  const { board, variableOf } = ground;
  const link = (ends: readonly [number, number], value: boolean): void => {
    const at = ends.map((cell) => board?.cellName(cell) ?? String(cell)).join("-");
    places.set(`${layer} ${ends.join("-")}`, { at, cells: ends, value });
  };
  switch (answer.kind) {
    case "values":
      answer.values.forEach((value, element) => {
        const variable = variableOf.get(layer)?.[element];
        if (variable === undefined) return;
        const at = elementName(ground, layer, element);
        const cells = cellsOf(ground, [variable]);
        places.set(`${layer} ${element}`, { at, cells, value, given: { layer, element } });
      });
      break;
    case "pieces":
      answer.values.forEach((value, cell) => {
        places.set(`${layer} ${cell}`, { at: board?.cellName(cell) ?? "", cells: [cell], value });
      });
      break;
    case "regions":
      answer.values.forEach((region, cell) => {
        for (const other of new Set(board?.neighbours(cell)))
          if (other > cell) link([cell, other], region !== null && region === answer.values[other]);
      });
      break;
    case "paths": {
      const steps = new Set(
        answer.paths.flatMap((cells) =>
          cells.slice(1).map((cell, index) => pairOf(cells[index] ?? cell, cell).join("-")),
        ),
      );
      for (const cell of board?.cells ?? [])
        for (const other of new Set(board?.neighbours(cell)))
          if (other > cell) link([cell, other], steps.has(`${cell}-${other}`));
      break;
    }
    default:
      answer satisfies never;
  }
}

const pairOf = (one: number, other: number): readonly [number, number] => [
  Math.min(one, other),
  Math.max(one, other),
];

/** The places where these do not all agree, in the order of the first. */
export function differingPlaces(answers: readonly AnswerPlaces[]): readonly AnswerPlace[] {
  const [first, ...others] = answers;
  return [...(first ?? [])].flatMap(([key, place]) =>
    others.some((other) => other.get(key)?.value !== place.value) ? [place] : [],
  );
}
