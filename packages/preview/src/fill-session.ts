/**
 * The session of a board that is being filled in: it keeps the last report, and asks now and then, while nobody waits for it, whether the
 * puzzle is solved. One question at a time: the newest waits until the one before is answered.
 */
import type { PlayEntry } from "@ecp/compiler";
import type { CheckResult, PlayResult } from "@ecp/lsp";
import type { Client } from "./requests.js";

export interface FillSession {
  readonly entries: () => readonly PlayEntry[];
  /** Something was filled in. */
  readonly filled: (entries: readonly PlayEntry[]) => void;
  readonly check: (instance: string, signal: AbortSignal) => Promise<CheckResult>;
  readonly board: (instance: string) => Promise<PlayResult>;
  readonly close: () => void;
}

/** In milliseconds: after the last change; longer where the last question took long. */
const patience = 250;
const longest = 20_000;
const timesAsLong = 4;

export function makeFillSession(
  client: Client,
  uri: string,
  instance: () => string | undefined,
  solved: (result: CheckResult) => void,
): FillSession {
  let entries: readonly PlayEntry[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let took = 0;

  const check = (id: string, signal?: AbortSignal): Promise<CheckResult> =>
    client.request("ecp/check", { uri, instance: id, entries }, signal);

  const lookWhether = async (): Promise<void> => {
    const id = instance();
    if (id === undefined || entries.length === 0) return;
    const asked = entries;
    asking = true;
    const begun = performance.now();
    try {
      const result = await check(id);
      if (asked === entries && id === instance() && result.status === "solved") solved(result);
    } catch {
      // Nobody has asked: whoever presses Check is told.
    } finally {
      took = performance.now() - begun;
      asking = false;
      if (asked !== entries) later();
    }
  };
  const later = (): void => {
    if (asking) return;
    clearTimeout(waiting);
    const wait = Math.min(longest, Math.max(patience, timesAsLong * took));
    waiting = setTimeout(() => void lookWhether(), wait);
  };

  return {
    entries: () => entries,
    filled: (all) => {
      entries = all;
      later();
    },
    check,
    board: (id) => client.request("ecp/play", { uri, instance: id }),
    close: () => clearTimeout(waiting),
  };
}
