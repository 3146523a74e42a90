/**
 * Quick fixes, which the library does not ask for. Each message carries those that mend it, as buttons where it is shown (the tooltip, the
 * list); Ctrl+. or Alt+Enter lists what can be done at the cursor, with the keyboard alone.
 */
import { type Action, type Diagnostic, setDiagnostics } from "@codemirror/lint";
import { LSPPlugin } from "@codemirror/lsp-client";
import { StateEffect, StateField } from "@codemirror/state";
import { type EditorView, keymap, showTooltip, type Tooltip } from "@codemirror/view";
import { element } from "@ecp/preview/dom";
import type { PublishedDiagnostic, PublishedDiagnostics } from "../language/language-client.js";
import { changesOf, offsetOf, type ProtocolEdit, type ProtocolRange } from "./places.js";

interface CodeAction {
  readonly title: string;
  readonly kind: string;
  readonly edit?: { readonly changes?: Readonly<Record<string, readonly ProtocolEdit[]>> };
  readonly diagnostics?: readonly PublishedDiagnostic[];
}

async function askActions(view: EditorView, range: ProtocolRange): Promise<readonly CodeAction[]> {
  const plugin = LSPPlugin.get(view);
  if (plugin === null) return [];
  plugin.client.sync();
  const params = { textDocument: { uri: plugin.uri }, range, context: { diagnostics: [] } };
  const actions = await plugin.client.request<typeof params, readonly CodeAction[] | null>(
    "textDocument/codeAction",
    params,
  );
  return actions ?? [];
}

function applyAction(view: EditorView, { edit }: CodeAction, userEvent: string): void {
  const plugin = LSPPlugin.get(view);
  const edits = plugin === null ? undefined : edit?.changes?.[plugin.uri];
  if (edits === undefined) return;
  view.dispatch({ changes: [...changesOf(view.state.doc, edits)], userEvent });
}

/** Most messages have no more than these; asking for all of thousands would hold up the page. */
const mostWithFixes = 100;

const severities = ["error", "error", "warning", "info", "hint"] as const;

/** Shows messages as they came, and with what mends them as soon as that is known. */
export async function showDiagnostics(view: EditorView, published: PublishedDiagnostics): Promise<void> {
  const plugin = LSPPlugin.get(view);
  const file = plugin?.client.workspace.getFile(published.uri);
  if (plugin === null || file === undefined || file === null) return;
  if (published.version !== undefined && published.version !== file.version) return;
  // Positions are of the text that was sent last.
  if (!plugin.unsyncedChanges.empty) return;
  const { doc } = view.state;
  const show = (actions: readonly CodeAction[]): void =>
    view.dispatch(
      setDiagnostics(
        view.state,
        published.diagnostics.map((each) => toLint(view, each, actions)),
      ),
    );
  show([]);
  if (published.diagnostics.length === 0 || published.diagnostics.length > mostWithFixes) return;
  const all = { start: { line: 0, character: 0 }, end: plugin.toPosition(doc.length) };
  const actions = await askActions(view, all);
  if (view.state.doc === doc && actions.length > 0) show(actions);
}

function toLint(
  view: EditorView,
  diagnostic: PublishedDiagnostic,
  actions: readonly CodeAction[],
): Diagnostic {
  const { range, severity = 1, code, message, tags } = diagnostic;
  const { doc } = view.state;
  const mending = actions.filter(({ diagnostics }) =>
    diagnostics?.some(
      (each) => JSON.stringify([each.range, each.message]) === JSON.stringify([range, message]),
    ),
  );
  return {
    from: offsetOf(doc, range.start),
    to: offsetOf(doc, range.end),
    severity: severities[severity] ?? "error",
    message,
    ...(code === undefined ? {} : { source: String(code) }),
    ...(tags?.includes(1) === true ? { markClass: "ecp-unused" } : {}),
    actions: mending.map(
      (action): Action => ({
        name: action.title,
        apply: (editor) => {
          applyAction(editor, action, "input.fix");
          editor.focus();
        },
      }),
    ),
  };
}

// ---------------------------------------------------------------- the menu at the cursor

const setMenu = StateEffect.define<Tooltip | null>();

const menu = StateField.define<Tooltip | null>({
  create: () => null,
  update(shown, transaction) {
    for (const effect of transaction.effects) if (effect.is(setMenu)) return effect.value;
    return transaction.docChanged || transaction.selection !== undefined ? null : shown;
  },
  provide: (field) => showTooltip.from(field),
});

function closeMenu(view: EditorView): void {
  view.dispatch({ effects: setMenu.of(null) });
  view.focus();
}

function menuOf(view: EditorView, actions: readonly CodeAction[], pos: number): Tooltip {
  const items = actions.map((action) => {
    const item = element("button", { type: "button", role: "menuitem" }, action.title);
    item.addEventListener("click", () => {
      closeMenu(view);
      applyAction(view, action, "input.fix");
    });
    return item;
  });
  const dom = element("div", { class: "quick-fixes", role: "menu", "aria-label": "Quick fixes" }, ...items);
  if (items.length === 0) dom.append(element("p", {}, "There is nothing to mend here."));
  dom.addEventListener("keydown", (event) => {
    const at =
      document.activeElement instanceof HTMLButtonElement ? items.indexOf(document.activeElement) : -1;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") closeMenu(view);
    else if (step !== undefined) items[(at + step + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
  });
  return { pos, above: false, create: () => ({ dom, mount: () => items[0]?.focus() }) };
}

function openMenu(view: EditorView): boolean {
  const plugin = LSPPlugin.get(view);
  if (plugin === null) return false;
  const { from, to } = view.state.selection.main;
  const { doc } = view.state;
  askActions(view, { start: plugin.toPosition(from), end: plugin.toPosition(to) }).then(
    (actions) => {
      if (view.state.doc === doc) view.dispatch({ effects: setMenu.of(menuOf(view, actions, from)) });
    },
    (error: unknown) => plugin.reportError("Quick fixes", error),
  );
  return true;
}

export const quickFixes = [
  menu,
  keymap.of([
    { key: "Mod-.", run: openMenu },
    { key: "Alt-Enter", run: openMenu },
    {
      key: "Escape",
      run: (view) => {
        if (view.state.field(menu, false) == null) return false;
        closeMenu(view);
        return true;
      },
    },
  ]),
];
