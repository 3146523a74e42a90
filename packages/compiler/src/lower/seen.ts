/** What a user sees of a chosen option; undefined of those that say nothing, or only something hidden. */
import type { AuxiliaryId } from "../condition.js";
import type { Ground, GroundVariableId, ValueCode } from "../ground.js";
import type { LayerId } from "../typed.js";
import type { Draft } from "./draft.js";

export type Seen =
  | { readonly kind: "value"; readonly variable: GroundVariableId; readonly value: ValueCode }
  /** By index in `Ground.placements`, `.candidates`, `.options`. */
  | { readonly kind: "placement" | "candidate" | "option"; readonly index: number }
  /** Something that grounding added says it of the answer of this layer. */
  | {
      readonly kind: "label";
      readonly layer: LayerId;
      readonly auxiliary: AuxiliaryId;
      readonly value: number;
    };

export function seenOf(ground: Ground, draft: Draft, option: number): Seen | undefined {
  const ref = draft.optionRef[option] ?? 0;
  const value = draft.optionValue[option] ?? 0;
  const isShown = (layer: LayerId | undefined): boolean =>
    layer !== undefined && ground.puzzle.layers[layer]?.hidden === false;
  const kind = draft.optionKind[option];
  switch (kind) {
    case "value":
      return isShown(ground.variables[ref]?.layer)
        ? { kind, variable: ref as GroundVariableId, value }
        : undefined;
    case "placement":
    case "option":
      return { kind, index: ref };
    case "candidate":
      return isShown(ground.candidates[ref]?.layer) ? { kind, index: ref } : undefined;
    case "auxiliary-value": {
      const layer = ground.auxiliaries[ref]?.answers;
      return layer !== undefined && isShown(layer)
        ? { kind: "label", layer, auxiliary: ref as AuxiliaryId, value }
        : undefined;
    }
    case "auxiliary":
    case undefined:
      return undefined;
    default:
      return kind satisfies never;
  }
}
