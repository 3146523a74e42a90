/**
 * What newcomers wrote on their way (beside the clone, or in the folder that `ECP_TRIALS` names): of the texts that have an error, nine of ten are led on in
 * one step, by the quick fix of the first error or by what stands in backticks in its help. Led on is a text in which that line has no error any more.
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

test.runIf(existsSync(folder))("nine of ten errors of the trials lead on", () => {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".ecp"))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }))
    .filter(({ text }) => isWhole(text));
  const wrong = texts
    .map(({ name, text }) => ({ name, text, errors: errorsOf(text) }))
    .filter(({ errors }) => errors.length > 0);
  const stuck = wrong.filter(({ text, errors }) => !isLedOn(text, errors));
  const said = stuck.map(
    ({ name, errors: [first] }) => `${name}: ${first?.code} ${first?.message} [${first?.help ?? ""}]`,
  );
  expect(
    stuck.length,
    `${stuck.length} of ${wrong.length} of ${texts.length}\n${said.join("\n")}`,
  ).toBeLessThanOrEqual(wrong.length / 10);
});
