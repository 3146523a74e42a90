/** How hard an instance is: asked for with progress that can be cancelled, and told in a message. */
import type { ExplainResult } from "@ecp/lsp";
import { commands, ProgressLocation, window } from "vscode";
import { type BaseLanguageClient, WorkDoneProgress } from "vscode-languageclient";
import type { Target } from "./places.js";
import type { ServerRequests } from "./requests.js";

export async function rate(
  target: Target,
  client: BaseLanguageClient,
  requests: ServerRequests,
): Promise<void> {
  const { uri, instance } = target;
  const place = { location: ProgressLocation.Notification, cancellable: true, title: `Rating ${instance}` };
  const result = await window.withProgress(place, async (progress, cancelled) => {
    const controller = new AbortController();
    cancelled.onCancellationRequested(() => controller.abort());
    const workDoneToken = `ecp-rate-${crypto.randomUUID()}`;
    let done = 0;
    const listening = client.onProgress(WorkDoneProgress.type, workDoneToken, (told) => {
      if (!("percentage" in told) || told.percentage === undefined) return;
      progress.report({ increment: Math.max(0, told.percentage - done) });
      done = Math.max(done, told.percentage);
    });
    try {
      return await requests.request(
        "ecp/explain",
        { uri, instance, what: "all", workDoneToken },
        controller.signal,
      );
    } finally {
      listening.dispose();
    }
  });
  if (result.status === "cancelled") return;
  const show = "Show the Steps";
  const chosen = await window.showInformationMessage(`${instance}: ${ratingWords(result)}`, show);
  if (chosen === show) await commands.executeCommand("ecp.explain", { uri, instance });
}

function ratingWords({ status, steps, says, score }: ExplainResult): string {
  const hardest = steps.reduce((rank, step) => Math.max(rank, step.rank), 0);
  const [first] = steps.filter(({ rank }) => rank === hardest);
  if (status === "solved") return says;
  if (status !== "steps" || first === undefined) return `not rated. ${says}`;
  const ranks = [...new Set(steps.map(({ rank }) => rank))].sort((one, other) => one - other);
  const counts = ranks.map((rank) => `${steps.filter((step) => step.rank === rank).length} of rank ${rank}`);
  return `difficulty ${score ?? 0}; ${steps.length} steps (${counts.join(", ")}). The hardest: ${first.technique}.`;
}
