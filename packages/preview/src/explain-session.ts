/** The session's part for explanations: a hint in two halves, steps that are gone through, and why there is no answer. */
import type { PlayEntry } from "@ecp/compiler";
import type { ExplainWhat } from "@ecp/lsp";
import type { Client } from "./requests.js";
import { type Explained, type PreviewState, stepDrawn } from "./state.js";

export interface ExplainSession {
  readonly explain: (what: ExplainWhat) => Promise<void>;
  readonly goTo: (at: number) => Promise<void>;
  readonly close: () => void;
}

export interface ExplainHost {
  readonly client: Client;
  readonly uri: string;
  readonly work: (
    kind: ExplainWhat,
    task: (signal: AbortSignal, instance: string) => Promise<void>,
  ) => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly show: (change: {
    readonly answer?: undefined;
    readonly explained: Explained | undefined;
    readonly replayed?: undefined;
  }) => void;
  readonly state: () => PreviewState;
  /** The entries, if the board is being filled in. */
  readonly entries: () => readonly PlayEntry[] | undefined;
}

export function makeExplainSession(host: ExplainHost): ExplainSession {
  const { client, uri } = host;
  /** The board is asked for where it is drawn otherwise by then. */
  const turnTo = async (explained: Explained | undefined): Promise<void> => {
    const before = host.state();
    host.show({ answer: undefined, explained, replayed: undefined });
    if (before.answer !== undefined || stepDrawn(before) !== stepDrawn(host.state())) await host.refresh();
  };
  return {
    explain: async (what) => {
      const { explained, answer } = host.state();
      if (what === "next" && explained?.what === "next" && answer === undefined && !explained.isWhole) {
        await turnTo({ ...explained, isWhole: true });
        return;
      }
      await host.work(what, async (signal, instance) => {
        const entries = host.entries();
        const given = entries === undefined ? {} : { entries };
        const result = await client.request("ecp/explain", { uri, instance, what, ...given }, signal);
        if (signal.aborted) return;
        // An explanation that was shown before may have had a step of the same number.
        await turnTo(undefined);
        await turnTo({ what, result, at: 0, isWhole: what !== "next" });
      });
    },
    goTo: async (at) => {
      const { explained } = host.state();
      if (explained === undefined || at < 0 || at >= explained.result.steps.length) return;
      await turnTo({ ...explained, at });
    },
    close: () => {
      if (host.state().explained !== undefined) void turnTo(undefined);
    },
  };
}
