/** The keys, for those who do without a mouse. */
import { element } from "@ecp/preview/dom";
import { openDialog } from "./dialog.js";

const keys = [
  ["Ctrl+Enter", "solve"],
  ["F8", "the next message; its mends are buttons in the list of messages"],
  ["Ctrl+Shift+M", "the list of messages"],
  ["Ctrl+. or Alt+Enter", "quick fixes at the cursor"],
  ["Ctrl+Space", "what can stand here"],
  ["Shift+Alt+F", "format"],
  ["F2", "rename"],
  ["F12, Shift+F12", "definition, uses"],
  ["Ctrl+F", "search"],
  ["Escape, then Tab", "out of the text"],
  ["Arrow keys, a symbol", "on the board: move, write into the text"],
] as const;

export function openKeys(): void {
  const { body } = openDialog("Keys");
  body.append(
    element(
      "dl",
      { class: "keys" },
      ...keys.flatMap(([key, does]) => [element("dt", {}, element("kbd", {}, key)), element("dd", {}, does)]),
    ),
  );
}
