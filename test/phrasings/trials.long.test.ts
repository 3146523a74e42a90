/**
 * What newcomers wrote on their way (beside the clone, or in the folder that `ECP_TRIALS` names), where the compiler of that day said that it had an error: most
 * are accepted now, or led on in one step, by the quick fix of the first error or by what stands in backticks in its help. Led on is a text in which that
 * line has no error any more.
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
/** Of all of them: *measured*, 15 of 46. One of ten is wanted, so this only gets lower. */
const MOST_STUCK = 0.33;

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

function isLedOn(text: string, errors: readonly Diagnostic[]): boolean {
  const [first] = errors;
  if (first === undefined) return true;
  const line = lineOf(text, first);
  for (const other of mended(text, first)) {
    const left = errorsOf(other);
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
    .filter(({ text }) => isWhole(text));
  for (const { name, text } of texts) {
    const errors = errorsOf(text);
    const [first] = errors;
    if (first !== undefined && !isLedOn(text, errors))
      stuck.push(`${name}: ${first.code} ${first.message} [${first.help ?? ""}]`);
  }
  expect(stuck.length / texts.length, `${texts.length}\n${stuck.join("\n")}`).toBeLessThan(MOST_STUCK);
});
