/** The second step of reading data: is each value one that its layer can have there? Grounding says what those are. */

import { valueOutsideDomain } from "../diagnostics/catalogue/ecp4001-value-outside-domain.js";
import { noLayerThere } from "../diagnostics/catalogue/ecp4020-no-layer-there.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import type { Datum } from "../ground.js";
import { MOST_NAMED_VALUES } from "../thresholds.js";
import type { Domain, LayerId, TypedPuzzle } from "../typed.js";
import type { ReadData } from "./read-data.js";

/** The numbers that an element may have. */
export type DomainValues =
  | { readonly from: number; readonly to: number }
  | { readonly values: readonly number[] };

export interface DomainLookUp {
  /** Undefined if the values are no numbers, all numbers, or could not be found out (which was reported). */
  readonly domain: (layer: LayerId, element: number) => DomainValues | undefined;
  /** Whether the layer stands on the element at all (`on … where`). */
  readonly stands: (layer: LayerId, element: number) => boolean;
}

export function checkDomains(
  puzzle: TypedPuzzle,
  read: Pick<ReadData, "data" | "unread" | "nameOf" | "textOf">,
  lookUp: DomainLookUp,
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { layer: id, element, text, span, near } of read.unread) {
    const layer = puzzle.layers[id];
    if (layer === undefined) continue;
    const domain = sayDomain(layer.domain, lookUp.domain(id, element));
    const said = { text, layer: layer.name, at: read.nameOf(id, element), domain };
    const form =
      layer.domain.kind === "yes-no"
        ? { written: "yes is written `#` or `x`, and no `-` or `.`" }
        : { isSymbol: /^\D+$/.test(text) };
    diagnostics.push(
      diagnose(valueOutsideDomain, span, near === undefined ? { ...said, ...form } : { ...said, near }),
    );
  }
  for (const [id, { values, spans }] of read.data) {
    const layer = puzzle.layers[id];
    if (layer === undefined || layer.domain.kind === "table") continue;
    values.forEach((value, element) => {
      const span = spans[element];
      if (value === undefined || span === undefined || value === false) return;
      const said = () => ({
        text: read.textOf(id, element),
        layer: layer.name,
        at: read.nameOf(id, element),
      });
      if (!lookUp.stands(id, element)) diagnostics.push(diagnose(noLayerThere, span, said()));
      else if (!isNumeric(layer.domain) || typeof value !== "number") return;
      else {
        const among = lookUp.domain(id, element);
        const allowed = layer.domain.kind === "numbers" ? { values: layer.domain.values } : among;
        if (allowed !== undefined && !isInDomain(allowed, value))
          diagnostics.push(
            diagnose(valueOutsideDomain, span, { ...said(), domain: sayDomain(layer.domain, allowed) }),
          );
      }
    });
  }
  return diagnostics.sort((a, b) => a.span.start - b.span.start);
}

const isNumeric = (domain: Domain): boolean =>
  domain.kind === "number" || domain.kind === "range" || domain.kind === "numbers";

const isInDomain = (domain: DomainValues, value: Datum): boolean =>
  typeof value === "number" &&
  ("values" in domain
    ? domain.values.includes(value)
    : value >= domain.from && value <= domain.to && Number.isInteger(value));

/** `1 to 9` · `moon or sun` · `yes or no` */
function sayDomain(domain: Domain, values: DomainValues | undefined): string {
  switch (domain.kind) {
    case "yes-no":
      return "yes or no";
    case "symbols":
      return either(domain.values);
    case "numbers":
      return either(domain.values.map(String));
    case "direction":
      return "up, right, down or left";
    case "pieces":
      return either(domain.pieces.shapes.map((shape) => shape.name));
    case "number-list":
      return "numbers, with commas between them";
    case "number":
    case "range":
      if (values === undefined) return "a number";
      return "values" in values ? either(values.values.map(String)) : `${values.from} to ${values.to}`;
    case "region":
    case "paths":
    case "table":
      return domain.kind;
    default:
      return domain satisfies never;
  }
}

function either(words: readonly string[]): string {
  if (words.length === 0) return "no value at all";
  if (words.length > MOST_NAMED_VALUES) return `${words.slice(0, MOST_NAMED_VALUES - 1).join(", ")}, …`;
  return [words.slice(0, -1).join(", "), words.at(-1) ?? ""].filter((part) => part !== "").join(" or ");
}
