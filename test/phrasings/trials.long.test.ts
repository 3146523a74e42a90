/**
 * What newcomers wrote on their way (beside the clone, or in the folder that `ECP_TRIALS` names), where the compiler of that day said that it had an error: most
 * are accepted now, or led on in one step, by the quick fix of the first error or by what stands in backticks in its help. Led on is a text in which that
 * line has no error any more, or another one that leads on.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { analyse, compileInstance, type Diagnostic } from "@ecp/compiler";
import { expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { mended } from "./phrasings.js";

const folder = join(
  process.env.ECP_TRIALS ?? fileURLToPath(new URL("../../../shared/trials", import.meta.url)),
  "log",
);
/** Of all of them: *measured*, 4 of 45. */
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

function isLedOn(text: string, errors: readonly Diagnostic[], steps = STEPS): boolean {
  const [first] = errors;
  if (first === undefined) return true;
  const line = lineOf(text, first);
  for (const other of mended(text, first)) {
    const left = errorsOf(other);
    const [next] = left;
    const isAnother = next !== undefined && next.code !== first.code && lineOf(other, next) === line;
    if (isAnother && steps > 1 && isLedOn(other, left, steps - 1)) return true;
    if (
      left.length === 0 ||
      (left.length <= errors.length && left.every((each) => lineOf(other, each) > line))
    )
      return true;
  }
  return false;
}

/** Another file is used, which is not at hand here. */
const isWhole = (text: string): boolean => !text.includes("use ");
const hadErrors = (name: string): boolean =>
  readFileSync(join(folder, name.replace(/ecp$/, "out")), "utf8").includes("error[");

test.runIf(existsSync(folder))("errors of the trials lead on", () => {
  const stuck: string[] = [];
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".ecp") && hadErrors(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }))
    .filter(({ text }, at, all) => isWhole(text) && all.findIndex((other) => other.text === text) === at);
  for (const { name, text } of texts) {
    const errors = errorsOf(text);
    const [first] = errors;
    if (first !== undefined && !isLedOn(text, errors))
      stuck.push(`${name}: ${first.code} ${first.message} [${first.help ?? ""}]`);
  }
  expect(stuck.length / texts.length, `${texts.length}\n${stuck.join("\n")}`).toBeLessThan(MOST_STUCK);
});
