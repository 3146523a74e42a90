/** Replay: the button, and beside the board what plays the search: buttons, a slider, the speed, and what happens in the step, in words. */
import { element } from "../element/dom.js";
import type { PreviewEvent, PreviewState, Replayed } from "../state.js";
import { replayKey } from "./replay-keys.js";
import { firstSpeed, speeds } from "./speeds.js";

export interface ReplayPanel {
  readonly button: HTMLElement;
  readonly section: HTMLElement;
  readonly update: (state: PreviewState) => void;
  /** Whether the key was one of the film. */
  readonly keyPressed: (event: KeyboardEvent) => boolean;
}

/** A film does not move by itself for those who want no motion, until they say so. */
const wantsMotion = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

const marksInWords =
  "Shaded: placed, since one way was left. Outlined: chosen of several. Ringed: this step. Dashed: taken back.";

export function makeReplayPanel(send: (event: PreviewEvent) => void): ReplayPanel {
  const button = (label: string, does: string, title: string, act: () => void): HTMLButtonElement => {
    const made = element("button", { type: "button", "data-do": does, "aria-label": title, title }, label);
    made.addEventListener("click", act);
    return made;
  };
  const asking = (label: string, does: string, title: string, isLonger: boolean): HTMLButtonElement => {
    const made = element("button", { type: "button", "data-do": does, title }, label);
    made.addEventListener("click", () => send({ kind: "replay", plays: wantsMotion(), isLonger }));
    return made;
  };
  let now: Replayed | undefined;
  const goTo = (at: number): void => send({ kind: "frame", at });
  const replay = asking("Replay", "replay", "A search for the answer, step by step", false);
  const title = element("h2", {}, "The search");
  const close = button("×", "unreplayed", "Close the replay", () => send({ kind: "unreplayed" }));
  const first = button("|◀", "first-frame", "First step", () => goTo(0));
  const back = button("◀", "previous-frame", "One step back", () => goTo((now?.at ?? 0) - 1));
  const play = button("▶▶", "play-film", "Play", () =>
    send({ kind: "playing", plays: now?.isPlaying !== true }),
  );
  const on = button("▶", "next-frame", "One step on", () => goTo((now?.at ?? 0) + 1));
  const last = button("▶|", "last-frame", "Last step", () => goTo(now?.last ?? 0));
  const slider = element("input", { type: "range", min: "0", "aria-label": "Step", "data-do": "frame" });
  slider.addEventListener("input", () => goTo(Number(slider.value)));
  const speed = element(
    "select",
    { "aria-label": "Speed", "data-do": "speed" },
    ...speeds.map((each) => element("option", { value: String(each) }, `${each} a second`)),
  );
  speed.value = String(firstSpeed);
  speed.addEventListener("change", () => send({ kind: "speed", speed: Number(speed.value) }));
  const through = element(
    "div",
    { class: "group film", role: "group", "aria-label": "Steps of the search" },
    first,
    back,
    play,
    on,
    last,
    slider,
  );
  const which = element("span", { class: "which", "data-is": "frame" });
  const says = element("div", { class: "step", role: "status", "aria-live": "polite" });
  const marks = element("p", { class: "dim" }, marksInWords);
  const end = element("p", { class: "end", role: "status" });
  const more = asking("More steps", "more-frames", "The search with as many steps as can be shown", true);
  const section = element(
    "section",
    { class: "replayed", "aria-label": "Replay of the search", hidden: "" },
    element("div", { class: "head" }, title, close),
    through,
    element("div", { class: "head" }, which, speed),
    says,
    end,
    more,
    marks,
  );

  const update = (state: PreviewState): void => {
    const { board, work, replayed } = state;
    const ready = board !== undefined && board.status.kind !== "broken" && !board.stale && work === undefined;
    setFlag(replay, "disabled", !ready);
    setFlag(more, "disabled", !ready);
    const focused = focusedIn(section);
    const begins = now === undefined && isFocusFree(focused);
    now = replayed;
    setFlag(section, "hidden", replayed === undefined);
    if (replayed === undefined) {
      if (section.contains(focused)) replay.focus();
      return;
    }
    show(replayed);
    // The keys of the film are heard only where something has the focus.
    const isLost = focused instanceof HTMLButtonElement && (focused.disabled || focused.hidden);
    // The board stays in view.
    if (begins || isLost) play.focus({ preventScroll: true });
  };

  const show = (film: Replayed): void => {
    const isFirst = film.at === 0;
    const isLast = film.at === film.last;
    first.disabled = isFirst;
    back.disabled = isFirst;
    on.disabled = isLast;
    last.disabled = isLast;
    const [sign, name] = film.isPlaying ? (["❚❚", "Pause"] as const) : (["▶▶", "Play"] as const);
    setText(play, sign);
    play.title = name;
    play.setAttribute("aria-label", name);
    slider.max = String(film.last);
    slider.value = String(film.at);
    slider.setAttribute("aria-valuetext", `${film.at} of ${film.last}: ${film.frame.says}`);
    speed.value = String(film.speed);
    setText(which, `step ${film.at} of ${film.last}`);
    // Nobody can listen to as many steps.
    says.setAttribute("aria-live", film.isPlaying ? "off" : "polite");
    says.dataset.kind = film.frame.kind;
    setText(says, film.frame.says);
    setText(end, isLast ? film.end : "");
    end.hidden = !isLast;
    more.hidden = !(isLast && film.hasMore);
  };

  return {
    button: replay,
    section,
    update,
    keyPressed: (event) => {
      if (now === undefined || isTaken(event)) return false;
      const told = replayKey(event, now);
      if (told !== undefined) send(told);
      return told !== undefined;
    },
  };
}

/** The focus is at something that has the key by itself: a list of speeds, a symbol that is being written, a button that is pressed. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (key === "Escape") return target instanceof HTMLInputElement && target.type !== "range";
  if (target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement) return target.type !== "range";
  return target instanceof HTMLButtonElement && key === " ";
}

function focusedIn(section: HTMLElement): Element | null {
  const root = section.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
}

/** Nobody has begun to do something elsewhere in the page. */
const isFocusFree = (focused: Element | null): boolean =>
  focused !== null || document.activeElement === null || document.activeElement === document.body;

/** An unchanged text is not announced again. */
function setText(at: HTMLElement, text: string): void {
  if (at.textContent !== text) at.textContent = text;
}

/** An unchanged attribute is not written again: a board is updated with every key. */
function setFlag(at: HTMLElement, flag: "disabled" | "hidden", isSet: boolean): void {
  if (at.hasAttribute(flag) !== isSet) at.toggleAttribute(flag, isSet);
}
