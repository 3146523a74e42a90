/** Inside the parentheses of a call: what it takes, and which of that is being written. */
import { aggregates, attributes, readWords, type Word } from "@ecp/compiler";
import type { Snapshot } from "../snapshot.js";
import { lineAt } from "../text-lines.js";

export interface CallHelp {
  readonly signatures: readonly {
    readonly label: string;
    /** Parts of the label. */
    readonly parameters: readonly (readonly [start: number, end: number])[];
    readonly says: string;
  }[];
  readonly argument: number;
}

export function signatureHelp(snapshot: Snapshot, offset: number): CallHelp | undefined {
  const line = lineAt(snapshot, offset);
  if (line === undefined) return undefined;
  const words = readWords(snapshot.source.text.slice(line.start, offset), line.start);
  const call = openCall(words);
  if (call === undefined) return undefined;
  const { name, argument, afterDot } = call;
  const signatures = [
    ...ofAttribute(name, afterDot),
    ...(afterDot ? [] : [...ofAggregate(name), ...ofFunction(snapshot, offset, name)]),
  ];
  return signatures.length === 0 ? undefined : { signatures, argument };
}

/** The innermost parenthesis that is open, and the name before it. */
function openCall(words: readonly Word[]): { name: string; argument: number; afterDot: boolean } | undefined {
  let depth = 0;
  let argument = 0;
  for (let index = words.length - 1; index > 0; index--) {
    const { text } = words[index] ?? { text: "" };
    if (text === ")" || text === "]" || text === "}") depth++;
    else if (text === "[" || text === "{") {
      if (depth === 0) argument = 0;
      else depth--;
    } else if (text === "," && depth === 0) argument++;
    else if (text === "(") {
      if (depth > 0) {
        depth--;
        continue;
      }
      const before = words[index - 1];
      if (
        before === undefined ||
        before.kind === "sign" ||
        before.kind === "text" ||
        before.kind === "number"
      ) {
        argument = 0;
        continue;
      }
      return { name: before.text, argument, afterDot: words[index - 2]?.text === "." };
    }
  }
  return undefined;
}

type Signature = CallHelp["signatures"][number];

function labelled(name: string, parameters: readonly string[], result: string, says: string): Signature {
  let label = `${name}(`;
  const places = parameters.map((parameter, index): readonly [number, number] => {
    if (index > 0) label += ", ";
    const start = label.length;
    label += parameter;
    return [start, label.length];
  });
  return { label: `${label})${result === "" ? "" : ` → ${result}`}`, parameters: places, says };
}

/** `c.next(d)` is `next(c, d)`: behind a dot the first parameter stands before it. */
function ofAttribute(name: string, afterDot: boolean): readonly Signature[] {
  const found = attributes.get(name);
  if (found === undefined) return [];
  return found.signatures.flatMap((text) => {
    const [left = "", result = ""] = text.split("->").map((part) => part.trim());
    const parameters = left.split(",").map((part) => part.trim());
    const own = afterDot ? parameters.slice(1) : parameters;
    return own.length === 0 ? [] : [labelled(name, own, result, found.says)];
  });
}

function ofAggregate(name: string): readonly Signature[] {
  const found = aggregates.get(name);
  if (found === undefined) return [];
  const body = found.body === "none" ? [] : [found.body === "any" ? "value" : found.body];
  const label = body.length === 0 ? "x in SET where …" : `${body[0]} for x in SET where …`;
  return [labelled(name, [label], found.result, found.says)];
}

function ofFunction(snapshot: Snapshot, offset: number, name: string): readonly Signature[] {
  const { own } = snapshot.analysis.resolved;
  const puzzle = own.find(({ puzzle: { span } }) => span.start <= offset && offset <= span.end) ?? own.at(-1);
  return (puzzle?.symbols ?? []).flatMap((symbol): Signature[] => {
    if (symbol.name !== name) return [];
    if (symbol.kind === "let" && symbol.declaration.parameters !== undefined) {
      return [
        labelled(
          name,
          symbol.declaration.parameters.map(({ text }) => text),
          "",
          "",
        ),
      ];
    }
    if (symbol.kind === "asked" && symbol.declaration.parameters.length > 0) {
      const question = symbol.declaration.question?.text ?? "";
      return [
        labelled(
          name,
          symbol.declaration.parameters.map(({ text }) => text),
          "",
          question,
        ),
      ];
    }
    if (symbol.kind === "items") {
      const pattern = symbol.declarations[0]?.items.find((item) => item.name.text === name);
      const given = (pattern?.arguments ?? []).map(({ span }) =>
        snapshot.source.text.slice(span.start, span.end),
      );
      return given.length === 0 ? [] : [labelled(name, given, "", "an item")];
    }
    return [];
  });
}
