/**
 * The compiler and the engine against the judge: the same text, all answers of both, and the first difference in words.
 */

import { search } from "@ecp/engine";
import { type Analysis, analyse, compileInstance, type Host } from "../../packages/compiler/src/index.js";
import type { Solution } from "../../packages/compiler/src/solution.js";
import type { TypedInstance } from "../../packages/compiler/src/typed.js";
import { Unsupported } from "../../packages/evaluator/src/values/unsupported.js";
import { noFiles } from "../support/hosts.js";
import { answerKey } from "./answers.js";
import { answersByTrying, type OracleSettings } from "./oracle.js";

export type Outcome =
  | { readonly kind: "same"; readonly count: number }
  /** Both say that something is wrong with the text or the data; or one found an error where the other has no answer, or did not look. */
  | { readonly kind: "error"; readonly messages: readonly string[] }
  | { readonly kind: "different"; readonly difference: string }
  /** Too much to try. */
  | { readonly kind: "too large"; readonly why: string };

export function compareWithOracle(
  text: string,
  host: Host = noFiles,
  file = "test.ecp",
  settings: OracleSettings = {},
): Outcome {
  const analysis = analyse(file, text, host);
  const [instance] = analysis.typed.instances;
  const errors = analysis.diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return { kind: "error", messages: errors.map(say) };
  if (instance === undefined) return { kind: "error", messages: ["there is no instance"] };
  return compareInstance(analysis, instance, host, settings);
}

export function compareInstance(
  analysis: Analysis,
  instance: TypedInstance,
  host: Host,
  settings: OracleSettings = {},
): Outcome {
  const { layers } = instance.puzzle;
  try {
    const tried = answersByTrying(instance, host, settings);
    const expected = tried.solutions.map((solution) => answerKey(solution, layers));
    const broken = tried.diagnostics.filter(({ severity }) => severity === "error");
    const { lowered, diagnostics } = compileInstance(analysis.typed, instance, { set: new Map() }, host);
    if (lowered === undefined) {
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      const messages = errors.map(say);
      if (expected.length === 0 || broken.length > 0) return { kind: "error", messages };
      // Speaking of what is known not to be there is a mistake of the text, also behind what is to be found, where the judge may not look.
      if (tried.faults.length > 0 || errors.every(({ code }) => /^ECP41(?:0[6-9]|1[023])$/u.test(code)))
        return { kind: "error", messages };
      const first = expected[0] ?? "";
      return {
        kind: "different",
        difference: `the compiler refuses:\n${messages.join("\n")}\nthe judge has ${expected.length} answers, first\n${first}`,
      };
    }
    if (broken.length > 0) return { kind: "error", messages: broken.map(say) };
    const { solutions, count } = searched(lowered, expected.length);
    const found = solutions.map((solution) => answerKey(solution, layers));
    return judged(expected, found, count, tried.faults);
  } catch (thrown) {
    if (thrown instanceof Unsupported) return { kind: "too large", why: thrown.message };
    throw thrown;
  }
}

type Lowered = NonNullable<ReturnType<typeof compileInstance>["lowered"]>;

function searched(
  { problem, decode }: Lowered,
  expected: number,
): { readonly solutions: readonly Solution[]; readonly count: bigint } {
  // Enough to name one that is too many.
  const run = search(problem, { limit: 2 * expected + 10 });
  const solutions: Solution[] = [];
  for (;;) {
    const state = run.step(100_000);
    solutions.push(...run.next().map(decode));
    if (state !== "running") break;
  }
  return { solutions, count: run.count() };
}

function judged(
  expected: readonly string[],
  found: readonly string[],
  count: bigint,
  faults: readonly string[],
): Outcome {
  const right = new Set(expected);
  const there = new Set(found);
  const wrong = found.find((key) => !right.has(key));
  const missing = expected.find((key) => !there.has(key));
  const twice = found.length - there.size;
  if (wrong === undefined && missing === undefined && twice === 0 && count === BigInt(expected.length))
    return { kind: "same", count: expected.length };
  const lines = [
    `the compiler has ${count} answers, the judge ${expected.length}`,
    ...(wrong === undefined ? [] : [`an answer that breaks a rule:\n${wrong}`]),
    ...(missing === undefined ? [] : [`an answer that is missing:\n${missing}`]),
    ...(twice === 0 ? [] : [`${twice} answers come more than once`]),
    ...(faults.length === 0 ? [] : [`statements about what is not there: ${faults.slice(0, 3).join("; ")}`]),
  ];
  return { kind: "different", difference: lines.join("\n") };
}

const say = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  `${code} ${message}`;
