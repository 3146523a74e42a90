/** The options of the solving commands, once commander has read them. */
import type { BooleanFormat, Strategy } from "@ecp/engine";
import { UsageError } from "../command-error.js";

export type TextFormat = "text" | "json" | "ndjson";
export type Format = TextFormat | "svg" | "pzprv3";

export interface SolvingOptions {
  readonly limit: number;
  readonly set: readonly string[];
  readonly threads: number;
  /** Seconds. */
  readonly timeout?: number;
  /** For a batch: seconds for each puzzle. */
  readonly each?: number;
  /** Megabytes. */
  readonly memory?: number;
  readonly strategy: Strategy | "auto";
  readonly stats: boolean;
  readonly progress?: boolean;
  readonly format: Format;
  readonly json?: boolean;
  readonly ascii?: boolean;
  readonly showInitial?: boolean;
  readonly output?: string;
  readonly watch?: boolean;
  readonly instances?: string;
  readonly upToSymmetry?: boolean;
  readonly distinct?: boolean;
  readonly all?: boolean;
  /** The command line of another solver, and the form in which it reads problems. */
  readonly with?: string;
  readonly form?: BooleanFormat;
  /** The file that a certificate is written to. */
  readonly proof?: string;
}

export const formatOf = (options: Pick<SolvingOptions, "format" | "json">): Format =>
  options.json === true ? "json" : options.format;

/** `n=10`, `occurs(3)=2`: the name without spaces, and the value as text. The last of a name counts. */
export function settingsOf(set: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    set.map((setting) => {
      const at = setting.indexOf("=");
      const name = setting.slice(0, at).replaceAll(/\s+/g, "");
      if (at < 1 || name === "") throw new UsageError(`--set needs NAME=VALUE, not \`${setting}\``);
      return [name, setting.slice(at + 1).trim()];
    }),
  );
}

export const bytesOf = (options: Pick<SolvingOptions, "memory">): number | undefined =>
  options.memory === undefined ? undefined : options.memory * 1024 * 1024;

/** Whether one of the best answers is wanted, of a puzzle that says which these are. More than one answer, or one of each kind: then all answers count. */
export const wantsBest = ({ limit, distinct }: Pick<SolvingOptions, "limit" | "distinct">): boolean =>
  limit === 1 && distinct !== true;
