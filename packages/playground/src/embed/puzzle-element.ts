/**
 * `<ecp-puzzle>`: a puzzle in any page, that can be changed and solved there. Its text is what stands in it. `theme` is `light` or `dark`, by
 * default what the system has; with `solved` its answer is shown at once; `instance` names the instance that is shown first.
 */
import { BoardElement } from "@ecp/preview/board-element";
import colours from "@ecp/preview/colours";
import { element } from "@ecp/preview/dom";
import editorStyle from "../../page/editor.css";
import style from "../../page/puzzle.css";
import type { Exercise, Verdict } from "../exercises/exercise.js";
import { openWorkbench, type Workbench } from "../workbench/workbench.js";
import { checkInWorker } from "./check-worker.js";
import type { SharedServer } from "./shared-server.js";

/** `server`: the same for all puzzles of the page, begun when it is first asked for. */
export function definePuzzleElement(server: () => Promise<SharedServer>): void {
  if (customElements.get("ecp-puzzle") !== undefined) return;
  if (customElements.get("ecp-board") === undefined) customElements.define("ecp-board", BoardElement);

  class PuzzleElement extends HTMLElement {
    static readonly observedAttributes = ["theme"];
    readonly #root = this.attachShadow({ mode: "open" });
    readonly #notice = element("p", { class: "notice", role: "alert", hidden: "" });
    readonly #editor = element("div", { class: "editor" });
    readonly #exercise = element("div", { class: "exercise", hidden: "" });
    readonly #frame: HTMLElement;
    readonly #board: BoardElement;
    readonly #dark = matchMedia("(prefers-color-scheme: dark)");
    #task: Exercise | undefined;
    #text: string | undefined;
    #bench: Workbench | undefined;
    #leave: (() => void) | undefined;

    constructor() {
      super();
      const board = document.createElement("ecp-board");
      if (!(board instanceof BoardElement)) throw new Error("another element is called ecp-board");
      board.setAttribute("contained", "");
      this.#board = board;
      this.#frame = element(
        "div",
        { class: "puzzle" },
        this.#notice,
        element("div", { class: "panes" }, this.#editor, element("div", { class: "side" }, board)),
        this.#exercise,
      );
      this.#root.append(element("style", {}, `${colours}${editorStyle}${style}`), this.#frame);
    }

    connectedCallback(): void {
      this.#dark.addEventListener("change", this.#applyTheme);
      this.#applyTheme();
      // While the page is being read, the text is not all there.
      if (document.readyState === "loading")
        document.addEventListener("DOMContentLoaded", () => void this.#start(), { once: true });
      else void this.#start();
    }

    disconnectedCallback(): void {
      this.#dark.removeEventListener("change", this.#applyTheme);
      this.#text = this.text;
      this.#bench?.close();
      this.#leave?.();
      this.#bench = undefined;
    }

    attributeChangedCallback(): void {
      this.#applyTheme();
    }

    /** The text as it is now. */
    get text(): string {
      return this.#bench?.text() ?? this.#text ?? ownText(this);
    }

    set text(text: string) {
      this.#text = text;
      this.#bench?.open({ text, view: {} });
    }

    /** With one there is a button that checks the text. */
    get exercise(): Exercise | undefined {
      return this.#task;
    }

    set exercise(exercise: Exercise | undefined) {
      this.#task = exercise;
      this.#exercise.hidden = exercise === undefined;
      if (exercise !== undefined) this.#offerCheck(exercise);
    }

    readonly #applyTheme = (): void => {
      const named = this.getAttribute("theme");
      const theme = named === "light" || named === "dark" ? named : this.#dark.matches ? "dark" : "light";
      this.#frame.style.colorScheme = theme;
      this.#board.setAttribute("theme", theme);
    };

    readonly #say = (text: string): void => {
      this.#notice.textContent = text;
      this.#notice.hidden = text === "";
    };

    async #start(): Promise<void> {
      if (this.#bench !== undefined || !this.isConnected) return;
      const { text } = this;
      if (typeof Worker === "undefined" || typeof WebAssembly === "undefined") {
        this.#say(
          "This browser has no workers or no WebAssembly: the puzzle can be read here, but not solved.",
        );
        this.#editor.append(element("pre", {}, text));
        return;
      }
      try {
        const joined = await server();
        if (this.#bench === undefined && this.isConnected) this.#open(joined, text);
      } catch (error) {
        this.#say(error instanceof Error ? error.message : String(error));
        this.#editor.append(element("pre", {}, text));
      }
    }

    #open({ client, join }: SharedServer, text: string): void {
      const { uri, leave } = join(() => this.#bench?.listeners);
      this.#leave = leave;
      this.#bench = openWorkbench({
        client,
        uri,
        root: this.#root,
        editor: this.#editor,
        board: this.#board,
        changed: (changed, byHand) => {
          if (byHand) this.dispatchEvent(new CustomEvent("ecp-change", { detail: changed, bubbles: true }));
        },
        pasted: () => false,
        failed: (error) => this.#say(error instanceof Error ? error.message : String(error)),
      });
      const instance = this.getAttribute("instance");
      this.#bench.open({
        text,
        view: {
          ...(instance === null ? {} : { instance }),
          ...(this.hasAttribute("solved") ? { solved: true } : {}),
        },
      });
      this.#bench.pane.session.handle({ kind: "ready" });
    }

    #offerCheck(exercise: Exercise): void {
      const verdict = element("p", { class: "verdict", role: "status" });
      const check = element("button", { type: "button", class: "main", "data-do": "check" }, "Check");
      const show = element("button", { type: "button", "data-do": "solution" }, "Show a solution");
      check.addEventListener("click", () => {
        check.disabled = true;
        verdict.textContent = "Checking …";
        server()
          .then(({ script }) => checkInWorker(script, exercise, this.text))
          .then(
            (found) => this.#tell(verdict, found),
            (error: unknown) => this.#tell(verdict, { isRight: false, says: String(error) }),
          )
          .finally(() => {
            check.disabled = false;
          });
      });
      show.addEventListener("click", () => {
        this.#bench?.open({ text: exercise.solution, view: {} });
        this.#bench?.view.focus();
      });
      this.#exercise.replaceChildren(check, show, verdict);
    }

    #tell(place: HTMLElement, { isRight, says, svg }: Verdict): void {
      place.toggleAttribute("data-right", isRight);
      place.replaceChildren(says);
      if (svg !== undefined) place.append(pictureOf(svg));
      this.dispatchEvent(new CustomEvent("ecp-checked", { detail: { isRight, says }, bubbles: true }));
    }
  }
  customElements.define("ecp-puzzle", PuzzleElement);
}

/** As it was written in the page, without the lines round it and the indentation of the page. */
function ownText(element: HTMLElement): string {
  const lines = (element.textContent ?? "")
    .replace(/^\s*\n/, "")
    .trimEnd()
    .split("\n");
  const indents = lines
    .filter((line) => line.trim() !== "")
    .map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return `${lines.map((line) => line.slice(least)).join("\n")}\n`;
}

/** An image, so that nothing in it is more than a picture. */
const pictureOf = (svg: string): HTMLElement =>
  element(
    "span",
    { class: "board" },
    element("img", { alt: "The board", src: `data:image/svg+xml,${encodeURIComponent(svg)}` }),
  );
