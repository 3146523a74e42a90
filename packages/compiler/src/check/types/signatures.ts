/**
 * The small notation of builtins.ts, read once for a run: `cell, direction -> cell`, `ordered set -> any`, `number... -> number`.
 */

import { type AttributeName, attributes } from "../../builtins.js";
import type { ElementSort, Type } from "../../typed.js";
import { lineSorts, placeSorts } from "../../vocabulary/sorts.js";
import {
  cellsType,
  elementOf,
  errorType,
  listType,
  numberType,
  orderedCellsType,
  outlineType,
  setType,
  shapeType,
  textType,
  truthType,
} from "./types.js";

/** The requirement on an argument; rows, regions and paths meet `cells` too. */
export type Wanted =
  | { readonly kind: "element"; readonly sort: ElementSort }
  | {
      readonly kind: "number" | "text" | "list" | "path" | "set" | "ordered set" | "cells" | "ordered cells";
    };

export type Result =
  | { readonly kind: "type"; readonly type: Type }
  /** The type of the first argument. */
  | { readonly kind: "as-argument" }
  /** The type of the elements of the first argument. */
  | { readonly kind: "of-argument" };

export interface Signature {
  readonly wanted: readonly Wanted[];
  /** The last may be repeated. */
  readonly variadic: boolean;
  readonly result: Result;
}

const sorts: ReadonlyMap<string, ElementSort> = new Map(
  ([...placeSorts, ...lineSorts, "board"] as const).map((sort) => [sort, sort]),
);

export type Signatures = ReadonlyMap<AttributeName, readonly Signature[]>;

export function readSignatures(): Signatures {
  return new Map(
    [...attributes.values()].map(({ name, signatures }) => [name, signatures.map(readSignature)]),
  );
}

function readSignature(text: string): Signature {
  const [left = "", right = ""] = text.split("->").map((part) => part.trim());
  const parts = left.split(",").map((part) => part.trim());
  const variadic = left.endsWith("...");
  const wanted = parts.map((part) => readWanted(part.replace("...", "")));
  return { wanted, variadic, result: readResult(right, wanted[0]) };
}

function readWanted(word: string): Wanted {
  const sort = sorts.get(word);
  if (sort !== undefined) return { kind: "element", sort };
  switch (word) {
    case "number":
    case "text":
    case "list":
    case "path":
    case "set":
    case "ordered set":
    case "cells":
    case "ordered cells":
      return { kind: word };
    default:
      throw new Error(`builtins.ts: \`${word}\` is no parameter type`);
  }
}

function readResult(word: string, first: Wanted | undefined): Result {
  if (word === "any") return { kind: "of-argument" };
  if (first !== undefined && first.kind === word && (word === "list" || word === "ordered set")) {
    return { kind: "as-argument" };
  }
  return { kind: "type", type: readType(word) };
}

function readType(word: string): Type {
  const sort = sorts.get(word);
  if (sort !== undefined) return elementOf(sort);
  const [, of] = /^set of (\w+)$/.exec(word) ?? [];
  if (of !== undefined) return setType(readType(of), false);
  switch (word) {
    case "number":
      return numberType;
    case "truth":
      return truthType;
    case "text":
      return textType;
    case "cells":
      return cellsType;
    case "ordered cells":
      return orderedCellsType;
    case "shape":
      return shapeType;
    case "outline":
      return outlineType;
    case "list":
      return listType(errorType);
    case "bag":
      return { kind: "bag", of: errorType };
    default:
      throw new Error(`builtins.ts: \`${word}\` is no result type`);
  }
}
