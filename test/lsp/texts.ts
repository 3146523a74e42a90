/** Texts as if an editor had them open, without a server. */
import { makeCompiled } from "../../packages/lsp/src/compiled.js";
import type { Snapshot } from "../../packages/lsp/src/snapshot.js";
import { makeWorkspace } from "../../packages/lsp/src/workspace.js";

export const folder = "/texts";

export function openTexts(texts: Readonly<Record<string, string>>) {
  const workspace = makeWorkspace({
    read: () => ({ refused: "there is no such file" }),
    list: () => Object.keys(texts),
    below: () => [],
    real: (name) => name,
    forget: () => {},
  });
  for (const [name, text] of Object.entries(texts)) {
    workspace.set({ name: `${folder}/${name}`, uri: `file://${folder}/${name}`, version: 1, text });
  }
  const snapshot = (name: string): Snapshot => {
    const found = workspace.snapshot(`${folder}/${name}`);
    if (found === undefined) throw new Error(`there is no text ${name}`);
    return found;
  };
  const all = (): readonly Snapshot[] => Object.keys(texts).map(snapshot);
  return {
    workspace,
    snapshot,
    all,
    snapshotOf: workspace.snapshotOf,
    compiled: makeCompiled(
      () => 0,
      (error) => {
        throw error;
      },
    ),
    files: { list: () => Object.keys(texts) },
  };
}
