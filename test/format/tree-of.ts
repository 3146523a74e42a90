/** A tree as far as formatting must keep it: without places, and rows of data as the symbols that are read in them. */
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";

export function treeOf(text: string): unknown {
  const { value, diagnostics } = parse(makeSource("a.ecp", text));
  const said = diagnostics
    .filter(({ code }) => code !== "ECP1001")
    .map(({ code, message }) => [code, message]);
  return { tree: withoutPlaces(value), said };
}

function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== "span");
  if (kept.length === 1 && "text" in value && typeof value.text === "string" && !("kind" in value))
    return value.text.match(/[|│]|[^\s|│]+/gu);
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutPlaces(each)]));
}
