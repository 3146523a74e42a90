/** Behind a dot: layers, derived layers and attributes of what stands before it, with their types. */
import {
  attributes,
  describeType,
  directionNames,
  isSetOfCells,
  liesBetweenCells,
  type Type,
  type TypedLayer,
  type TypedPuzzle,
} from "@ecp/compiler";
import { typeEndingAt } from "../../type-at.js";
import type { Offer } from "./item.js";
import type { CompletionPlace } from "./place.js";

export function members({ snapshot, words, puzzle }: CompletionPlace): readonly Offer[] {
  if (puzzle === undefined) return [];
  const dot = words.at(-1);
  const before = words.at(-2);
  // `c.clue.`, of a layer by direction.
  const layer = words.at(-3)?.text === "." ? layerNamed(puzzle, before?.text) : undefined;
  if (layer?.on.kind === "wedge")
    return directionNames.map((label) => ({ label, kind: "value", detail: "a direction", rank: 0 }));
  const found =
    dot === undefined || before === undefined ? undefined : typeEndingAt(snapshot, before.start, before.end);
  return membersOf(puzzle, found?.type);
}

const layerNamed = ({ layers }: TypedPuzzle, name: string | undefined): TypedLayer | undefined =>
  layers.find((layer) => layer.name === name);

/** All that there are, where the type is not known. */
function membersOf(puzzle: TypedPuzzle, type: Type | undefined): readonly Offer[] {
  const layers = puzzle.layers.flatMap((layer): Offer[] =>
    type === undefined || standsOn(layer, type, puzzle)
      ? [
          {
            ...offerOfLayer(layer, puzzle),
            ...(type === undefined || isOwn(layer, type) ? {} : { rank: 3 }),
            ...(layer.on.kind === "wedge" ? { snippet: `${layer.name}(«direction»)` } : {}),
          },
        ]
      : [],
  );
  const derived = puzzle.lets.flatMap((each): Offer[] => {
    const set = each.on?.kind === "in" ? each.on.set.type : undefined;
    const fits =
      each.form === "layer" &&
      (type === undefined || (set?.kind === "set" && sameElement(set.of, elementOf(type))));
    return fits
      ? [{ label: each.name, kind: "let", detail: describeType(each.value.type, puzzle.layers), rank: 1 }]
      : [];
  });
  const families = puzzle.lets.flatMap((each): Offer[] =>
    each.form === "value" &&
    each.value.type.kind === "set" &&
    (each.value.type.of.kind === "set" || liesBetweenCells(each.value.type.of)) &&
    (type === undefined || (type.kind === "element" && type.sort === "cell"))
      ? [{ label: each.name, kind: "let", detail: detailOfFamily(each.value.type, puzzle), rank: 1 }]
      : [],
  );
  const builtIn = [...attributes.values()].flatMap(({ name, signatures, says }): Offer[] => {
    const fitting = signatures.filter((signature) => type === undefined || takes(signature, type, puzzle));
    const [signature] = fitting;
    if (signature === undefined) return [];
    const [left = "", result = ""] = signature.split("->").map((part) => part.trim());
    const others = left.split(",").slice(1);
    return [
      {
        label: name,
        kind: "attribute",
        detail: result,
        says,
        rank: 2,
        ...(others.length === 0
          ? {}
          : { snippet: `${name}(${others.map((each) => `«${each.trim()}»`).join(", ")})` }),
      },
    ];
  });
  const seen = new Set<string>();
  return [...layers, ...derived, ...families, ...builtIn].filter(({ label }) => {
    if (seen.has(label)) return false;
    seen.add(label);
    return true;
  });
}

const detailOfFamily = (family: Extract<Type, { kind: "set" }>, { layers }: TypedPuzzle): string =>
  describeType(liesBetweenCells(family.of) ? { ...family, ordered: false } : family.of, layers);

export const offerOfLayer = (layer: TypedLayer, puzzle: TypedPuzzle): Offer => ({
  label: layer.name,
  kind: "layer",
  detail: `${layer.role}: ${describeType(layer.type, puzzle.layers)}`,
  rank: 0,
});

/** `S.digit` is the value that the cells of S share. */
function elementOf(type: Type): Type {
  if (type.kind === "optional") return elementOf(type.of);
  return type.kind === "set" || type.kind === "list" ? type.of : type;
}

/** Of the element itself, not of its cells. */
function isOwn({ on }: TypedLayer, type: Type): boolean {
  const whole = type.kind === "optional" ? type.of : type;
  if (whole.kind !== "element") return false;
  if (typeof whole.sort !== "string") return on.kind === "of-layer";
  if (on.kind === "wedge") return whole.sort === "cell";
  return on.kind === whole.sort || on.kind === "line";
}

function standsOn(layer: TypedLayer, type: Type, puzzle: TypedPuzzle): boolean {
  const element = elementOf(type);
  if (element.kind !== "element") return false;
  const { sort } = element;
  const { on } = layer;
  if (on.kind === "of-layer") return typeof sort !== "string" && sort.of === on.layer;
  if (on.kind === sort) return true;
  if (on.kind === "line") return sort === "row" || sort === "column";
  if (on.kind === "wedge") return sort === "cell";
  // Read through the cells of what has cells.
  return on.kind === "cell" && hasCells(element, puzzle);
}

function sameElement(a: Type, b: Type): boolean {
  if (a.kind !== "element" || b.kind !== "element") return false;
  if (typeof a.sort === "string" || typeof b.sort === "string") return a.sort === b.sort;
  return a.sort.of === b.sort.of;
}

function hasCells(type: Type, puzzle: TypedPuzzle): boolean {
  if (type.kind === "element") return typeof type.sort !== "string" || isSetOfCells(type.sort);
  return (
    type.kind === "set" &&
    type.of.kind === "element" &&
    (type.of.sort === "cell" || hasCells(type.of, puzzle))
  );
}

/** Whether the first parameter of a signature (builtins.ts) may be of a type. */
function takes(signature: string, whole: Type, puzzle: TypedPuzzle): boolean {
  const type = whole.kind === "optional" ? whole.of : whole;
  const first = (signature.split("->")[0] ?? "").split(",")[0]?.trim().replace("...", "") ?? "";
  switch (first) {
    case "number":
      return type.kind === "number";
    case "text":
      return type.kind === "text" || type.kind === "field";
    case "list":
      return type.kind === "list";
    case "set":
      return type.kind === "set" || hasCells(type, puzzle);
    case "ordered set":
      return (type.kind === "set" && type.ordered) || hasCells(type, puzzle);
    case "cells":
      return hasCells(type, puzzle);
    case "ordered cells":
      return hasCells(type, puzzle);
    case "path":
      return (
        type.kind === "element" &&
        typeof type.sort !== "string" &&
        puzzle.layers[type.sort.of]?.domain.kind === "paths"
      );
    case "line":
      return (
        type.kind === "element" && (type.sort === "line" || type.sort === "row" || type.sort === "column")
      );
    default:
      return type.kind === "element" && type.sort === first;
  }
}
