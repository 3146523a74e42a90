/** The commands, each a few lines over the server's requests and the previews. */
import type { SolveResult } from "@ecp/lsp";
import { commands, type Disposable, type Uri, window, workspace } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { exportAs, importFrom } from "./other-forms.js";
import { documentOf, type Target, targetOf } from "./places.js";
import type { Previews } from "./previews.js";
import { rate } from "./rate.js";
import type { ServerRequests } from "./requests.js";
import type { WorkBar } from "./work-bar.js";

export interface Surroundings {
  readonly client: BaseLanguageClient;
  readonly requests: ServerRequests;
  readonly previews: Previews;
  readonly workBar: WorkBar;
}

export function registerCommands(all: Surroundings): readonly Disposable[] {
  const { client, requests, previews, workBar } = all;
  const on = (name: string, does: (argument: unknown) => unknown): Disposable =>
    commands.registerCommand(name, async (argument: unknown) => {
      try {
        await does(argument);
      } catch (error) {
        void window.showErrorMessage(`ECP: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  const onTarget = (name: string, does: (target: Target) => Promise<unknown>): Disposable =>
    on(name, async (argument) => {
      const target = await targetOf(argument, client, requests);
      if (target !== undefined) await does(target);
    });
  /** Without a preview: progress in the status bar, the result there and in the lens. */
  const ask = async (
    target: Target,
    says: string,
    method: "ecp/solve" | "ecp/count",
  ): Promise<SolveResult> => {
    const controller = new AbortController();
    const end = workBar.begin(`${says}: ${target.instance}`, () => controller.abort());
    try {
      const { uri, instance } = target;
      return await requests.request(method, { uri, instance }, controller.signal);
    } finally {
      end();
    }
  };

  return [
    onTarget("ecp.solve", async (target) => {
      if (!workspace.getConfiguration("ecp").get("preview.openOnSolve", true)) {
        workBar.say((await ask(target, "Solving", "ecp/solve")).says);
        return;
      }
      const session = previews.open(target.document);
      session.choose(target.instance);
      await session.solve();
    }),
    onTarget("ecp.count", async (target) =>
      workBar.say((await ask(target, "Counting answers", "ecp/count")).says),
    ),
    onTarget("ecp.unique", async (target) =>
      workBar.say((await ask(target, "Looking for a second answer", "ecp/solve")).says),
    ),
    onTarget("ecp.explain", async (target) => explainOnBoard(previews, target, "all")),
    onTarget("ecp.hint", async (target) => explainOnBoard(previews, target, "next")),
    onTarget("ecp.replay", async (target) => replayOnBoard(previews, target)),
    onTarget("ecp.rate", (target) => rate(target, client, requests)),
    on("ecp.solveAll", async (argument) => {
      const document = await documentOf(argument);
      if (document !== undefined) await solveAll(all, document.uri, ask);
    }),
    on("ecp.nextAnswer", async () => stepIn(await documentOf(undefined), previews, 1)),
    on("ecp.previousAnswer", async () => stepIn(await documentOf(undefined), previews, -1)),
    on("ecp.cancel", () => workBar.cancelLast()),
    onTarget("ecp.preview", async ({ document, instance }) => previews.open(document).choose(instance)),
    on("ecp.toggleLock", () => previews.toggleLock()),
    onTarget("ecp.showSvg", async (target) => {
      const content = await svgOf(all, target);
      await window.showTextDocument(await workspace.openTextDocument({ content, language: "xml" }));
    }),
    onTarget("ecp.export", (target) => exportAs(target, requests, () => svgOf(all, target))),
    on("ecp.import", () => importFrom(requests)),
  ];
}

function explainOnBoard(previews: Previews, { document, instance }: Target, what: "all" | "next"): void {
  const session = previews.open(document);
  session.choose(instance);
  session.handle({ kind: "explain", what });
}

/** It stands still at first: the page knows whether motion is wanted, and this does not. */
function replayOnBoard(previews: Previews, { document, instance }: Target): void {
  const session = previews.open(document);
  session.choose(instance);
  session.handle({ kind: "replay", plays: false, isLonger: false });
}

function stepIn(document: { readonly uri: Uri } | undefined, previews: Previews, step: 1 | -1): void {
  if (document === undefined) return;
  const session = previews.of(document.uri);
  if (session !== undefined) session.handle({ kind: "answer", step });
  else void commands.executeCommand("ecp.solve");
}

async function solveAll(
  { client, requests, workBar }: Surroundings,
  file: Uri,
  ask: (target: Target, says: string, method: "ecp/solve") => Promise<SolveResult>,
): Promise<void> {
  const uri = client.code2ProtocolConverter.asUri(file);
  const { instances } = await requests.request("ecp/instances", { uri });
  const document = await workspace.openTextDocument(file);
  const counts = new Map<SolveResult["status"], number>();
  for (const { id } of instances) {
    const { status } = await ask({ document, uri, instance: id }, "Solving", "ecp/solve");
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (status === "cancelled" || status === "stale") break;
  }
  workBar.say([...counts].map(([status, count]) => `${count} ${inWords[status]}`).join(", "));
}

const inWords: Readonly<Record<SolveResult["status"], string>> = {
  unique: "with one answer",
  multiple: "with several answers",
  none: "without an answer",
  best: "with a best answer",
  unknown: "not known",
  error: "with mistakes",
  cancelled: "cancelled",
  stale: "changed meanwhile",
};

/** The answer that the preview shows, else the puzzle as it is given. */
async function svgOf(
  { requests, previews }: Surroundings,
  { document, uri, instance }: Target,
): Promise<string> {
  const shown = previews.state(document.uri);
  const answer = shown?.board?.instance.id === instance ? shown.answer : undefined;
  const { svg } = await requests.request("ecp/board", {
    uri,
    instance,
    ...(answer === undefined ? {} : { answer }),
  });
  if (svg === undefined) throw new Error("there is no board yet: the text has mistakes");
  return svg;
}
