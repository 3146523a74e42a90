/** Makes another instance: the compiler's generator, in the thread that solves. Other requests wait between two of its steps. */
import { isSizeOpen, openGenerator } from "@ecp/compiler";
import { analyseJob } from "./analyse-job.js";
import type { GenerateJob, Report, Verdict } from "./job.js";
import { entriesWithin } from "./memory.js";

/** `pause` lets others have their turn; what it throws ends the making. The last report is a verdict. */
export async function generateJob(
  job: GenerateJob,
  post: (report: Report) => void,
  pause: () => Promise<void> = async () => {},
): Promise<void> {
  const { analysis, host } = analyseJob(job);
  const instance = analysis.typed.instances[job.instance];
  if (instance === undefined || !analysis.typed.isSoundInstance(instance)) {
    post(refusal("the text has mistakes"));
    return;
  }
  const { size, keepStructure, symmetry, seed } = job.task;
  if (size !== undefined && !isSizeOpen(instance.puzzle)) {
    const { name } = instance.puzzle;
    post(
      refusal(
        `the board line of \`${name}\` says how large it is: without rows and columns here, another board of that size is made`,
      ),
    );
    return;
  }
  const generator = openGenerator(
    {
      typed: analysis.typed,
      puzzle: instance.puzzle,
      template: instance,
      keepStructure: keepStructure && size === undefined,
      ...(size === undefined ? {} : { size }),
      settings: { set: new Map(), ...entriesWithin(job.memoryBytes) },
      host,
      symmetry,
    },
    pause,
    () => {},
  );
  if ("diagnostics" in generator) {
    post(refusal(generator.diagnostics[0]?.message ?? "this puzzle has no board to fill"));
    return;
  }
  const made = await generator.make(seed, `generated, seed ${seed}`);
  if (made === undefined) {
    const [first] = generator.refusal();
    post(refusal(first?.message ?? "no puzzle with exactly one answer was found: try another size"));
    return;
  }
  post({ kind: "made", ...made });
  post({ kind: "verdict", status: "unique", diagnostics: [] });
}

const refusal = (reason: string): Verdict => ({
  kind: "verdict",
  status: "unknown",
  reason,
  diagnostics: [],
});
