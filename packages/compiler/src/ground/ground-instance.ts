import type { Host } from "../compile.js";
import type { Outcome } from "../diagnostics/diagnostic.js";
import type { Ground } from "../ground.js";
import type { Sound, TypedInstance } from "../typed.js";

/** What the user says besides the file. */
export interface Settings {
  /** `--set n=10`, `--set 'occurs(3)=2'`: the text left of `=`, without spaces, and the value as text. */
  readonly set: ReadonlyMap<string, string>;
  /**
   * Asks for a parameter that has no value; undefined where nobody can be asked. Called at most once a parameter and arguments.
   */
  readonly ask?: (parameter: string, question: string) => string | undefined;
}

declare const pending: (
  puzzle: Sound,
  instance: TypedInstance,
  settings: Settings,
  host: Host,
) => Outcome<Ground | undefined>;
export const groundInstance = pending;
