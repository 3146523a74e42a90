/** The extension once its language server can be started: the same on the desktop and on the web. */
import type { LensCommands } from "@ecp/lsp";
import { type ExtensionContext, workspace } from "vscode";
import type { BaseLanguageClient, LanguageClientOptions } from "vscode-languageclient";
import { registerCommands } from "./commands.js";
import { answerFileRequests } from "./file-requests.js";
import { registerNewFile } from "./new-file.js";
import { makePreviews } from "./previews.js";
import { makeRequests } from "./requests.js";
import { standardFiles } from "./standard-files.js";
import { registerTasks } from "./tasks.js";
import { registerTests } from "./test-explorer.js";
import { makeWorkBar } from "./work-bar.js";

export type MakeClient = (options: LanguageClientOptions) => BaseLanguageClient;

/** `readFiles`: the server has no file system of its own. */
export async function start(
  context: ExtensionContext,
  makeClient: MakeClient,
  server: { readonly readFiles: boolean },
): Promise<void> {
  const lensCommands: LensCommands = {
    solve: "ecp.solve",
    count: "ecp.count",
    unique: "ecp.unique",
    explain: "ecp.explain",
    hint: "ecp.hint",
    rate: "ecp.rate",
  };
  const watcher = workspace.createFileSystemWatcher("**/*.{ecp,csv,txt}");
  const client = makeClient({
    documentSelector: [{ language: "ecp" }],
    outputChannelName: "ECP",
    synchronize: { fileEvents: watcher },
    initializationOptions: {
      lensCommands,
      standardFiles: true,
      readFiles: server.readFiles,
      trusted: workspace.isTrusted,
    },
  });
  const requests = makeRequests(client);
  const workBar = makeWorkBar();
  const previews = makePreviews({ extension: context.extensionUri, client, requests, workBar });
  context.subscriptions.push(
    watcher,
    workBar,
    previews,
    standardFiles(requests),
    ...answerFileRequests(client),
    ...registerCommands({ client, requests, previews, workBar }),
    ...registerNewFile(),
    registerTests(client, requests),
    registerTasks(),
    workspace.onDidGrantWorkspaceTrust(() => client.sendNotification("ecp/trusted")),
    { dispose: () => void client.stop() },
  );
  await client.start();
  context.subscriptions.push(previews.restore());
}
