/** Every capability, asked at a place: what the fuzz test calls. */
import { boardCells, boardMarks, drawBoard } from "../../packages/lsp/src/capabilities/board.js";
import { codeActions } from "../../packages/lsp/src/capabilities/code-actions.js";
import { codeLenses } from "../../packages/lsp/src/capabilities/code-lenses.js";
import { complete } from "../../packages/lsp/src/capabilities/completion/complete.js";
import { definition } from "../../packages/lsp/src/capabilities/definition.js";
import { problems } from "../../packages/lsp/src/capabilities/diagnostics.js";
import { documentSymbols, workspaceSymbols } from "../../packages/lsp/src/capabilities/document-symbols.js";
import { folds } from "../../packages/lsp/src/capabilities/folding.js";
import { formatting, formattingOnType } from "../../packages/lsp/src/capabilities/formatting.js";
import { hover } from "../../packages/lsp/src/capabilities/hover.js";
import { inlayHints } from "../../packages/lsp/src/capabilities/inlay-hints.js";
import { links } from "../../packages/lsp/src/capabilities/links.js";
import { occurrences, targetAt } from "../../packages/lsp/src/capabilities/references.js";
import { renamable, rename } from "../../packages/lsp/src/capabilities/rename.js";
import { selections } from "../../packages/lsp/src/capabilities/selection.js";
import { semanticTokens } from "../../packages/lsp/src/capabilities/semantic-tokens.js";
import { setSymbol } from "../../packages/lsp/src/capabilities/set-symbol.js";
import { signatureHelp } from "../../packages/lsp/src/capabilities/signature-help.js";
import type { makeCompiled } from "../../packages/lsp/src/compiled.js";
import type { Snapshot } from "../../packages/lsp/src/snapshot.js";

export interface Asked {
  readonly snapshot: Snapshot;
  readonly offset: number;
  /** Another place: the end of a range. */
  readonly other: number;
  readonly snapshotOf: (name: string) => Snapshot | undefined;
  readonly compiled: ReturnType<typeof makeCompiled>;
}

const noResults = { of: () => undefined };
const rangeOf = ({ offset, other }: Asked) => ({
  start: Math.min(offset, other),
  end: Math.max(offset, other),
});

export const allCapabilities: readonly (readonly [name: string, ask: (asked: Asked) => unknown])[] = [
  ["diagnostics", ({ snapshot }) => problems(snapshot)],
  [
    "diagnostics of instances",
    ({ snapshot, compiled }) => {
      for (const reading of snapshot.instances) compiled.compile(snapshot, reading);
      return problems(snapshot, compiled.diagnostics(snapshot));
    },
  ],
  ["completion", ({ snapshot, offset }) => complete(snapshot, offset, { list: () => ["a.ecp"] })],
  [
    "hover",
    ({ snapshot, offset, snapshotOf, compiled }) => hover(snapshot, offset, noResults, snapshotOf, compiled),
  ],
  ["signature help", ({ snapshot, offset }) => signatureHelp(snapshot, offset)],
  ["definition", ({ snapshot, offset, snapshotOf }) => definition(snapshot, offset, snapshotOf)],
  [
    "references and rename",
    ({ snapshot, offset, snapshotOf }) => {
      const target = targetAt(snapshot, offset, snapshotOf);
      if (target === undefined) return;
      renamable(target);
      rename(target, occurrences(snapshot, target, snapshotOf), "other");
    },
  ],
  ["document symbols", ({ snapshot }) => documentSymbols(snapshot)],
  ["workspace symbols", ({ snapshot }) => workspaceSymbols([snapshot], "a")],
  ["semantic tokens", ({ snapshot }) => semanticTokens(snapshot)],
  ["semantic tokens of a range", (asked) => semanticTokens(asked.snapshot, rangeOf(asked))],
  ["folding", ({ snapshot }) => folds(snapshot)],
  ["selection", ({ snapshot, offset }) => selections(snapshot, offset)],
  ["formatting", ({ snapshot }) => formatting(snapshot)],
  ["formatting of a range", (asked) => formatting(asked.snapshot, rangeOf(asked))],
  ["formatting while typing", ({ snapshot, offset }) => formattingOnType(snapshot, offset)],
  ["inlay hints", (asked) => inlayHints(asked.snapshot, rangeOf(asked), asked.compiled.options)],
  ["links", ({ snapshot }) => links(snapshot)],
  ["lenses", ({ snapshot }) => codeLenses(snapshot, noResults)],
  ["quick fixes", (asked) => codeActions(asked.snapshot, rangeOf(asked), problems(asked.snapshot))],
  ["all quick fixes", ({ snapshot }) => codeActions(snapshot, { start: 0, end: 1e9 }, problems(snapshot))],
  [
    "boards",
    ({ snapshot }) => {
      for (const reading of snapshot.instances) {
        drawBoard(reading, undefined);
        boardCells(snapshot, reading);
        boardMarks(snapshot, reading, problems(snapshot));
        setSymbol(snapshot, reading, "r1c1", "3", undefined);
      }
    },
  ],
];
