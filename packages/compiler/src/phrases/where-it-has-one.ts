/** `find digit: 1..3 on cells where not black`, of a layer that is to be found itself: every cell may have a value, and a rule says which have one. */
import { mustBeKnown } from "../diagnostics/catalogue/ecp3011-must-be-known.js";
import type { Diagnostic, QuickFix } from "../diagnostics/diagnostic.js";
import { lineAt, type Source } from "../text/source.js";
import { spanOf } from "../text/span.js";

const FOUND = /^find (\w+): (.+?)(?: or none)? on cells (?:(\w+) )?where (.+?)\s*$/;
const BARE = /^(not )?(\w+)$/;

export function whereItHasOne(
  source: Source,
  { code, span }: Diagnostic,
): (QuickFix & { readonly help: string }) | undefined {
  if (code !== mustBeKnown.code) return undefined;
  const { start, text } = lineAt(source, span.start);
  const [, name, type, variable = "c", condition = ""] = FOUND.exec(text) ?? [];
  const [, not = "", adjective] = BARE.exec(condition) ?? [];
  const said = adjective === undefined ? condition : `${variable} is ${not}${adjective}`;
  if (name === undefined || !new RegExp(`\\b${variable}\\b`).test(said)) return undefined;
  const lines = [
    `find ${name}: ${type} or none`,
    `for each cell ${variable}: (${variable} has ${name}) = (${said})`,
  ];
  return {
    title: `Change to \`${lines.join("; ")}\``,
    help: `write ${lines.map((line) => `\`${line}\``).join(", and below it ")}`,
    edits: [{ span: spanOf(source.file, start, start + text.length), text: lines.join("\n") }],
  };
}
