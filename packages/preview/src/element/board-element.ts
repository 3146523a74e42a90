/**
 * `<ecp-board>`: the board with its controls. It is given a `PreviewState` and fires `ecp` events with a `PreviewEvent`; it keeps nothing but
 * what is on the screen: where the focus is, and what is being typed.
 */

import { makeExplainPanel } from "../explain/explain-panel.js";
import { type Filling, makeFilling } from "../play/filling.js";
import { type Keeper, keepLocally } from "../play/keep.js";
import { replayKeysHelp } from "../replay/replay-keys.js";
import { makeReplayPanel } from "../replay/replay-panel.js";
import { drawingOf, type PreviewEvent, type PreviewState } from "../state.js";
import { makeControls } from "./controls.js";
import { element } from "./dom.js";
import { type Drawing, overCell, readDrawing } from "./drawing.js";
import { historyKey, type KeyAction, keyAction } from "./keys.js";
import { drawOverlay, tabStop } from "./overlay.js";
import { patchDrawing } from "./patch-drawing.js";
import { makeProblemList } from "./problems.js";
import { style } from "./style.js";
import { type Typed, typeKey } from "./typing.js";

export class BoardElement extends HTMLElement {
  readonly #controls = makeControls((event) => this.#send(event));
  readonly #board = element("div", { class: "board", role: "application", "aria-label": "Board" });
  readonly #problems = makeProblemList(
    (event) => this.#send(event),
    (cells) => this.#point(cells),
  );
  readonly #explaining = makeExplainPanel((event) => this.#send(event));
  readonly #replaying = makeReplayPanel((event) => this.#send(event));
  readonly #help = element("p", { class: "empty", id: "help" });
  readonly #filling: Filling = makeFilling({
    drawing: () => this.#drawing,
    active: () => this.#active,
    focus: (cell) => this.#focus(cell),
    send: (event) => this.#fire(event),
    changed: () => {
      this.#controls.update(this.#shown());
      this.#overlay();
    },
    keeper: () => this.keeper,
  });
  /** Where what is filled in is kept. */
  keeper: Keeper = keepLocally(() => localStorage);
  #state: PreviewState = { file: "", instances: [] };
  #drawing: Drawing | undefined;
  #drawn: string | undefined;
  /** The cell that the keyboard is at. */
  #active: string | undefined;
  #typed: Typed | undefined;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const { bar, status, progress, notice, refused } = this.#controls;
    root.append(
      element("style", {}, style),
      bar,
      status,
      progress,
      notice,
      refused,
      this.#filling.bar,
      this.#filling.says,
      this.#explaining.bar,
      element(
        "div",
        { class: "beside" },
        this.#board,
        this.#explaining.section,
        this.#replaying.section,
        this.#problems.section,
      ),
      this.#help,
    );
    this.#explaining.bar.append(this.#replaying.button);
    // Before what has the focus: while a film is shown, its keys are those of the whole board.
    root.addEventListener("keydown", (event) => this.#filmKeyPressed(event), { capture: true });
    this.#board.append(noBoard());
    this.#board.addEventListener("click", (event) => this.#clicked(event));
    this.#board.addEventListener("dblclick", () => {
      if (!this.#isPlaying()) this.#edit();
    });
    this.#board.addEventListener("pointerdown", (event) => this.#pointed(event));
    this.#board.addEventListener("pointermove", (event) => this.#filling.pointerMove(event));
    for (const end of ["pointerup", "pointercancel"] as const)
      this.#board.addEventListener(end, () => this.#filling.pointerUp());
    this.#board.addEventListener("contextmenu", (event) => {
      if (this.#isPlaying()) event.preventDefault();
    });
    this.#board.addEventListener("keydown", (event) => this.#keyPressed(event));
    this.#board.addEventListener("focusin", (event) => {
      const name = cellOf(event.target);
      if (name !== undefined) this.#active = name;
    });
  }

  /** Also where nothing has the focus, as after a page has been loaded. */
  connectedCallback(): void {
    this.#keysFrom().addEventListener("keydown", this.#historyKeyPressed);
  }

  /** With the attribute `contained`, keys elsewhere in the page are not its own. */
  #keysFrom(): HTMLElement | Document {
    return this.hasAttribute("contained") ? this : this.ownerDocument;
  }

  disconnectedCallback(): void {
    this.#keysFrom().removeEventListener("keydown", this.#historyKeyPressed);
    this.#filling.stop();
  }

  get state(): PreviewState {
    return this.#state;
  }

  set state(state: PreviewState) {
    this.#state = state;
    this.#board.toggleAttribute("data-play", this.#isPlaying());
    this.#draw();
    this.#filling.update(state, this.#isPlaying());
    this.#controls.update(this.#shown());
    this.#explaining.update(state);
    this.#replaying.update(state);
    this.#problems.update(state.problems, state.board?.marks ?? []);
  }

  #isPlaying(): boolean {
    return this.#state.mode === "play";
  }

  /** While the board is filled in, that is what is undone. */
  #shown(): PreviewState {
    return this.#isPlaying() ? { ...this.#state, history: this.#filling.history() } : this.#state;
  }

  #send(event: PreviewEvent): void {
    if (this.#isPlaying() && event.kind === "undo") this.#filling.undo();
    else if (this.#isPlaying() && event.kind === "redo") this.#filling.redo();
    else this.#fire(event);
  }

  #fire(event: PreviewEvent): void {
    this.dispatchEvent(new CustomEvent("ecp", { detail: event }));
  }

  /** Also where there is no text beside the board. */
  #pointed(event: PointerEvent): void {
    if (!this.#isPlaying() || !(event.target instanceof Element) || this.#drawing === undefined) return;
    if (!this.#drawing.svg.contains(event.target)) return;
    event.preventDefault();
    this.#board.setPointerCapture(event.pointerId);
    this.#filling.pointerDown(event);
  }

  #overlay(): void {
    if (this.#drawing !== undefined) drawOverlay(this.#drawing, this.#state, this.#active, this.#filling);
  }

  #draw(): void {
    const { board, cursor } = this.#state;
    const svg = drawingOf(this.#state);
    if (svg !== this.#drawn) this.#redraw(svg);
    this.#board.toggleAttribute("data-stale", board?.stale === true);
    this.#board.setAttribute(
      "aria-label",
      board === undefined ? "Board" : `Board of ${board.instance.title ?? board.instance.puzzle}`,
    );
    const drawing = this.#drawing;
    this.#help.hidden = drawing === undefined || drawing.cells.size === 0;
    const { replayed } = this.#state;
    const help = replayed !== undefined ? replayKeysHelp : this.#isPlaying() ? helpToPlay : helpToSet;
    if (this.#help.textContent !== help) this.#help.textContent = help;
    if (drawing === undefined) return;
    const isInBoard = drawing.svg.contains(this.shadowRoot?.activeElement ?? null);
    if (!isInBoard && cursor !== undefined) this.#active = cursor;
    if (this.#active === undefined || !drawing.cells.has(this.#active))
      this.#active = drawing.cells.keys().next().value;
    this.#overlay();
  }

  #redraw(svg: string | undefined): void {
    const before = this.#drawing;
    const focused = before?.svg.contains(this.shadowRoot?.activeElement ?? null) === true;
    const drawn = this.#drawn;
    this.#drawn = svg;
    this.#filling.clear();
    const patched =
      before !== undefined && svg !== undefined && drawn !== undefined && patchDrawing(before, drawn, svg);
    if (!patched) {
      this.#drawing = svg === undefined ? undefined : readDrawing(svg);
      this.#board.replaceChildren(this.#drawing?.svg ?? noBoard());
    }
    if (focused) this.#focus(this.#active);
  }

  #focus(name: string | undefined): void {
    const box = name === undefined ? undefined : this.#drawing?.cells.get(name);
    if (box === undefined) return;
    for (const other of this.#drawing?.cells.values() ?? []) tabStop(other, other === box);
    this.#active = box.name;
    box.group.focus();
  }

  #point(cells: readonly string[]): void {
    const drawing = this.#drawing;
    if (drawing === undefined) return;
    for (const old of drawing.overlay.querySelectorAll(".named")) old.remove();
    for (const name of cells) {
      const box = drawing.cells.get(name);
      if (box === undefined) continue;
      drawing.overlay.append(overCell(box, "named"));
    }
  }

  #clicked(event: Event): void {
    const name = cellOf(event.target);
    if (name === undefined || this.#isPlaying()) return;
    this.#focus(name);
    this.#send({ kind: "select", cell: name });
  }

  #keyPressed(event: KeyboardEvent): void {
    const from = cellOf(event.target);
    if (this.#isPlaying()) {
      if (from === undefined || !this.#filling.keyPressed(event, from)) return;
      event.preventDefault();
      return;
    }
    const action = from === undefined ? undefined : keyAction(event);
    if (from === undefined || action === undefined) return;
    event.preventDefault();
    this.#act(from, action);
  }

  #filmKeyPressed(event: Event): void {
    if (!(event instanceof KeyboardEvent) || !this.#replaying.keyPressed(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** An editor round the page has these keys too, for what has the focus there: it must not hear them. */
  readonly #historyKeyPressed = (event: Event): void => {
    if (!(event instanceof KeyboardEvent)) return;
    const kind = historyKey(event);
    if (kind === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#typed = undefined;
    this.#send({ kind });
  };

  #act(from: string, action: KeyAction): void {
    const { board } = this.#state;
    const plan = this.#drawing?.plan;
    if (board === undefined || plan === undefined) return;
    switch (action.does) {
      case "move":
      case "row-end": {
        this.#typed = undefined;
        const to =
          action.does === "move"
            ? plan.towards(from, action.rows, action.columns)
            : plan.rowEnd(from, action.columns);
        if (to === undefined || to === from) return;
        this.#focus(to);
        this.#send({ kind: "select", cell: to });
        return;
      }
      case "type": {
        this.#typed = typeKey(this.#typed, from, action.key, performance.now());
        this.#send({ kind: "type", cell: from, symbol: this.#typed.symbol, key: action.key });
        return;
      }
      case "clear":
        this.#typed = undefined;
        this.#send({ kind: "type", cell: from, symbol: "." });
        return;
      case "edit":
        this.#edit();
        return;
      default:
        action satisfies never;
    }
  }

  /** A field above the cell, for symbols of several characters. */
  #edit(): void {
    const name = this.#active;
    const box = name === undefined ? undefined : this.#drawing?.cells.get(name);
    if (name === undefined || box === undefined) return;
    const cell = box.group.getBoundingClientRect();
    const board = this.#board.getBoundingClientRect();
    const before = this.#state.board?.cells.find((each) => each.name === name)?.places[0]?.symbol ?? "";
    const field = element("input", {
      class: "edit",
      "aria-label": `Symbol for ${name}`,
      value: before === "." ? "" : before,
    });
    field.style.left = `${cell.left - board.left}px`;
    field.style.top = `${cell.top - board.top}px`;
    field.style.height = `${Math.max(cell.height, 24)}px`;
    field.style.width = `${cell.width}px`;
    let open = true;
    const close = (write: boolean): void => {
      if (!open) return;
      open = false;
      const symbol = field.value.trim();
      field.remove();
      this.#focus(name);
      if (write && symbol !== before)
        this.#send({ kind: "type", cell: name, symbol: symbol === "" ? "." : symbol });
    };
    field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Enter" || event.key === "Escape") {
        event.preventDefault();
        close(event.key === "Enter");
      }
    });
    field.addEventListener("blur", () => close(true));
    this.#board.append(field);
    field.focus();
    field.select();
  }
}

const helpToSet =
  "Arrow keys move, a symbol is written into the text, Backspace clears, Enter takes a longer symbol, Ctrl+Z undoes.";
const helpToPlay =
  "Press or drag; the other button crosses out. Arrow keys move (with Shift they choose more cells), Enter or Space goes to the next value, X or - crosses out, Backspace clears, Shift with a digit notes it in the corner, Ctrl in the middle, Ctrl+Z undoes.";

const noBoard = (): HTMLElement =>
  element("p", { class: "empty" }, "There is no board yet: it is drawn as soon as an instance can be read.");

function cellOf(target: EventTarget | null): string | undefined {
  const group = target instanceof Element ? target.closest("g[data-cell]") : null;
  return group?.getAttribute("data-cell") ?? undefined;
}
