/** The output about a board: its diagnostics, and why it has no answer, or the first steps to it. A few lines of text. */
import {
  type Diagnostic,
  type ExplainedMember,
  explainContradiction,
  explainSolution,
  type Fact,
  type Source,
} from "@ecp/compiler";
import { compileInstance } from "../../packages/compiler/src/compile.js";
import type { Board } from "./boards.js";

type Sources = ReadonlyMap<string, Source>;

/** Entries of a problem, times that a search comes back, and steps, after which no more is told. */
const LARGEST = 8_000;
const SLICES = 20;
const STEPS = 5;

export function explained({ name, analysis, instance, host }: Board): string {
  const settings = { set: new Map<string, string>(), entryLimit: LARGEST };
  const { sources } = analysis.resolved;
  const { lowered, diagnostics } = compileInstance(analysis.typed, instance, settings, host);
  if (diagnostics.some(({ code }) => code === "ECP5001")) return `## ${name}\ntoo large to be explained here`;
  const said = diagnostics.map((each) => diagnosticText(sources, each));
  const told = lowered === undefined ? [] : ended({ name, analysis, instance, host });
  return [`## ${name}`, ...said, ...told].join("\n");
}

function ended({ analysis, instance, host }: Board): readonly string[] {
  const task = { analysis, instance, host, settings: { set: new Map<string, string>() } };
  const why = after(SLICES, explainContradiction(task));
  if (why === undefined) return ["not known"];
  if (why.kind === "refused") return why.diagnostics.map(({ code }) => `refused: ${code}`);
  if (why.kind === "contradiction")
    return [`no answer${why.irreducible ? "" : " (more than needed)"}`, ...why.members.map(memberText)];
  const steps: string[] = [];
  const work = explainSolution(task);
  for (let slice = 0; slice < SLICES && steps.length < STEPS; slice++) {
    const next = work.next();
    if (next.done === true) {
      steps.push(next.value.kind);
      break;
    }
    if (next.value === undefined) continue;
    const { found, rules, known, tried } = next.value;
    steps.push(
      `${found.map(factText).join(", ")} <- ${rules.map(memberText).join("; ")} | ${known.length} known${tried ? ", tried" : ""}`,
    );
  }
  work.return({ kind: "solved", only: true });
  return steps;
}

/** The generator's result; undefined where it takes longer. */
function after<Result>(slices: number, work: Generator<undefined, Result, void>): Result | undefined {
  for (let slice = 0; slice < slices; slice++) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
  return undefined;
}

const factText = ({ at, words }: Fact): string => (at === "" ? words : `${at} ${words}`);

const memberText = ({ kind, words, at }: ExplainedMember): string =>
  `${kind === "given" ? "given " : ""}“${words}”${at.length === 0 ? "" : ` at ${at.join(", ")}`}`;

function diagnosticText(
  sources: Sources,
  { severity, code, message, help, span, related }: Diagnostic,
): string {
  const at = (sources.get(span.file)?.text.slice(span.start, span.end) ?? "").replaceAll(/\s+/gu, " ");
  const besides = related.map((each) => ` / ${each.message}`).join("");
  return `${severity}[${code}] “${at.slice(0, 60)}”: ${message}${besides}${help === undefined ? "" : ` (${help})`}`;
}
