/** Exercises are checked in a worker of their own, which is ended when it is done, or when it takes too long. */
import { checkExercise } from "../exercises/check.js";
import type { Exercise, Verdict } from "../exercises/exercise.js";

interface Asked {
  readonly exercise: Exercise;
  readonly text: string;
}

/** The worker that checks, as far as it is needed here. */
export interface CheckScope {
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
  readonly postMessage: (verdict: Verdict) => void;
}

/** In milliseconds: the boards of exercises are small. */
const longest = 20_000;

export function runChecks(scope: CheckScope): void {
  scope.onmessage = ({ data: { exercise, text } }) => {
    const until = performance.now() + longest;
    checkExercise(exercise, text, () => performance.now() > until).then(
      (verdict) => scope.postMessage(verdict),
      (error: unknown) => scope.postMessage({ isRight: false, says: String(error) } satisfies Verdict),
    );
  };
}

export function checkInWorker(script: string, exercise: Exercise, text: string): Promise<Verdict> {
  const source = `self.ecpChecks = true; importScripts(${JSON.stringify(script)});`;
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(address);
  return new Promise<Verdict>((resolve) => {
    const failed = (says: string): void => resolve({ isRight: false, says });
    worker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
    worker.onerror = ({ message }) => failed(message || "The check has ended by itself.");
    setTimeout(() => failed("The check takes too long."), longest * 2);
    worker.postMessage({ exercise, text } satisfies Asked);
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(address);
  });
}
