/** The steps that are told of an instance of an example, by name; or of the only instance of a text. */
import { readFileSync } from "node:fs";
import { analyse } from "../../packages/compiler/src/compile.js";
import { explainSolution, type PathEnd } from "../../packages/compiler/src/explain/path.js";
import type { Step } from "../../packages/compiler/src/explain/steps/step.js";
import { exampleNamed, examplePath } from "../support/example-files.js";
import { onDisk } from "../support/hosts.js";

export interface Told {
  readonly steps: readonly Step[];
  readonly end: PathEnd;
}

export function toldOf(example: string, name: string): Told {
  const file = examplePath(exampleNamed(example));
  return told(file, readFileSync(file, "utf8"), name);
}

export function told(file: string, text: string, name?: string): Told {
  const analysis = analyse(file, text, onDisk);
  const instance = analysis.typed.instances.find((each) => name === undefined || each.name === name);
  if (instance === undefined) throw new Error(`${file} has no instance ${name ?? ""}`);
  const run = explainSolution({ analysis, instance, settings: { set: new Map() }, host: onDisk });
  const steps: Step[] = [];
  for (;;) {
    const next = run.next();
    if (next.done === true) return { steps, end: next.value };
    if (next.value !== undefined) steps.push(next.value);
  }
}
