/** The controls above the board: which instance, Solve or Cancel, the answers, the candidates; and what is known of the puzzle, in words. */
import type { BoardResult } from "@ecp/lsp";
import { mapsOfCells, type PreviewEvent, type PreviewState, type Progress } from "../state.js";
import { element } from "./dom.js";

export interface Controls {
  readonly bar: HTMLElement;
  readonly status: HTMLElement;
  readonly progress: HTMLElement;
  readonly notice: HTMLElement;
  readonly refused: HTMLElement;
  readonly update: (state: PreviewState) => void;
}

const works = {
  solve: "Solving …",
  count: "Counting the answers …",
  unique: "Looking whether there is another answer …",
  candidates: "Looking for what each cell can be …",
  check: "Checking …",
  next: "Looking for the next step …",
  all: "Looking for a way to the answer …",
  "why not": "Looking for a contradiction …",
  replay: "Following the search …",
  verify: "Writing a proof, and checking it …",
} as const;

export function makeControls(send: (event: PreviewEvent) => void): Controls {
  const button = (label: string, event: () => PreviewEvent, more: Readonly<Record<string, string>> = {}) => {
    const made = element("button", { type: "button", ...more }, label);
    made.addEventListener("click", () => send(event()));
    return made;
  };
  const instance = element("select", { "aria-label": "Instance" });
  instance.addEventListener("change", () => send({ kind: "instance", instance: instance.value }));
  const map = element("select", { "aria-label": "Map that symbols are written into", "data-do": "map" });
  map.addEventListener("change", () => send({ kind: "map", map: map.value }));
  const into = element(
    "label",
    { class: "group", title: "The map that symbols are written into" },
    "write into",
    map,
  );
  const solve = button("Solve", () => ({ kind: "solve" }), { class: "main", "data-do": "solve" });
  const cancel = button("Cancel", () => ({ kind: "cancel" }), { class: "main", "data-do": "cancel" });
  const count = button("Count", () => ({ kind: "count" }), {
    "data-do": "count",
    title: "The exact number of answers",
  });
  const unique = button("Unique", () => ({ kind: "unique" }), {
    "data-do": "unique",
    title: "Whether there is one answer and no other, without showing it",
  });
  const verify = button("Verify", () => ({ kind: "verify" }), {
    "data-do": "verify",
    title: "A small program that shares nothing with the search checks a proof of it, step by step",
  });
  const previous = button("◀", () => ({ kind: "answer", step: -1 }), {
    "aria-label": "Previous answer",
    "data-do": "previous",
  });
  const which = element("span", { class: "which", "data-is": "which" });
  const next = button("▶", () => ({ kind: "answer", step: 1 }), {
    "aria-label": "Next answer",
    "data-do": "next",
  });
  const unsolved = button("Puzzle", () => ({ kind: "unsolved" }), {
    "data-do": "unsolved",
    title: "The puzzle as it is given, without the answer",
  });
  const undo = button("↶", () => ({ kind: "undo" }), {
    "data-do": "undo",
    "aria-label": "Undo",
    title: "Undo the last edit (Ctrl+Z)",
  });
  const redo = button("↷", () => ({ kind: "redo" }), {
    "data-do": "redo",
    "aria-label": "Redo",
    title: "Make the edit again (Ctrl+Shift+Z)",
  });
  const shown = { candidates: false };
  const candidates = button("Candidates", () => ({ kind: "candidates", shown: !shown.candidates }), {
    "data-do": "candidates",
    "aria-pressed": "false",
    title: "What can still stand in each place",
  });
  const by = element(
    "select",
    { "aria-label": "Which candidates", "data-do": "by" },
    element("option", { value: "answers" }, "in some answer"),
    element("option", { value: "rules" }, "left by the rules"),
  );
  by.addEventListener("change", () =>
    send({ kind: "candidates", shown: true, by: by.value === "rules" ? "rules" : "answers" }),
  );
  const set = button("Set", () => ({ kind: "mode", mode: "set" }), {
    "data-do": "set",
    title: "What is typed is written into the text",
  });
  const play = button("Play", () => ({ kind: "mode", mode: "play" }), {
    "data-do": "play",
    title: "Fill in the board; the text stays as it is",
  });
  const modes = element("span", { class: "group", role: "group", "aria-label": "What is typed" }, set, play);
  const answers = element(
    "span",
    { class: "group", role: "group", "aria-label": "Answers" },
    previous,
    which,
    next,
  );
  const edits = element("span", { class: "group", role: "group", "aria-label": "Edits" }, undo, redo);
  const bar = element(
    "div",
    { class: "bar", role: "toolbar", "aria-label": "Puzzle" },
    instance,
    solve,
    cancel,
    answers,
    unsolved,
    count,
    unique,
    verify,
    candidates,
    by,
    modes,
    into,
    edits,
  );
  const status = element("div", { class: "status", role: "status", "aria-live": "polite" });
  const progress = element("p", { class: "progress", hidden: "" });
  const notice = element("div", { class: "notice", role: "alert" });
  const refused = element("div", { class: "refused", role: "alert" });
  let listed = "";
  let mapsListed = "";

  const update = (state: PreviewState): void => {
    const { board, instances, answer, work, history } = state;
    const names = JSON.stringify(instances.map(({ id, title }) => [id, title]));
    if (names !== listed) {
      listed = names;
      instance.replaceChildren(
        ...instances.map(({ id, title, puzzle }) =>
          element("option", { value: id }, title === undefined ? puzzle : `${title} (${puzzle})`),
        ),
      );
    }
    instance.hidden = instances.length < 2;
    if (board !== undefined) instance.value = board.instance.id;
    const maps = mapsOfCells(board?.cells);
    if (maps.join() !== mapsListed) {
      mapsListed = maps.join();
      map.replaceChildren(...maps.map((name) => element("option", { value: name }, name)));
    }
    const mode = state.mode ?? "set";
    set.setAttribute("aria-pressed", String(mode === "set"));
    play.setAttribute("aria-pressed", String(mode === "play"));
    play.disabled = board === undefined || board.cells.length === 0;
    into.hidden = maps.length < 2 || mode === "play";
    map.value = state.map ?? "";
    const known = board?.status;
    const ready = board !== undefined && known?.kind !== "broken" && !board.stale;
    swap(solve, cancel, work !== undefined);
    solve.disabled = !ready;
    count.disabled = !ready || work !== undefined;
    unique.disabled = count.disabled;
    if (verify.disabled !== count.disabled) verify.disabled = count.disabled;
    if (verify.hidden === isProvable(known)) verify.hidden = !verify.hidden;
    candidates.disabled = !ready && state.candidates === undefined;
    shown.candidates = state.candidates !== undefined || work === "candidates";
    candidates.setAttribute("aria-pressed", String(shown.candidates));
    by.value = state.candidatesBy ?? "answers";
    by.disabled = candidates.disabled;
    unsolved.disabled = answer === undefined;
    previous.disabled = answer === undefined || answer === 0;
    next.disabled = !ready || work !== undefined || (answer !== undefined && isLast(state, answer));
    which.textContent =
      answer === undefined
        ? "answer"
        : known?.kind === "best"
          ? "one of the best"
          : `answer ${answer + 1}${known?.kind === "unique" ? ", the only one" : ""}`;
    const isFound = work === "solve" && known?.kind === "solving" && answer !== undefined;
    const says = work === undefined || isFound ? (known?.says ?? "") : works[work];
    setText(status, board?.stale === true ? sayStale(board) : says);
    showProgress(progress, state.progress);
    // Why a search found nothing is known of the puzzle from then on.
    setText(notice, state.notice === undefined || says.startsWith(state.notice) ? "" : state.notice);
    setText(refused, state.refused ?? "");
    edits.hidden = history === undefined;
    undo.disabled = history?.undo !== true;
    redo.disabled = history?.redo !== true;
  };
  return { bar, status, progress, notice, refused, update };
}

function showProgress(place: HTMLElement, progress: Progress | undefined): void {
  place.hidden = progress === undefined;
  const { percentage = 0, message = "" } = progress ?? {};
  place.style.setProperty("--done", `${percentage}%`);
  setText(place, progress === undefined ? "" : `${percentage} % of the search ${message}`.trimEnd());
}

const sayStale = ({ svg }: BoardResult): string =>
  svg === undefined ? "The text has mistakes." : "The text has mistakes: this is the board as it was before.";

/** Whoever pressed one with the keyboard goes on with the other. */
function swap(solve: HTMLButtonElement, cancel: HTMLButtonElement, working: boolean): void {
  const [show, hide] = working ? [cancel, solve] : [solve, cancel];
  const focused = hide.matches(":focus");
  show.hidden = false;
  hide.hidden = true;
  if (focused) show.focus();
}

/** It is known what a proof would say, and a proof has room for so many answers. */
function isProvable(known: BoardResult["status"] | undefined): boolean {
  if (known === undefined) return false;
  const { kind, count } = known;
  return (
    kind === "unique" ||
    kind === "best" ||
    kind === "none" ||
    (count !== undefined && Number(count) <= 10_000)
  );
}

/** An unchanged status is not announced again. */
function setText(at: HTMLElement, text: string): void {
  if (at.textContent !== text) at.textContent = text;
}

function isLast({ board }: PreviewState, answer: number): boolean {
  const { kind, answers, count } = board?.status ?? { kind: "unsolved", answers: 0, count: undefined };
  if (answer + 1 < answers) return false;
  return kind === "unique" || kind === "best" || (count !== undefined && String(answers) === count);
}
