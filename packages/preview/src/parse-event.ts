/** A message from a page → an event. A page is another world: what it sends is looked at before it is believed. */
import type { Extent, Place } from "@ecp/lsp";
import type { PreviewEvent } from "./state.js";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isPlace = (value: unknown): value is Place =>
  isRecord(value) && Number.isSafeInteger(value.line) && Number.isSafeInteger(value.character);

const isExtent = (value: unknown): value is Extent =>
  isRecord(value) && isPlace(value.start) && isPlace(value.end);

export function parsePreviewEvent(message: unknown): PreviewEvent | undefined {
  if (!isRecord(message)) return undefined;
  const { kind, cell, symbol, key, map, instance, step, shown, range } = message;
  switch (kind) {
    case "ready":
    case "solve":
    case "count":
    case "unique":
    case "cancel":
    case "unsolved":
    case "undo":
    case "redo":
      return { kind };
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
      return typeof shown === "boolean" ? { kind, shown } : undefined;
    case "reveal":
      return isExtent(range) ? { kind, range } : undefined;
    default:
      return undefined;
  }
}
