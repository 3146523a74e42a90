/** Chosen options → what the layers are. */
import type { OptionId } from "@ecp/engine";
import { datumOf } from "../../ground/codes.js";
import type { Datum, Ground, GroundVariableId, ValueCode } from "../../ground.js";
import type { LayerAnswer, Placed, Solution } from "../../solution.js";
import { sideCount } from "../../tiling/sides.js";
import type { LayerId, TypedLayer } from "../../typed.js";
import type { Draft } from "../draft.js";
import type { Plan } from "../plan.js";
import { restingOf } from "../resting.js";
import { type AnswerFound, pathAnswer, regionAnswer } from "./found-answers.js";

export function makeDecoder(
  ground: Ground,
  plan: Plan,
  draft: Draft,
): (chosen: readonly OptionId[]) => Solution {
  const atRest = ground.variables.map((variable, index) =>
    plan.ways[index] === "each value" ? undefined : restingOf(ground, variable),
  );
  return (chosen) => {
    const values: (ValueCode | undefined)[] = [...atRest];
    const placed: number[] = [];
    const options: number[] = [];
    const found: AnswerFound = { candidates: [], auxiliaries: [] };
    for (const option of chosen) {
      const ref = draft.optionRef[option] ?? 0;
      switch (draft.optionKind[option]) {
        case "value":
          values[ref] = draft.optionValue[option];
          break;
        case "placement":
          placed.push(ref);
          break;
        case "option":
          options.push(ref);
          for (const { variable, value } of ground.options[ref]?.sets ?? [])
            if (plan.ways[variable] === "set") values[variable] = value;
          break;
        case "candidate":
          found.candidates.push(ref);
          break;
        case "auxiliary-value":
          found.auxiliaries[ref] = draft.optionValue[option];
          break;
        default:
          break;
      }
    }
    placed.sort((a, b) => a - b);
    options.sort((a, b) => a - b);
    return {
      layers: layersOf(ground, values, placed, found),
      options: options.flatMap((option) => ground.options[option]?.name ?? []),
    };
  };
}

function layersOf(
  ground: Ground,
  values: readonly (ValueCode | undefined)[],
  placed: readonly number[],
  found: AnswerFound,
): ReadonlyMap<LayerId, LayerAnswer> {
  const layers = new Map<LayerId, LayerAnswer>();
  ground.puzzle.layers.forEach((layer, index) => {
    const id = index as LayerId;
    if (layer.role !== "find" || layer.hidden) return;
    switch (layer.domain.kind) {
      case "pieces":
        layers.set(id, pieceAnswer(ground, layer, id, placed));
        break;
      case "region":
        layers.set(id, regionAnswer(ground, id, found));
        break;
      case "paths":
        layers.set(id, pathAnswer(ground, id, found));
        break;
      default:
        layers.set(id, { kind: "values", values: valuesOf(ground, layer, id, values) });
    }
  });
  return layers;
}

function valuesOf(
  ground: Ground,
  layer: TypedLayer,
  id: LayerId,
  values: readonly (ValueCode | undefined)[],
): (Datum | null)[] {
  const variables = ground.variableOf.get(id) ?? [];
  const size = Math.max(variables.length, elementCount(ground, layer));
  return Array.from({ length: size }, (_, element) => {
    const variable: GroundVariableId | undefined = variables[element];
    const value = variable === undefined ? undefined : values[variable];
    return value === undefined ? null : datumOf(layer, value);
  });
}

function elementCount(ground: Ground, layer: TypedLayer): number {
  const { board } = ground;
  if (board === undefined) return 0;
  switch (layer.on.kind) {
    case "cell":
      return board.rows * board.columns;
    case "row":
    case "column":
    case "line":
      return board.lines[layer.on.kind].sets.length;
    case "link":
      return board.linkCount;
    case "edge":
      return board.edgeCount;
    case "corner":
      return board.cornerCount;
    case "wedge":
      return sideCount(board);
    case "direction":
      return 4;
    default:
      return 0;
  }
}

function pieceAnswer(ground: Ground, layer: TypedLayer, id: LayerId, placed: readonly number[]): LayerAnswer {
  const values: (string | null)[] = new Array<null>(elementCount(ground, layer)).fill(null);
  const placements: Placed[] = [];
  for (const index of placed) {
    const placement = ground.placements[index];
    if (placement?.layer !== id) continue;
    const shape = String(datumOf(layer, placement.shape));
    placements.push({ shape, cells: placement.cells });
    for (const cell of placement.cells) values[cell] = shape;
  }
  return { kind: "pieces", values, placements };
}
