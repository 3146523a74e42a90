/**
 * The tools of a board, by the sorts of its layers: where a layer has numbers they are typed into cells, where it has yes and no or a few signs places are
 * pressed through, and lines are drawn. Notes and colours are there for every board.
 */
import type { PlayLayer, PlayPlace, PlayValue } from "@ecp/compiler";
import type { Note } from "./filled.js";

export type Tool =
  | {
      readonly kind: "layer";
      readonly id: string;
      readonly label: string;
      readonly layer: PlayLayer;
      readonly way: Way;
    }
  | { readonly kind: "note"; readonly id: string; readonly label: string; readonly note: Note }
  | { readonly kind: "colour"; readonly id: string; readonly label: string };

/** `type`: cells are chosen, and a value is typed. `press`: each press is the next value. `draw`: lines from centre to centre. */
export type Way = "type" | "press" | "draw";

/** More signs than these are not pressed through. */
const mostPressed = 4;

export function toolsOf(layers: readonly PlayLayer[]): readonly Tool[] {
  const own = layers.map((layer): Tool => {
    const more = layers.filter(({ name }) => name === layer.name).length > 1;
    const label = more && layer.part === "joined" ? `${layer.name} borders` : layer.name;
    return { kind: "layer", id: `${layer.part} ${layer.name}`, label, layer, way: wayOf(layer) };
  });
  const notes: readonly Tool[] = layers.some((layer) => wayOf(layer) === "type")
    ? [
        { kind: "note", id: "corner", label: "corner", note: "corner" },
        { kind: "note", id: "centre", label: "centre", note: "centre" },
      ]
    : [];
  return [...own, ...notes, { kind: "colour", id: "colour", label: "colour" }];
}

function wayOf({ on, values, nothing }: PlayLayer): Way {
  if (on === "link" && values.some(({ look }) => look.kind === "lines")) return "draw";
  const signs = values.filter(({ text }) => text !== nothing);
  const areNumbers = signs.every(({ text }) => /^-?\d+$/.test(text));
  return on === "edge" || (!areNumbers && signs.length <= mostPressed) ? "press" : "type";
}

/** Whether the tool works on whole cells. */
export const isOnCells = (tool: Tool): boolean => tool.kind !== "layer" || tool.layer.on === "cell";

/** The possible values of a place. */
export const valuesAt = ({ values }: PlayLayer, { only }: PlayPlace): readonly PlayValue[] =>
  only === undefined ? values : only.flatMap((at) => values[at] ?? []);

/**
 * The effect of the next press on a place. `cross`: by the other button, nothing or the cross. A line that is drawn is not crossed out on the way. No line
 * can be drawn to another layer of the board: it is pressed.
 */
export function nextValue(
  { way, layer }: Extract<Tool, { kind: "layer" }>,
  place: PlayPlace,
  now: string | undefined,
  { cross, isDrawn }: { readonly cross: boolean; readonly isDrawn: boolean },
): string | undefined {
  const { nothing } = layer;
  const signs = valuesAt(layer, place)
    .map(({ text }) => text)
    .filter((text) => text !== nothing);
  if (cross) return nothing === undefined || now === nothing ? undefined : nothing;
  const isLine = way === "draw" && place.also === undefined;
  const order =
    isLine && !isDrawn ? [nothing] : [...signs, ...(isLine || nothing === undefined ? [] : [nothing])];
  // A line that is pressed goes away.
  if (isLine && !isDrawn && now !== undefined) return undefined;
  const at = now === undefined ? -1 : order.indexOf(now);
  return order[at + 1];
}

/** The value that keys mean: itself, or the one that begins so. */
export function valueTyped(layer: PlayLayer, place: PlayPlace, typed: string): string | undefined {
  const texts = valuesAt(layer, place).map(({ text }) => text);
  const same = (text: string): boolean => text.toLowerCase() === typed.toLowerCase();
  const begins = (text: string): boolean => text.toLowerCase().startsWith(typed.toLowerCase());
  return texts.find(same) ?? (/^\d/.test(typed) ? undefined : texts.find(begins));
}
