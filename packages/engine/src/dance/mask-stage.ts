/** Stages with masks (`mask-arena.ts`). */
import type { ItemId, OptionId, Problem } from "../problem.js";
import { CELL_BYTES, CHOICE_END, CHOICES, FRAME_END, FRAMES, SOLUTION_STOP } from "./arena.js";
import { type Kernel, kernels } from "./kernel.js";
import { F_SET, FM_DEGREE, FM_TRIED, LISTING, OUT, OUT_END, SET_BYTES } from "./mask-arena.js";
import { beginMasks, layOutMasks, type MaskLayout } from "./mask-layout.js";
import { type MaskSize, measureMasks } from "./mask-measure.js";
import type { OpenedStage, Opening, Stage, Stages } from "./stage.js";
import { setWord, wordAt } from "./words.js";

/** Returns undefined if masks are not worth it. With `reuse`, searches share one kernel, and the next one ends the one before. */
export function maskStages(problem: Problem, reuse: boolean): Stages | undefined {
  const size = measureMasks(problem);
  if (size === undefined) return undefined;
  let shared: { readonly kernel: Kernel; readonly layout: MaskLayout } | undefined;
  const open = (): OpenedStage | undefined => {
    let leave = (): void => {};
    let laidOut = shared;
    if (laidOut === undefined) {
      const loan = kernels.lend(size.bytes);
      if (loan === undefined) return undefined;
      laidOut = { kernel: loan.kernel, layout: layOutMasks(problem, size, loan.kernel.words) };
      if (reuse) shared = laidOut;
      else leave = loan.giveBack;
    }
    const { kernel, layout } = laidOut;
    beginMasks(problem, size, kernel.words, layout);
    return { stage: stageOf(kernel, leave), opening: openingOf(problem, size, kernel) };
  };
  return { bytes: size.bytes, open };
}

function stageOf(kernel: Kernel, leave: () => void): Stage {
  const { words: W } = kernel;
  return {
    words: W,
    run(budget, most, listing) {
      setWord(W, SOLUTION_STOP, most);
      setWord(W, LISTING, listing ? 1 : 0);
      return kernel.danceMasks(budget);
    },
    takeSolutions() {
      const solutions: OptionId[][] = [];
      const end = wordAt(W, OUT_END) >> 2;
      for (let at = wordAt(W, OUT) >> 2; at < end; ) {
        const length = W[at] ?? 0;
        const solution = new Array<OptionId>(length);
        for (let k = 0; k < length; k++) solution[k] = (W[at + 1 + k] ?? 0) as OptionId;
        solutions.push(solution);
        at += 1 + length;
      }
      setWord(W, OUT_END, wordAt(W, OUT));
      return solutions;
    },
    progress: () => estimateProgress(W),
    leave,
  };
}

function estimateProgress(W: Int32Array): number {
  const end = wordAt(W, FRAME_END);
  const frameBytes = F_SET + wordAt(W, SET_BYTES);
  let done = 0;
  let share = 1;
  for (let frame = wordAt(W, FRAMES); frame < end; frame += frameBytes) {
    share /= wordAt(W, frame + FM_DEGREE);
    done += share * Math.max(0, wordAt(W, frame + FM_TRIED) - 1);
  }
  return done + share / 2;
}

function openingOf(problem: Problem, size: MaskSize, kernel: Kernel): Opening {
  const { words: W } = kernel;
  const isHeld = new Uint8Array(problem.itemCount);
  for (let k = 0; k < problem.optionItems.length; k++) isHeld[problem.optionItems[k] ?? 0] = 1;
  const uncoverable = size.records
    .slice(0, size.exact)
    .flatMap(({ item }) => (isHeld[item] === 0 ? [item as ItemId] : []));
  return {
    uncoverable,
    firstHas: 0,
    isChosen(option) {
      const end = wordAt(W, CHOICE_END);
      for (let choice = wordAt(W, CHOICES); choice < end; choice += CELL_BYTES) {
        if (wordAt(W, choice) === option) return true;
      }
      return false;
    },
    isLive(option) {
      const left = wordAt(W, FRAME_END) + F_SET;
      return ((wordAt(W, left + (option >> 5) * CELL_BYTES) >> (option & 31)) & 1) === 1;
    },
    choose: (option) => kernel.chooseMasks(option) !== 0,
    remove: (option) => kernel.removeMasks(option) !== 0,
  };
}
