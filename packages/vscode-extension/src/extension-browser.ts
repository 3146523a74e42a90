/** The extension on the web: the server is a worker. */

import type { WorkerStart } from "@ecp/lsp";
import { type ExtensionContext, Uri } from "vscode";
import { LanguageClient } from "vscode-languageclient/browser";
import { start } from "./start.js";

export async function activate(context: ExtensionContext): Promise<void> {
  const file = Uri.joinPath(context.extensionUri, "dist", "extension.js").toString(true);
  const worker = new Worker(file);
  const first: WorkerStart = { script: file };
  worker.postMessage(first);
  context.subscriptions.push({ dispose: () => worker.terminate() });
  await start(context, (options) => new LanguageClient("ecp", "ECP", worker, options), { readFiles: true });
}
