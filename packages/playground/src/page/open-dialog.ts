/** Open: the texts of earlier visits, and the examples by kind, each with its picture. */
import { element } from "@ecp/preview/dom";
import { button, openDialog } from "./dialog.js";
import type { Example, ExampleKind } from "./examples.js";

export function openExamples(
  kinds: readonly ExampleKind[],
  earlier: readonly string[],
  open: (text: string) => void,
): void {
  const { body, close } = openDialog("Open");
  const choose = (text: string): void => {
    close();
    open(text);
  };
  const filter = element("input", {
    type: "search",
    placeholder: "Search",
    "aria-label": "Search the examples",
  });
  const own = earlier.map((text) => button(titleOf(text), () => choose(text), { class: "own" }));
  const sections = kinds.map(({ kind, examples }) => {
    const entries = examples.map((example) => ({ example, item: entry(example, choose) }));
    const grid = element("div", { class: "examples" }, ...entries.map(({ item }) => item));
    return { entries, section: element("section", {}, element("h3", {}, kind), grid) };
  });
  filter.addEventListener("input", () => {
    const wanted = filter.value.trim().toLowerCase();
    for (const { entries, section } of sections) {
      for (const { example, item } of entries)
        item.hidden = !`${example.name} ${example.title}`.toLowerCase().includes(wanted);
      section.hidden = entries.every(({ item }) => item.hidden);
    }
  });
  body.append(filter);
  if (own.length > 0)
    body.append(
      element(
        "section",
        {},
        element("h3", {}, "Your last texts"),
        element("div", { class: "own-texts" }, ...own),
      ),
    );
  body.append(...sections.map(({ section }) => section));
  if (kinds.length === 0) body.append(element("p", {}, "The examples could not be loaded."));
  filter.focus();
}

function entry(
  { name, title, rules, text, picture }: Example,
  choose: (text: string) => void,
): HTMLButtonElement {
  const made = button("", () => choose(text), {
    class: "example",
    "data-example": name,
    title: rules,
  });
  const shown =
    picture === undefined
      ? element("span", { class: "no-picture" })
      : element("img", { alt: "", src: `data:image/svg+xml,${encodeURIComponent(picture)}` });
  made.append(shown, element("span", {}, title));
  return made;
}

/** Its first line that says something, and how long it is. */
export function titleOf(text: string): string {
  const lines = text.split("\n");
  const first =
    lines.find((line) => /^(puzzle|instance)\b/.test(line)) ?? lines.find((line) => line.trim() !== "") ?? "";
  return `${first.slice(0, 60)} (${lines.length} lines)`;
}
