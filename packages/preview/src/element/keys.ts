/** The keys of the board: a table, so that the help text, the handler and the tests are of one mind. */
export type KeyAction =
  | { readonly does: "move"; readonly rows: number; readonly columns: number }
  | { readonly does: "row-end"; readonly columns: -1 | 1 }
  | { readonly does: "type"; readonly key: string }
  | { readonly does: "clear" }
  | { readonly does: "edit" };

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const move = (rows: number, columns: number): KeyAction => ({ does: "move", rows, columns });

export function keyAction({ key, ctrlKey, altKey, metaKey }: Key): KeyAction | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  switch (key) {
    case "ArrowUp":
      return move(-1, 0);
    case "ArrowDown":
      return move(1, 0);
    case "ArrowLeft":
      return move(0, -1);
    case "ArrowRight":
      return move(0, 1);
    case "Home":
      return { does: "row-end", columns: -1 };
    case "End":
      return { does: "row-end", columns: 1 };
    case "Backspace":
    case "Delete":
    case " ":
      return { does: "clear" };
    case "Enter":
    case "F2":
      return { does: "edit" };
    default:
      return [...key].length === 1 ? { does: "type", key } : undefined;
  }
}

/** Ctrl or Cmd with Z or Y, anywhere on the board and its controls. */
export function historyKey({
  key,
  ctrlKey,
  altKey,
  metaKey,
  shiftKey,
}: Key & { readonly shiftKey: boolean }): "undo" | "redo" | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && !shiftKey ? "redo" : undefined;
}

/** `r3c5` → [3, 5]; undefined where it is no cell of a board. */
export function parseCell(name: string): readonly [number, number] | undefined {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return row === undefined || column === undefined ? undefined : [Number(row), Number(column)];
}
