/** Files that a server in a worker asks for: it has no file system, the editor has. */
import { type ListFilesResult, largestFile, type ReadFileResult, tooLarge } from "@ecp/lsp";
import { type Disposable, FileSystemError, FileType, Uri, workspace } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";

const isPuzzleData = /\.(ecp|csv|txt)$/;

export function answerFileRequests(client: BaseLanguageClient): readonly Disposable[] {
  return [
    client.onRequest("ecp/readFile", async ({ uri }: { uri: string }): Promise<ReadFileResult> => {
      try {
        const place = Uri.parse(uri);
        const { size, type } = await workspace.fs.stat(place);
        if ((type & FileType.File) === 0) return { refused: "it is no file" };
        if (size > largestFile) return { refused: tooLarge(largestFile) };
        const bytes = await workspace.fs.readFile(place);
        return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
      } catch (error) {
        return { refused: reasonOf(error) };
      }
    }),
    client.onRequest("ecp/listFiles", async ({ uri }: { uri: string }): Promise<ListFilesResult> => {
      try {
        const entries = await workspace.fs.readDirectory(Uri.parse(uri));
        const files = entries.filter(
          ([name, type]) => (type & FileType.File) !== 0 && isPuzzleData.test(name),
        );
        return { names: files.map(([name]) => name) };
      } catch {
        return { names: [] };
      }
    }),
  ];
}

function reasonOf(error: unknown): string {
  if (error instanceof FileSystemError && error.code === "FileNotFound") return "there is no such file";
  if (error instanceof FileSystemError && error.code === "FileIsADirectory") return "it is a folder";
  if (error instanceof TypeError) return "it is not UTF-8 text";
  return error instanceof Error ? error.message : "it cannot be read";
}
