/** The keys of a board that is being filled in, as a table. The arrow keys move, as they do everywhere on the board. */

export type FillKey =
  | { readonly does: "move"; readonly rows: number; readonly columns: number; readonly extends: boolean }
  /** The next value of a place. */
  | { readonly does: "press" }
  | { readonly does: "cross" }
  | { readonly does: "clear" }
  | { readonly does: "type"; readonly key: string; readonly note: "corner" | "centre" | undefined };

export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** `isTyped`: the tool takes symbols; else letters that mean a cross do. */
export function fillKey(pressed: PressedKey, isTyped: boolean): FillKey | undefined {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey } = pressed;
  const arrow = arrows[key];
  const hasControl = ctrlKey || metaKey;
  if (arrow !== undefined && !hasControl && !altKey)
    return { does: "move", rows: arrow[0], columns: arrow[1], extends: shiftKey };
  if (altKey) return undefined;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (isTyped && digit !== undefined && (shiftKey || hasControl))
    return { does: "type", key: digit, note: hasControl ? "centre" : "corner" };
  if (hasControl) return undefined;
  switch (key) {
    case "Backspace":
    case "Delete":
      return { does: "clear" };
    case "Enter":
    case " ":
      return { does: "press" };
    case "-":
    case ".":
      return { does: "cross" };
    case "x":
    case "X":
      return isTyped ? { does: "type", key, note: undefined } : { does: "cross" };
    default:
      return [...key].length === 1 ? { does: "type", key, note: undefined } : undefined;
  }
}
