/** The settings for compiling an instance. */

import type { ValueCode } from "../ground.js";
import type { Expired } from "../patience.js";
import type { PatternSetting } from "../patterns.js";
import type { LayerId } from "../typed.js";

/** The user's settings besides the file. */
export interface Settings {
  /** `--set n=10`, `--set 'occurs(3)=2'`: the text left of `=`, without spaces, and the value as text. */
  readonly set: ReadonlyMap<string, string>;
  /**
   * Asks for a parameter that has no value; undefined where nobody can be asked. Called at most once a parameter and arguments.
   */
  readonly ask?: (parameter: string, question: string) => string | undefined;
  /** How many entries (items of options, terms of counts) the problem may have; by default about 5 million. */
  readonly entryLimit?: number;
  /** Asked now and then: whether the time is up. Compiling then ends at once, with a diagnostic. */
  readonly expired?: Expired;
}

export interface GroundingSettings extends Settings {
  /** Givens of find layers narrow nothing, and are listed (`Ground.givensApart`): for whoever asks which of them an answer fails by. */
  readonly givensApart?: boolean;
  /** By layer: all that is left of its values. */
  readonly valuesLeft?: ReadonlyMap<LayerId, ReadonlySet<ValueCode>>;
  /** No rule narrows the values of a place beforehand: for whoever leaves rules out one by one. Implied by `givensApart`. */
  readonly rulesApart?: boolean;
  /** The rules are expanded as they are written, and not in normal form: the answers are the same. For comparing the two. */
  readonly asWritten?: boolean;
  /** The patterns that are looked for; by default all. The answers are the same. For comparing. */
  readonly patterns?: PatternSetting;
}
