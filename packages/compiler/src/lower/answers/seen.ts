/** The part of a chosen option that a user sees; undefined of those that say nothing, or only something hidden. */
import type { AuxiliaryId } from "../../condition.js";
import type { Ground, GroundVariableId, ValueCode } from "../../ground.js";
import type { LayerId } from "../../typed.js";
import type { Draft } from "../draft.js";

export type Seen =
  | { readonly kind: "value"; readonly variable: GroundVariableId; readonly value: ValueCode }
  /** By index in `Ground.placements`, `.candidates`, `.options`. */
  | { readonly kind: "placement" | "candidate" | "option"; readonly index: number }
  /** For a division: whether two neighbours are in one region. */
  | {
      readonly kind: "joined";
      readonly layer: LayerId;
      readonly link: readonly [number, number];
      readonly value: number;
    }
  /** For a division: which region a cell is in, by the number of a cell of it. */
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
      const { answers: layer, link } = ground.auxiliaries[ref] ?? {};
      if (layer === undefined || !isShown(layer)) return undefined;
      return link === undefined
        ? { kind: "label", layer, auxiliary: ref as AuxiliaryId, value }
        : { kind: "joined", layer, link, value };
    }
    case "auxiliary":
    case undefined:
      return undefined;
    default:
      return kind satisfies never;
  }
}
