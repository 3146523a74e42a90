/** The layers that a person fills in, with their places and values. */
import type { Board } from "../board.js";
import { sayDatum } from "../data/spelling.js";
import { ordersOfPlain } from "../draw/glyphs.js";
import { layersOf } from "../draw/layer-values.js";
import { datumOf } from "../ground/codes.js";
import { elementName } from "../ground/element-name.js";
import { type Ground, NONE, type ValueCode } from "../ground.js";
import type { LayerId, TypedLayer } from "../typed.js";
import type { PlayLayer, PlayPart, PlayPlace, PlayPlaceSort, PlayValue } from "./play-layer.js";
import { playLook } from "./play-look.js";
import { acrossLink, alongLink, placeOfElement, playSort } from "./play-places.js";

/** `ground`: the board and its data; rules are not read. */
export function playLayers(ground: Ground): readonly PlayLayer[] {
  const { board, puzzle } = ground;
  if (board === undefined) return [];
  const orders = ordersOfPlain(puzzle);
  return layersOf(puzzle)
    .filter(([, { role, hidden }]) => role === "find" && !hidden)
    .flatMap(([id, layer]) => {
      switch (layer.domain.kind) {
        case "region":
          return [betweenCells(ground, board, id, layer, "joined")];
        case "paths":
          return [betweenCells(ground, board, id, layer, "step")];
        case "pieces":
          return [
            valuesOf(ground, id, layer, "shape", orders),
            ...(layer.on.kind === "cell" ? [betweenCells(ground, board, id, layer, "joined")] : []),
          ];
        default:
          return [valuesOf(ground, id, layer, "value", orders)];
      }
    })
    .filter(({ places }) => places.some(({ isGiven }) => isGiven !== true));
}

/** How a value is told to people, and to programs. */
export function spelledValue(layer: TypedLayer, code: ValueCode): string {
  const datum = datumOf(layer, code);
  return datum === null ? "none" : sayDatum(datum);
}

function valuesOf(
  ground: Ground,
  id: LayerId,
  layer: TypedLayer,
  part: PlayPart,
  orders: ReadonlyMap<LayerId, number>,
): PlayLayer {
  const on = playSort(layer);
  const elements = ground.variableOf.get(id) ?? [];
  const codes = new Set<ValueCode>();
  const held: (Pick<PlayPlace, "element" | "isGiven"> & { readonly domain: readonly ValueCode[] })[] = [];
  elements.forEach((variable, element) => {
    const of = variable === undefined ? undefined : ground.variables[variable];
    if (of === undefined) return;
    held.push({ element, domain: of.domain, ...(of.given === undefined ? {} : { isGiven: true }) });
    for (const code of of.domain) codes.add(code);
  });
  const all = [...codes].sort((a, b) => a - b);
  const index = new Map(all.map((code, at) => [code, at]));
  const places = held.flatMap(({ element, domain, ...given }): PlayPlace[] => {
    const where = placeOfElement(ground, id, element);
    if (where === undefined) return [];
    const name = elementName(ground, id, element);
    const only =
      domain.length === all.length ? {} : { only: domain.flatMap((code) => index.get(code) ?? []) };
    return [{ element, name, ...where, ...only, ...given }];
  });
  const nothing = all.find((code) => saysNothing(layer, on, code));
  return {
    name: layer.name,
    part,
    on,
    values: all.map(
      (code): PlayValue => ({
        text: spelledValue(layer, code),
        look: playLook(ground.puzzle, id, code, on, orders.get(id) ?? 1),
      }),
    ),
    ...(nothing === undefined ? {} : { nothing: spelledValue(layer, nothing) }),
    places,
  };
}

/** No; no value; no line. */
const saysNothing = ({ domain }: TypedLayer, on: PlayPlaceSort, code: ValueCode): boolean =>
  code === NONE || (code === 0 && (domain.kind === "yes-no" || on === "link"));

/** Regions are told by the borders between them, ways by their steps. */
function betweenCells(
  ground: Ground,
  board: Board,
  id: LayerId,
  layer: TypedLayer,
  part: "joined" | "step",
): PlayLayer {
  const variables = ground.variableOf.get(id)?.some((variable) => variable !== undefined)
    ? ground.variableOf.get(id)
    : undefined;
  // Regions and ways are no variables; pieces have one in each cell that they may cover.
  const isOn = (cell: number): boolean => variables === undefined || variables[cell] !== undefined;
  const places: PlayPlace[] = [];
  for (let link = 0; link < board.linkCount; link++) {
    const ends = board.linkEnds(link);
    const where = (part === "joined" ? acrossLink : alongLink)(board, link);
    if (ends === undefined || where === undefined || !ends.every(isOn)) continue;
    places.push({ element: link, name: board.linkName(link), ...where });
  }
  const [isLine, isNone] = part === "joined" ? ["no", "yes"] : ["yes", "no"];
  return {
    name: layer.name,
    part,
    on: part === "joined" ? "edge" : "link",
    values: [
      { text: isNone, look: { kind: "nothing" } },
      { text: isLine, look: { kind: "lines", count: 1 } },
    ],
    nothing: isNone,
    places,
  };
}
