/** Stages with sparse sets (`arena.ts`): for any problem, and the only ones that can be traced. */
import type { OptionId, Problem } from "../problem.js";
import { FIRST_ACTIVE, SOLUTION_STOP } from "./arena.js";
import { chosenOptions, isChosen, isLive } from "./choices.js";
import { type Kernel, kernels } from "./kernel.js";
import { type Layout, type LayoutSize, layOut, measure } from "./layout.js";
import { estimateProgress } from "./progress.js";
import type { OpenedStage, Stages } from "./stage.js";
import { setWord } from "./words.js";

/** Addresses must stay below 2^31. */
const MAX_BYTES = 2 ** 31 - 2 ** 16;

/** Each search has a kernel of its own. With `firstActive`, it branches on items in the order declared. */
export function sparseStages(problem: Problem, traced: boolean, firstActive = false): Stages {
  const size = measure(problem, traced);
  return {
    bytes: size.bytes,
    open() {
      const loan = size.bytes > MAX_BYTES ? undefined : kernels.lend(size.bytes);
      if (loan === undefined) return undefined;
      const layout = layOut(problem, size, loan.kernel.words);
      setWord(loan.kernel.words, FIRST_ACTIVE, firstActive ? 1 : 0);
      return opened(loan.kernel, layout, loan.giveBack);
    },
  };
}

/** Searches share one kernel, whose arena is set back from a copy each time; the next one then ends the one before. */
export function sharedSparseStages(problem: Problem): Stages {
  const size = measure(problem, false);
  if (2 * size.bytes > MAX_BYTES) return sparseStages(problem, false);
  let shared: Shared | undefined;
  return {
    bytes: 2 * size.bytes + Int32Array.BYTES_PER_ELEMENT * problem.optionCount,
    open() {
      if (shared === undefined) shared = layOutTwice(problem, size);
      else shared.kernel.words.copyWithin(0, size.bytes >> 2, (size.bytes + shared.layout.stateEnd) >> 2);
      return shared && opened(shared.kernel, shared.layout, () => {});
    },
  };
}

interface Shared {
  readonly kernel: Kernel;
  readonly layout: Layout;
}

function layOutTwice(problem: Problem, size: LayoutSize): Shared | undefined {
  const kernel = kernels.lend(2 * size.bytes)?.kernel;
  if (kernel === undefined) return undefined;
  const layout = layOut(problem, size, kernel.words);
  kernel.words.copyWithin(size.bytes >> 2, 0, layout.stateEnd >> 2);
  return { kernel, layout };
}

function opened(kernel: Kernel, layout: Layout, leave: () => void): OpenedStage {
  const { words: W } = kernel;
  const nodeOf = (option: OptionId): number => layout.nodeAt[option] ?? 0;
  return {
    stage: {
      words: W,
      run(budget, most, listing) {
        // A solution to be listed is read from the stack of choices, one at a time.
        setWord(W, SOLUTION_STOP, listing ? 1 : most);
        return kernel.dance(budget);
      },
      takeSolutions: () => [chosenOptions(W)],
      progress: () => estimateProgress(W),
      leave,
    },
    opening: {
      uncoverable: layout.uncoverable,
      firstHas: layout.firstHas,
      isChosen: (option) => isChosen(W, nodeOf(option)),
      isLive: (option) => nodeOf(option) !== 0 && isLive(W, nodeOf(option)),
      choose(option) {
        kernel.removeOption(nodeOf(option));
        return kernel.choose(nodeOf(option), 1) !== 0;
      },
      remove: (option) => kernel.removeOption(nodeOf(option)) !== 0,
    },
  };
}
