/** A message from a page → an event. A page is another world: what it sends is looked at before it is believed. */
import type { PlayEntry } from "@ecp/compiler";
import type { Extent, Place } from "@ecp/lsp";
import type { PreviewEvent } from "./state.js";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isPlace = (value: unknown): value is Place =>
  isRecord(value) && Number.isSafeInteger(value.line) && Number.isSafeInteger(value.character);

const isExtent = (value: unknown): value is Extent =>
  isRecord(value) && isPlace(value.start) && isPlace(value.end);

const isEntry = (value: unknown): value is PlayEntry =>
  isRecord(value) &&
  typeof value.layer === "string" &&
  (value.part === "value" || value.part === "joined" || value.part === "step" || value.part === "shape") &&
  Number.isSafeInteger(value.element) &&
  typeof value.value === "string";

export function parsePreviewEvent(message: unknown): PreviewEvent | undefined {
  if (!isRecord(message)) return undefined;
  const {
    kind,
    cell,
    symbol,
    key,
    map,
    instance,
    step,
    shown,
    by,
    mode,
    entries,
    range,
    what,
    at,
    plays,
    isLonger,
    speed,
  } = message;
  switch (kind) {
    case "ready":
    case "solve":
    case "count":
    case "unique":
    case "verify":
    case "cancel":
    case "unsolved":
    case "undo":
    case "redo":
    case "check":
    case "unexplained":
    case "unreplayed":
      return { kind };
    case "explain":
      return what === "next" || what === "all" || what === "why not" ? { kind, what } : undefined;
    case "replay":
      return typeof plays === "boolean" && typeof isLonger === "boolean"
        ? { kind, plays, isLonger }
        : undefined;
    case "playing":
      return typeof plays === "boolean" ? { kind, plays } : undefined;
    case "speed":
      return typeof speed === "number" ? { kind, speed } : undefined;
    case "frame":
    case "step":
      return typeof at === "number" && Number.isSafeInteger(at) ? { kind, at } : undefined;
    case "select":
      return typeof cell === "string" ? { kind, cell } : undefined;
    case "type":
      return typeof cell === "string" && typeof symbol === "string"
        ? { kind, cell, symbol, ...(typeof key === "string" ? { key } : {}) }
        : undefined;
    case "instance":
      return typeof instance === "string" ? { kind, instance } : undefined;
    case "map":
      return typeof map === "string" ? { kind, map } : undefined;
    case "answer":
      return step === 1 || step === -1 ? { kind, step } : undefined;
    case "candidates":
      return typeof shown === "boolean"
        ? { kind, shown, ...(by === "rules" || by === "answers" ? { by } : {}) }
        : undefined;
    case "mode":
      return mode === "set" || mode === "play" ? { kind, mode } : undefined;
    case "filled":
      return Array.isArray(entries) && entries.every(isEntry) ? { kind, entries } : undefined;
    case "reveal":
      return isExtent(range) ? { kind, range } : undefined;
    default:
      return undefined;
  }
}
