/** The editor: a text, its messages and its keys. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import type { LSPClient } from "@codemirror/lsp-client";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  type KeyBinding,
  keymap,
  lineNumbers,
  ViewPlugin,
} from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { mapRows, readGrid } from "../exchange/grid.js";
import { plainLanguage } from "./plain-language.js";
import { quickFixes } from "./quick-fixes.js";
import { semanticColours } from "./semantic-colours.js";

export interface EditorHost {
  readonly client: LSPClient;
  readonly uri: string;
  /** Where the editor is put: in a shadow root its style has to be there too. */
  readonly root?: ShadowRoot;
  readonly keys: readonly KeyBinding[];
  readonly changed: (text: string) => void;
  readonly cursorAt: (place: { readonly line: number; readonly character: number }) => void;
  /** Something was pasted that takes the place of the whole text. True: it is dealt with. */
  readonly pasted: (text: string) => boolean;
}

/** So long after a key the server hears of it, in milliseconds: a few keys that come together are one change. */
const patience = 25;

const syncing = (client: LSPClient): Extension =>
  ViewPlugin.define(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    return {
      update({ docChanged }) {
        if (!docChanged) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => client.sync(), patience);
      },
      destroy: () => clearTimeout(waiting),
    };
  });

export function makeEditor(parent: HTMLElement, text: string, host: EditorHost): EditorView {
  const { client, uri, keys, root } = host;
  return new EditorView({
    parent,
    ...(root === undefined ? {} : { root }),
    doc: text,
    extensions: [
      keymap.of([...keys]),
      quickFixes,
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      bracketMatching(),
      closeBrackets(),
      autocompletion(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      highlightSelectionMatches(),
      indentUnit.of("  "),
      EditorState.tabSize.of(2),
      plainLanguage,
      syntaxHighlighting(classHighlighter),
      semanticColours,
      client.plugin(uri, "ecp"),
      syncing(client),
      keymap.of([
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...completionKeymap,
        ...lintKeymap,
        indentWithTab,
      ]),
      EditorView.contentAttributes.of({
        "aria-label": "Text of the puzzle",
        tabindex: "0",
        spellcheck: "false",
      }),
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        if (docChanged) host.changed(state.doc.toString());
        if (!selectionSet && !docChanged) return;
        const { head } = state.selection.main;
        const line = state.doc.lineAt(head);
        host.cursorAt({ line: line.number - 1, character: head - line.from });
      }),
      EditorView.domEventHandlers({
        paste(event, view) {
          const { from, to } = view.state.selection.main;
          const { doc } = view.state;
          const whole = doc.toString().trim() === "" || (from === 0 && to === doc.length);
          const pasted = event.clipboardData?.getData("text/plain") ?? "";
          if (whole && host.pasted(pasted)) return true;
          const grid = readGrid(pasted);
          if (grid === undefined) return false;
          const line = doc.lineAt(from);
          const indent = line.text.slice(0, from - line.from);
          view.dispatch(view.state.replaceSelection(mapRows(grid, /^\s*$/.test(indent) ? indent : "")));
          return true;
        },
      }),
    ],
  });
}
