/** Hint, Explain and Why not?: the buttons, and beside the board the step that is looked at and the list of all steps. */
import type { ExplainedStep, ExplainWhat } from "@ecp/lsp";
import { element } from "../element/dom.js";
import type { Explained, PreviewEvent, PreviewState } from "../state.js";

export interface ExplainPanel {
  readonly bar: HTMLElement;
  readonly section: HTMLElement;
  readonly update: (state: PreviewState) => void;
}

const titles = { next: "Hint", all: "The way to the answer", "why not": "Why there is no answer" } as const;

export function makeExplainPanel(send: (event: PreviewEvent) => void): ExplainPanel {
  const button = (label: string, event: () => PreviewEvent, more: Readonly<Record<string, string>>) => {
    const made = element("button", { type: "button", ...more }, label);
    made.addEventListener("click", () => send(event()));
    return made;
  };
  const asking = (label: string, what: ExplainWhat, does: string, title: string) =>
    button(label, () => ({ kind: "explain", what }), { "data-do": does, title });
  const hint = asking(
    "Hint",
    "next",
    "hint",
    "Where to look for the next step; pressed again, the whole step",
  );
  const explain = asking("Explain", "all", "explain", "A way to the answer, step by step");
  const whyNot = asking("Why not?", "why not", "why-not", "Why there is no answer");
  const bar = element(
    "div",
    { class: "bar", role: "toolbar", "aria-label": "Explain" },
    hint,
    explain,
    whyNot,
  );

  let now: Explained | undefined;
  const goTo = (at: number): void => send({ kind: "step", at });
  const title = element("h2", {});
  const close = button("×", () => ({ kind: "unexplained" }), {
    "data-do": "unexplained",
    "aria-label": "Close the explanation",
    title: "Close the explanation",
  });
  const step = element("div", { class: "step", role: "status", "aria-live": "polite" });
  const whole = asking("Show the step", "next", "whole", "The whole step");
  const previous = button("◀", () => ({ kind: "step", at: (now?.at ?? 0) - 1 }), {
    "data-do": "previous-step",
    "aria-label": "Previous step",
  });
  const which = element("span", { class: "which", "data-is": "step" });
  const next = button("▶", () => ({ kind: "step", at: (now?.at ?? 0) + 1 }), {
    "data-do": "next-step",
    "aria-label": "Next step",
  });
  const through = element(
    "div",
    { class: "group", role: "group", "aria-label": "Steps" },
    previous,
    which,
    next,
  );
  const list = element("ol", { "aria-label": "All steps" });
  list.addEventListener("keydown", (event) => {
    const to = keyTo(event.key, now);
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    goTo(to);
    list.querySelectorAll("button").item(to)?.focus();
  });
  const end = element("p", { class: "end", role: "status" });
  const section = element(
    "section",
    { class: "explained", "aria-label": "Explanation", hidden: "" },
    element("div", { class: "head" }, title, close),
    through,
    step,
    whole,
    list,
    end,
  );
  let listed: readonly ExplainedStep[] | undefined;
  let told = "";

  const listSteps = (steps: readonly ExplainedStep[], at: number): void => {
    if (steps !== listed) {
      listed = steps;
      list.replaceChildren(
        ...steps.map(({ says }, index) => {
          const item = element("button", { type: "button", "data-step": String(index) }, says);
          item.addEventListener("click", () => goTo(index));
          return element("li", {}, item);
        }),
      );
    }
    list.querySelectorAll("button").forEach((item, index) => {
      const isHere = index === at;
      item.setAttribute("tabindex", isHere ? "0" : "-1");
      if (!isHere) item.removeAttribute("aria-current");
      else if (!item.hasAttribute("aria-current")) {
        item.setAttribute("aria-current", "step");
        list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
      }
    });
  };

  const update = (state: PreviewState): void => {
    const { board, work, explained, answer } = state;
    const ready = board !== undefined && board.status.kind !== "broken" && !board.stale && work === undefined;
    hint.disabled = !ready;
    explain.disabled = !ready;
    whyNot.disabled = !ready || !hasNone(state);
    now = answer === undefined ? explained : undefined;
    section.hidden = now === undefined;
    if (now === undefined) return;
    const { what, result, at, isWhole } = now;
    const { steps } = result;
    const looked = steps[at];
    title.textContent = titles[what];
    whole.hidden = isWhole || looked === undefined;
    whole.disabled = !ready;
    through.hidden = steps.length < 2;
    previous.disabled = at === 0;
    next.disabled = at + 1 >= steps.length;
    which.textContent = `step ${at + 1} of ${steps.length}`;
    const text = JSON.stringify([looked, isWhole]);
    if (text !== told) {
      told = text;
      step.replaceChildren(...(looked === undefined ? [] : isWhole ? stepInWords(looked) : [looked.where]));
    }
    step.hidden = looked === undefined;
    list.hidden = steps.length < 2;
    listSteps(steps, at);
    if (end.textContent !== result.says) end.textContent = result.says;
    end.hidden = result.says === "";
  };
  return { bar, section, update };
}

/** It is known that there is no answer, or none with what was entered. */
function hasNone({ board, check, explained }: PreviewState): boolean {
  const status = explained?.result.status;
  return (
    board?.status.kind === "none" ||
    check?.status === "none" ||
    check?.status === "wrong" ||
    status === "none" ||
    status === "wrong"
  );
}

const stepInWords = ({ says, technique, from, rules }: ExplainedStep): readonly Node[] => [
  element("p", {}, says, " ", element("span", { class: "dim" }, `(${technique})`)),
  ...(from === "" ? [] : [element("p", { class: "dim" }, `From ${from}`)]),
  ...(rules.length === 0 ? [] : [element("p", { class: "dim" }, `Rules: ${rules.join("; ")}`)]),
];

function keyTo(key: string, now: Explained | undefined): number | undefined {
  if (now === undefined) return undefined;
  const last = now.result.steps.length - 1;
  switch (key) {
    case "ArrowUp":
      return Math.max(0, now.at - 1);
    case "ArrowDown":
      return Math.min(last, now.at + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}
