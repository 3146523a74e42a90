/**
 * Texts that newcomers wrote on their way (in a folder beside the clone, or in the folder that `ECP_TRIALS` names). Of each error that the
 * compiler of that day found: its line is accepted now, or led on in one step, by the quick fix of its first error or by what stands in
 * backticks in the help. Led on is a line that has no error any more, or another one that leads on. And the texts at which they arrived have the
 * answers that they expect.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileInstance, type Diagnostic } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles, onDisk } from "../support/hosts.js";
import { heldExpectations } from "../support/solving.js";
import { analyse } from "../support/with-mends.js";
import { mended } from "./phrasings.js";

const folder = process.env.ECP_TRIALS ?? fileURLToPath(new URL("../../../shared/trials", import.meta.url));
const log = join(folder, "log");
/** Of all of them. */
const MOST_STUCK = 0.1;
/** Errors of one line that are mended one after the other. */
const STEPS = 3;

const isError = ({ severity }: Diagnostic): boolean => severity === "error";

/** Of the text, else of its first instance. */
function errorsOf(text: string): readonly Diagnostic[] {
  const { typed, diagnostics } = analyse("trial.ecp", text, noFiles);
  const [instance] = typed.instances;
  if (diagnostics.some(isError) || instance === undefined) return diagnostics.filter(isError);
  return compileInstance(
    typed,
    instance,
    { set: new Map(), entryLimit: 1_000_000 },
    noFiles,
  ).diagnostics.filter(isError);
}

const lineOf = (text: string, { span }: Diagnostic): number => text.slice(0, span.start).split("\n").length;

/** The first error of a line is followed; a mend may add lines above it. */
function isLedOn(text: string, errors: readonly Diagnostic[], first: Diagnostic, steps = STEPS): boolean {
  const line = lineOf(text, first);
  const others = errors.filter((each) => lineOf(text, each) !== line).length;
  for (const other of mended(text, first)) {
    const now = errorsOf(other);
    const moved = other.split("\n").length - text.split("\n").length;
    const here = now.filter((each) => lineOf(other, each) >= line && lineOf(other, each) <= line + moved);
    const [next] = here;
    if (next === undefined && (now.length <= others || others === 0)) return true;
    const isAnother = next !== undefined && next.code !== first.code;
    if (isAnother && steps > 1 && isLedOn(other, now, next, steps - 1)) return true;
  }
  return false;
}

/** The lines in which the compiler of that day found errors. */
function wrongLines(name: string): readonly number[] {
  const said = readFileSync(join(log, name.replace(/ecp$/, "out")), "utf8");
  const found = said.matchAll(/^error\[.*\n(?: *--> \S+?:(\d+):\d+)/gm);
  return [...new Set([...found].map(([, line]) => Number(line)))];
}

test.runIf(existsSync(log))("errors of the trials lead on", () => {
  const stuck: string[] = [];
  let all = 0;
  const texts = readdirSync(log)
    .filter((name) => name.endsWith(".ecp"))
    .map((name) => ({ name, text: readFileSync(join(log, name), "utf8"), lines: wrongLines(name) }))
    // Sent twice.
    .filter(
      ({ text, lines }, at, every) =>
        lines.length > 0 && every.findIndex((other) => other.text === text) === at,
    );
  for (const { name, text, lines } of texts) {
    const errors = errorsOf(text);
    all += lines.length;
    for (const line of lines) {
      const first = errors.find((each) => lineOf(text, each) === line);
      if (first !== undefined && !isLedOn(text, errors, first))
        stuck.push(`${name}:${line}: ${first.code} ${first.message} [${first.help ?? ""}]`);
    }
  }
  expect(stuck.length / all, `${all}\n${stuck.join("\n")}`).toBeLessThan(MOST_STUCK);
});

const finished = ["genres", "others"]
  .map((kind) => join(folder, kind))
  .filter(existsSync)
  .flatMap((kind) => readdirSync(kind).map((name) => join(kind, name)));

test.runIf(finished.length > 0).each(finished)("%s has the answers that it expects", (path) => {
  const analysis = analyse(path, readFileSync(path, "utf8"), onDisk);
  expect(analysis.diagnostics).toEqual([]);
  expect(heldExpectations(analysis, onDisk).filter(({ held }) => !held)).toEqual([]);
});
