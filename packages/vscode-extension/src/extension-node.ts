/** The extension on the desktop: the server is a process of its own. */
import { type ExtensionContext, Uri } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { start } from "./start.js";

export async function activate(context: ExtensionContext): Promise<void> {
  const module = Uri.joinPath(context.extensionUri, "dist", "extension.js").fsPath;
  const server = { module, transport: TransportKind.stdio };
  await start(context, (options) => new LanguageClient("ecp", "ECP", server, options), { readFiles: false });
}
