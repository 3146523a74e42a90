/** Import and export: puzzles as other programs write them, and the board as a picture. */
import { env, Uri, window, workspace } from "vscode";
import type { Target } from "./places.js";
import type { ServerRequests } from "./requests.js";

export async function exportAs(
  { document, uri, instance }: Target,
  requests: ServerRequests,
  svg: () => Promise<string>,
): Promise<void> {
  const forms = [
    { label: "SVG picture", detail: "The board, with the answer if the preview shows one", to: "svg" },
    {
      label: "puzz.link address",
      detail: "Opens in a browser, for classes that puzz.link knows",
      to: "puzzlink",
    },
    { label: "pzprv3 file", detail: "As programs of that family save it", to: "pzprv3" },
  ] as const;
  const form = await window.showQuickPick(forms, { title: `Export “${instance}”`, placeHolder: "As what?" });
  if (form === undefined) return;
  if (form.to === "svg") {
    await save(document.uri, instance, "svg", await svg());
    return;
  }
  const written = await requests.export({ uri, instance, to: form.to });
  if ("refused" in written) throw new Error(written.refused);
  if (form.to === "pzprv3") {
    await save(document.uri, instance, "txt", written.text);
    return;
  }
  await env.clipboard.writeText(written.text);
  void window.showInformationMessage(`The address is on the clipboard: ${written.text}`);
}

async function save(beside: Uri, instance: string, ending: string, text: string): Promise<void> {
  const name = `${instance.replace(/[^\p{L}\p{N}]+/gu, "-")}.${ending}`;
  const folder =
    beside.scheme === "untitled" ? workspace.workspaceFolders?.[0]?.uri : Uri.joinPath(beside, "..");
  const to = await window.showSaveDialog(
    folder === undefined ? {} : { defaultUri: Uri.joinPath(folder, name), filters: { [ending]: [ending] } },
  );
  if (to !== undefined) await workspace.fs.writeFile(to, new TextEncoder().encode(text));
}

export async function importFrom(requests: ServerRequests): Promise<void> {
  const text = await window.showInputBox({
    title: "Import a puzzle",
    prompt: "A puzz.link address, or 81 digits and dots of a Sudoku",
    placeHolder: "https://puzz.link/p?…",
    ignoreFocusOut: true,
  });
  if (text === undefined || text.trim() === "") return;
  const read = await requests.import(text.trim());
  if ("refused" in read) throw new Error(read.refused);
  await window.showTextDocument(await workspace.openTextDocument({ language: "ecp", content: read.text }));
}
