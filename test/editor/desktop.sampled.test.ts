/** The extension on the desktop, as it is bundled: it begins its client, and the client the process of the server. */
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { desktopEditor } from "./desktop-editor.js";
import { layExtension } from "./extension-folder.js";

interface Extension {
  readonly activate: (context: object) => Promise<void>;
}

test("the extension on the desktop begins, and shows what is wrong", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ecp-desktop-"));
  await layExtension(folder);
  const { context, errors, problems, providers, remove } = desktopEditor(folder, "puzzle P\nboard 2 x\n");
  try {
    const extension: Extension = createRequire(import.meta.url)(join(folder, "dist/extension.js"));
    await extension.activate(context);
    expect(await problems).toEqual([expect.stringContaining("x")]);
    expect(errors).toEqual([]);
    expect([...providers].sort()).toMatchInlineSnapshot(`
      [
        "CodeActionsProvider",
        "CodeLensProvider",
        "CompletionItemProvider",
        "DefinitionProvider",
        "DocumentFormattingEditProvider",
        "DocumentHighlightProvider",
        "DocumentLinkProvider",
        "DocumentRangeFormattingEditProvider",
        "DocumentRangeSemanticTokensProvider",
        "DocumentSemanticTokensProvider",
        "DocumentSymbolProvider",
        "FoldingRangeProvider",
        "HoverProvider",
        "InlayHintsProvider",
        "OnTypeFormattingEditProvider",
        "ReferenceProvider",
        "RenameProvider",
        "SelectionRangeProvider",
        "SignatureHelpProvider",
        "WorkspaceSymbolProvider",
      ]
    `);
  } finally {
    for (const each of context.subscriptions) each.dispose();
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
