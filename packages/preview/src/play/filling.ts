/**
 * Filling in a board: the tools, the pointer and the keys make changes of what is filled in; it is drawn, kept, and told to the session, which asks whether
 * it is right. Nothing of it is written into the text.
 */
import type { PlayLayer, PlayPlace } from "@ecp/compiler";
import { type CellPlan, middleOf, type Spot, spotOfPoint } from "../element/cell-plan.js";
import type { Drawing } from "../element/drawing.js";
import { type Typed, typeKey } from "../element/typing.js";
import { type EditHistoryState, isDrawnOver, type PreviewEvent, type PreviewState } from "../state.js";
import { type FillAction, makeFillControls, typedLayer } from "./fill-controls.js";
import { makeFillDrawing } from "./fill-drawing.js";
import { makeFillHistory } from "./fill-history.js";
import { fillKey, type PressedKey } from "./fill-keys.js";
import {
  entriesOf,
  type Filled,
  filledText,
  fitting,
  isEmpty,
  keyOf,
  type Note,
  nothingFilled,
  readFilled,
  withColour,
  withEntry,
  withNote,
  withoutNotes,
} from "./filled.js";
import type { Keeper } from "./keep.js";
import { type PlacesOfLayer, placesOf } from "./places.js";
import { beginColouring, beginStroke, type Stroke } from "./stroke.js";
import { isOnCells, nextValue, type Tool, toolsOf, valueTyped } from "./tools.js";

export interface FillingHost {
  readonly drawing: () => Drawing | undefined;
  /** The cell that the keyboard is at. */
  readonly active: () => string | undefined;
  readonly focus: (cell: string) => void;
  readonly send: (event: PreviewEvent) => void;
  /** The history has changed. */
  readonly changed: () => void;
  readonly keeper: () => Keeper;
}

export interface Filling {
  readonly bar: HTMLElement;
  readonly says: HTMLElement;
  /** `isOn`: the board is being filled in. */
  readonly update: (state: PreviewState, isOn: boolean) => void;
  readonly draw: () => void;
  /** Removes the drawing, since the board is about to be drawn anew. */
  readonly clear: () => void;
  readonly pointerDown: (event: PointerEvent) => void;
  readonly pointerMove: (event: PointerEvent) => void;
  readonly pointerUp: () => void;
  /** Whether the key means something here. */
  readonly keyPressed: (event: PressedKey, cell: string) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly history: () => EditHistoryState;
  readonly isFilled: (key: string) => boolean;
  /** The entry there, in words for those who hear the board. */
  readonly saysOf: (cell: string) => readonly string[];
  readonly stop: () => void;
}

export function makeFilling(host: FillingHost): Filling {
  const history = makeFillHistory();
  const drawn = makeFillDrawing();
  const controls = makeFillControls((action) => act(action));
  let state: PreviewState | undefined;
  let isOn = false;
  let key: string | undefined;
  let layers: readonly PlayLayer[] = [];
  let tools: readonly Tool[] = [];
  let tool: Tool | undefined;
  let places = new Map<PlayLayer, { readonly plan: CellPlan; readonly places: PlacesOfLayer }>();
  let chosen = new Set<string>();
  let place: PlayPlace | undefined;
  let stroke: Stroke | undefined;
  let isStrokeBegun = false;
  /** The pointer goes over cells, and chooses them. */
  let isChoosing = false;
  let colour = 0;
  let typed: Typed | undefined;
  let seconds = 0;
  let isTimed = false;
  let clock: ReturnType<typeof setInterval> | undefined;

  const layerTool = (): Extract<Tool, { kind: "layer" }> | undefined =>
    tool?.kind === "layer" ? tool : undefined;
  /** As they lie in the drawing that is shown. */
  const placesHere = (layer: PlayLayer): PlacesOfLayer | undefined => {
    const { plan } = host.drawing() ?? {};
    if (plan === undefined) return undefined;
    const known = places.get(layer);
    if (known?.plan === plan) return known.places;
    const made = placesOf(layer, plan);
    places.set(layer, { plan, places: made });
    return made;
  };

  const isCovered = (): boolean => state !== undefined && isDrawnOver(state);

  const keep = (): void => {
    if (key === undefined) return;
    const now = history.now();
    host.keeper().save(key, isEmpty(now) && seconds === 0 ? undefined : filledText(now, seconds));
  };
  const show = (): void => {
    controls.update({
      tools,
      tool,
      check: state?.check,
      isChecking: state?.work === "check",
      isEmpty: isEmpty(history.now()),
      isTimed,
    });
    draw();
  };
  const change = (filled: Filled, isSameStep = false): void => {
    if (filled === history.now()) return;
    history.change(filled, isSameStep);
    told();
  };
  const told = (): void => {
    keep();
    host.send({ kind: "filled", entries: entriesOf(history.now()) });
    show();
    host.changed();
  };

  const draw = (): void => {
    const drawing = host.drawing();
    if (drawing === undefined) return;
    if (!isOn || isCovered()) {
      drawn.clear(drawing);
      return;
    }
    const explained = state?.explained?.result.wrong;
    const wrong = new Set(
      [...(state?.check?.wrong ?? []), ...(explained === undefined ? [] : [explained])].map(
        ({ layer: name, part, element }) => keyOf({ name, part }, element),
      ),
    );
    drawn.draw(drawing, layers, {
      filled: history.now(),
      chosen: isOnCells(tool ?? { kind: "colour", id: "", label: "" }) ? chosen : new Set(),
      place: tool !== undefined && isOnCells(tool) ? undefined : place,
      wrong,
    });
  };

  const act = (action: FillAction): void => {
    switch (action.does) {
      case "tool":
        tool = tools.find(({ id }) => id === action.id);
        place = undefined;
        show();
        return;
      case "value":
        enter(action.value, tool?.kind === "note" ? tool.note : undefined);
        return;
      case "colour":
        colour = action.colour;
        if (chosen.size > 0) change(withColour(history.now(), [...chosen], colour));
        return;
      case "clear":
        clearChosen();
        return;
      case "check":
        host.send({ kind: "check" });
        return;
      case "restart":
        seconds = 0;
        change(nothingFilled);
        return;
      case "clock":
        isTimed = !isTimed;
        time();
        show();
        return;
      default:
        action satisfies never;
    }
  };

  /** Counts while the board is looked at, and not done. */
  const time = (): void => {
    clearInterval(clock);
    controls.tick(seconds);
    if (!isTimed || !isOn) return;
    clock = setInterval(() => {
      if (document.hidden || state?.check?.status === "solved") return;
      controls.tick(++seconds);
      keep();
    }, 1000);
  };

  /** The place of the layer that is this cell. */
  const placeOfCell = (layer: PlayLayer, cell: string): PlayPlace | undefined =>
    placesHere(layer)?.ofCell(cell);
  const chosenCells = (): readonly string[] => {
    const active = host.active();
    return chosen.size > 0 ? [...chosen] : active === undefined ? [] : [active];
  };

  /** A value, or a note of it, in all cells that are chosen; where all have it, it is taken away. */
  const enter = (value: string, note: Note | undefined): void => {
    const layer = tool === undefined ? undefined : (typedLayer(tool, tools) ?? layerTool()?.layer);
    if (layer === undefined) return;
    const open = chosenCells().flatMap((cell) => {
      const at = placeOfCell(layer, cell);
      return at === undefined ? [] : [{ cell, at }];
    });
    if (note !== undefined) {
      const empty = open.filter(({ at }) => !history.now().entries.has(keyOf(layer, at.element)));
      if (empty.length > 0)
        change(
          withNote(
            history.now(),
            note,
            empty.map(({ cell }) => cell),
            value,
          ),
        );
      return;
    }
    const keys = open.map(({ at }) => keyOf(layer, at.element));
    const has = keys.length > 0 && keys.every((each) => history.now().entries.get(each) === value);
    change(keys.reduce((filled, each) => withEntry(filled, each, has ? undefined : value), history.now()));
  };

  const clearChosen = (): void => {
    const now = history.now();
    const own = layerTool();
    if (own !== undefined && !isOnCells(own)) {
      if (place !== undefined) change(withEntry(now, keyOf(own.layer, place.element), undefined));
      return;
    }
    const cells = chosenCells();
    if (tool?.kind === "colour") {
      change(withColour(now, cells, undefined));
      return;
    }
    const keys = layers
      .filter(({ on }) => on === "cell")
      .flatMap((layer) =>
        cells.flatMap((cell) => {
          const at = placeOfCell(layer, cell);
          return at === undefined ? [] : [keyOf(layer, at.element)];
        }),
      );
    const hasValue = keys.some((each) => now.entries.has(each));
    change(
      hasValue
        ? keys.reduce((filled, each) => withEntry(filled, each, undefined), now)
        : withoutNotes(now, cells),
    );
  };

  // ------------------------------------------------------------ the pointer

  const spotOf = ({ clientX, clientY }: PointerEvent): Spot | undefined => {
    const drawing = host.drawing();
    const group = drawing?.overlay.parentElement;
    if (!(group instanceof SVGGraphicsElement)) return undefined;
    const matrix = group.getScreenCTM();
    if (matrix === null) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return spotOfPoint([x, y]);
  };
  const cellAtSpot = (spot: Spot): string | undefined => host.drawing()?.plan.cellAt(spot)?.name;
  const choose = (cell: string | undefined, adds: boolean): void => {
    if (!adds) chosen = new Set();
    if (cell === undefined) return;
    if (!chosen.has(cell)) chosen = new Set([...chosen, cell]);
    host.focus(cell);
  };

  const pointerDown = (event: PointerEvent): void => {
    const spot = spotOf(event);
    const { plan } = host.drawing() ?? {};
    if (spot === undefined || plan === undefined || tool === undefined) return;
    if (event.button > 2 || isCovered()) return;
    const cell = cellAtSpot(spot);
    typed = undefined;
    isStrokeBegun = false;
    const cross = event.button === 2 || event.ctrlKey || event.metaKey;
    if (tool.kind === "layer" && tool.way !== "type") {
      const board = { plan, places: placesHere(tool.layer) ?? placesOf(tool.layer, plan) };
      stroke = beginStroke(tool, board, spot, cross);
      place = isOnCells(tool) ? undefined : board.places.near(spot);
      choose(cell, false);
    } else if (tool.kind === "colour") {
      stroke = beginColouring(plan, spot, cross ? undefined : colour, history.now());
      choose(cell, false);
    } else {
      isChoosing = true;
      choose(cell, event.shiftKey || cross);
    }
    goTo(spot);
    show();
  };
  const goTo = (spot: Spot): void => {
    if (stroke !== undefined) {
      const changed = stroke.to(spot, history.now());
      if (changed !== history.now()) {
        change(changed, isStrokeBegun);
        isStrokeBegun = true;
      }
    }
  };
  const pointerMove = (event: PointerEvent): void => {
    if (stroke === undefined && !isChoosing) return;
    const spot = spotOf(event);
    if (spot === undefined) return;
    goTo(spot);
    if (!isChoosing) return;
    const cell = cellAtSpot(spot);
    if (cell === undefined || chosen.has(cell)) return;
    choose(cell, true);
    draw();
  };
  const pointerUp = (): void => {
    if (stroke !== undefined) change(stroke.end(history.now()), isStrokeBegun);
    stroke = undefined;
    isChoosing = false;
  };

  // ------------------------------------------------------------ the keys

  const press = (cell: string, cross: boolean): void => {
    const own = layerTool();
    if (own === undefined) {
      if (tool?.kind === "colour")
        change(withColour(history.now(), chosenCells(), cross ? undefined : colour));
      return;
    }
    const at = isOnCells(own) ? placeOfCell(own.layer, cell) : place;
    if (at === undefined) return;
    const own_ = keyOf(own.layer, at.element);
    const next = nextValue(own, at, history.now().entries.get(own_), { cross, isDrawn: true });
    change(withEntry(history.now(), own_, next));
  };
  const move = (cell: string, rows: number, columns: number, adds: boolean): void => {
    const own = layerTool();
    typed = undefined;
    if (own !== undefined && !isOnCells(own)) {
      const all = placesHere(own.layer);
      const box = host.drawing()?.cells.get(cell);
      const from = place?.at ?? (box === undefined ? undefined : middleOf(box));
      if (all === undefined || from === undefined) return;
      place = all.towards(from, rows, columns) ?? place;
      draw();
      return;
    }
    const to = host.drawing()?.plan.towards(cell, rows, columns);
    if (to === undefined) return;
    if (adds && chosen.size === 0) choose(cell, false);
    choose(to, adds);
    draw();
  };
  const type = (cell: string, pressed: string, note: Note | undefined): void => {
    const layer = tool === undefined ? undefined : (typedLayer(tool, tools) ?? layerTool()?.layer);
    if (layer === undefined) return;
    const at = layer.on === "cell" ? placeOfCell(layer, cell) : place;
    if (at === undefined) return;
    typed = typeKey(typed, at.name, pressed, performance.now());
    const whole = valueTyped(layer, at, typed.symbol);
    const value = whole ?? valueTyped(layer, at, pressed);
    if (value === undefined) return;
    if (whole === undefined) typed = { ...typed, symbol: pressed };
    const wanted = note ?? (tool?.kind === "note" ? tool.note : undefined);
    if (layer.on === "cell") {
      // The continuation is a longer number, not the same one again.
      if (typed.symbol.length > 1 && history.now().entries.get(keyOf(layer, at.element)) === value) return;
      enter(value, wanted);
    } else change(withEntry(history.now(), keyOf(layer, at.element), value));
  };

  return {
    bar: controls.bar,
    says: controls.says,
    update: (next, on) => {
      const before = state;
      const wasOn = isOn;
      state = next;
      if (isOn !== on) {
        isOn = on;
        time();
      }
      const play = isOn ? next.play : undefined;
      const playedBefore = wasOn ? before?.play : undefined;
      if (play === undefined) {
        key = undefined;
        layers = [];
      } else if (play !== playedBefore) {
        const isAnother = key === undefined;
        const isChanged = key !== play.key;
        key = play.key;
        layers = play.layers;
        places = new Map();
        tools = toolsOf(layers);
        tool = tools.find(({ id }) => id === tool?.id) ?? tools[0];
        place = undefined;
        if (isAnother) {
          const kept = readFilled(host.keeper().load(play.key) ?? "");
          seconds = kept?.seconds ?? 0;
          chosen = new Set();
          history.begin(fitting(kept?.filled ?? nothingFilled, layers));
          host.send({ kind: "filled", entries: entriesOf(history.now()) });
          host.changed();
        } else if (isChanged) {
          history.change(fitting(history.now(), layers), true);
          told();
        }
        controls.tick(seconds);
      }
      controls.bar.hidden = !isOn || layers.length === 0;
      controls.says.toggleAttribute("data-off", !isOn);
      show();
    },
    draw,
    clear: () => drawn.clear(host.drawing()),
    pointerDown,
    pointerMove,
    pointerUp,
    keyPressed: (event, cell) => {
      if (tool === undefined || isCovered()) return false;
      const isTyped = typedLayer(tool, tools) !== undefined;
      const pressed = fillKey(event, isTyped);
      if (pressed === undefined) return false;
      switch (pressed.does) {
        case "move":
          move(cell, pressed.rows, pressed.columns, pressed.extends);
          break;
        case "press":
          press(cell, false);
          break;
        case "cross":
          press(cell, true);
          break;
        case "clear":
          clearChosen();
          break;
        case "type":
          type(cell, pressed.key, pressed.note);
          break;
        default:
          pressed satisfies never;
      }
      return true;
    },
    undo: () => {
      if (history.undo()) told();
    },
    redo: () => {
      if (history.redo()) told();
    },
    history: history.state,
    isFilled: (key) => isOn && history.now().entries.has(key),
    saysOf: (cell) => {
      if (!isOn) return [];
      const { entries, corner, centre } = history.now();
      return [
        ...layers
          .filter(({ on }) => on === "cell")
          .flatMap((layer) => {
            const at = placeOfCell(layer, cell);
            const value = at === undefined ? undefined : entries.get(keyOf(layer, at.element));
            return value === undefined ? [] : [`${layer.name} ${value} filled in`];
          }),
        ...(corner.has(cell) ? [`corner ${corner.get(cell)?.join(" ")}`] : []),
        ...(centre.has(cell) ? [`centre ${centre.get(cell)?.join(" ")}`] : []),
      ];
    },
    stop: () => clearInterval(clock),
  };
}
