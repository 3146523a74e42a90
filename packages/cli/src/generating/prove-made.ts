/** A proof that an instance which was made has one answer: searched for once more, as `ecpc solve --proof` would. */
import { analyse, compileInstance, type Settings } from "@ecp/compiler";
import { search } from "@ecp/engine";
import type { Loaded } from "../input/load.js";
import { TURN_NODES } from "../thresholds.js";

/** `check` throws when the time is up; the certificate has no end then. Throws a `ProblemError` where no certificate can be made. */
export function proveMade(
  text: string,
  { file, analysis: { source }, host }: Loaded,
  settings: Settings,
  write: (text: string) => void,
  check: () => void,
): void {
  const { typed } = analyse(file, `${source.text}\n\n${text}`, host);
  const instance = typed.instances.at(-1);
  const lowered =
    instance === undefined ? undefined : compileInstance(typed, instance, settings, host).lowered;
  if (lowered === undefined) throw new Error("an instance that was made does not compile");
  const run = search(lowered.problem, { certificate: write, countOnly: true });
  while (run.step(TURN_NODES) === "running") check();
}
