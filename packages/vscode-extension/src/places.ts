/** The instance that a command means: the one that its lens stands above, else the one that the cursor is in. */
import type { InstanceInfo, InstanceParams } from "@ecp/lsp";
import { Position, Range, type TextDocument, Uri, window, workspace } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import type { ServerRequests } from "./requests.js";

export interface Target {
  readonly document: TextDocument;
  /** As the server calls the file. */
  readonly uri: string;
  readonly instance: string;
}

const isInstanceParams = (value: unknown): value is InstanceParams =>
  typeof value === "object" &&
  value !== null &&
  "uri" in value &&
  typeof value.uri === "string" &&
  "instance" in value &&
  typeof value.instance === "string";

/** Told to the person where there is none. */
export async function targetOf(
  argument: unknown,
  client: BaseLanguageClient,
  requests: ServerRequests,
): Promise<Target | undefined> {
  if (isInstanceParams(argument)) {
    const document = await workspace.openTextDocument(client.protocol2CodeConverter.asUri(argument.uri));
    return { document, uri: argument.uri, instance: argument.instance };
  }
  const document = await documentOf(argument);
  if (document === undefined) return undefined;
  const uri = client.code2ProtocolConverter.asUri(document.uri);
  const { instances } = await requests.request("ecp/instances", { uri });
  const editor = window.visibleTextEditors.find((each) => each.document === document);
  const here =
    editor === undefined ? undefined : instances.find((each) => holds(each, editor.selection.active));
  const instance = here ?? instances[0];
  if (instance === undefined) {
    void window.showInformationMessage("This file has no instance yet: there is nothing to solve.");
    return undefined;
  }
  return { document, uri, instance: instance.id };
}

export async function documentOf(argument: unknown): Promise<TextDocument | undefined> {
  if (argument instanceof Uri) return workspace.openTextDocument(argument);
  const active = window.activeTextEditor?.document;
  if (active?.languageId === "ecp") return active;
  const visible = window.visibleTextEditors.find(({ document }) => document.languageId === "ecp")?.document;
  if (visible === undefined) void window.showInformationMessage("Open a puzzle file first.");
  return visible;
}

function holds({ range: { start, end } }: InstanceInfo, at: Position): boolean {
  return new Range(new Position(start.line, start.character), new Position(end.line, end.character)).contains(
    at,
  );
}
