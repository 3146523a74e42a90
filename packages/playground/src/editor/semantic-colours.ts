/** Colours by meaning, which the library does not ask for: the server's tokens as marks, moved along with the text until newer ones come. */
import { LSPPlugin } from "@codemirror/lsp-client";
import { RangeSet, StateEffect, StateField, type Text } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";

const setColours = StateEffect.define<DecorationSet>();

export const semanticColours = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) if (effect.is(setColours)) return effect.value;
    return marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Asks for the colours of the text as it is. Where it has changed when they come, they are left: others are asked for then. */
export async function askColours(view: EditorView): Promise<void> {
  const plugin = LSPPlugin.get(view);
  const legend = plugin?.client.serverCapabilities?.semanticTokensProvider?.legend;
  if (plugin === null || plugin === undefined || legend === undefined) return;
  plugin.client.sync();
  const { doc } = view.state;
  const params = { textDocument: { uri: plugin.uri } };
  const tokens = await plugin.client.request<typeof params, { readonly data: readonly number[] } | null>(
    "textDocument/semanticTokens/full",
    params,
  );
  if (tokens === null || view.state.doc !== doc) return;
  view.dispatch({ effects: setColours.of(marksOf(doc, tokens.data, legend.tokenTypes)) });
}

/** Five numbers a token: lines and characters behind the one before, its length, type and modifiers. */
function marksOf(doc: Text, data: readonly number[], types: readonly string[]): DecorationSet {
  const marks = [];
  let line = 0;
  let character = 0;
  for (let at = 0; at + 4 < data.length; at += 5) {
    const [lines = 0, characters = 0, length = 0, type = 0] = data.slice(at, at + 4);
    character = lines === 0 ? character + characters : characters;
    line += lines;
    if (line >= doc.lines || length === 0) continue;
    const start = doc.line(line + 1).from + character;
    const mark = Decoration.mark({ class: `ecp-${types[type]}` });
    if (start + length <= doc.length) marks.push(mark.range(start, start + length));
  }
  return RangeSet.of(marks, true);
}
