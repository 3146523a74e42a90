/** The controls of a board that is being filled in: tools, the values of the tool, check, restart and the clock. */
import type { PlayLayer } from "@ecp/compiler";
import type { CheckResult } from "@ecp/lsp";
import { element } from "../element/dom.js";
import { coloursOfCells } from "./colours.js";
import type { Tool } from "./tools.js";

export interface FillControls {
  readonly bar: HTMLElement;
  readonly says: HTMLElement;
  readonly update: (shown: ShownControls) => void;
  readonly tick: (seconds: number) => void;
}

export interface ShownControls {
  readonly tools: readonly Tool[];
  readonly tool: Tool | undefined;
  readonly check: CheckResult | undefined;
  readonly isChecking: boolean;
  readonly isEmpty: boolean;
  /** The clock is shown. */
  readonly isTimed: boolean;
}

export type FillAction =
  | { readonly does: "tool"; readonly id: string }
  | { readonly does: "value"; readonly value: string }
  | { readonly does: "colour"; readonly colour: number }
  | { readonly does: "clear" }
  | { readonly does: "check" }
  | { readonly does: "restart" }
  | { readonly does: "clock" };

/** More values are typed only. */
const mostButtons = 25;

export function makeFillControls(act: (action: FillAction) => void): FillControls {
  const button = (
    label: string,
    action: FillAction,
    more: Readonly<Record<string, string>>,
  ): HTMLButtonElement => {
    const made = element("button", { type: "button", ...more }, label);
    made.addEventListener("click", () => act(action));
    return made;
  };
  const tools = element("span", { class: "group", role: "group", "aria-label": "Tools" });
  const values = element("span", { class: "group values", role: "group", "aria-label": "Values" });
  const check = button(
    "Check",
    { does: "check" },
    {
      "data-do": "check",
      title: "Whether anything is wrong so far",
    },
  );
  const restart = button(
    "Restart",
    { does: "restart" },
    {
      "data-do": "restart",
      title: "Take away all that was filled in (Undo brings it back)",
    },
  );
  const clock = button("Clock", { does: "clock" }, { "data-do": "clock", "aria-pressed": "false" });
  const time = element("span", { class: "time", role: "timer", hidden: "" });
  const bar = element(
    "div",
    { class: "bar fill", role: "toolbar", "aria-label": "Fill in" },
    tools,
    values,
    check,
    restart,
    clock,
    time,
  );
  const says = element("p", { class: "checked", role: "status", "aria-live": "polite", hidden: "" });
  let toolsListed = "";
  let valuesListed = "";

  const listTools = (all: readonly Tool[], now: Tool | undefined): void => {
    const listed = all.map(({ id, label }) => `${id} ${label}`).join("\n");
    if (listed !== toolsListed) {
      toolsListed = listed;
      tools.replaceChildren(
        ...all.map(({ id, label }) =>
          button(label, { does: "tool", id }, { "data-tool": id, "aria-pressed": "false" }),
        ),
      );
    }
    for (const each of tools.children)
      each.setAttribute("aria-pressed", String(each.getAttribute("data-tool") === now?.id));
  };

  const listValues = (all: readonly Tool[], now: Tool | undefined): void => {
    const made = now === undefined ? [] : valueButtons(now, all, button);
    const listed = made.map(({ textContent, dataset }) => `${textContent} ${dataset.value}`).join("\n");
    if (`${now?.id}\n${listed}` === valuesListed) return;
    valuesListed = `${now?.id}\n${listed}`;
    values.replaceChildren(...made);
    values.hidden = made.length === 0;
  };

  return {
    bar,
    says,
    update: ({ tools: all, tool, check: checked, isChecking, isEmpty, isTimed }) => {
      listTools(all, tool);
      listValues(all, tool);
      check.disabled = isChecking;
      restart.disabled = isEmpty;
      clock.setAttribute("aria-pressed", String(isTimed));
      time.hidden = !isTimed;
      const text = isChecking ? "Checking …" : (checked?.says ?? "");
      if (says.textContent !== text) says.textContent = text;
      says.hidden = text === "";
      says.dataset.status = isChecking ? "" : (checked?.status ?? "");
    },
    tick: (seconds) => {
      const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
      time.textContent = `${minutes}:${String(rest).padStart(2, "0")}`;
    },
  };
}

/** The layer whose values are typed: those of notes are of the first. */
export function typedLayer(tool: Tool, all: readonly Tool[]): PlayLayer | undefined {
  const own = tool.kind === "note" ? all.find((each) => each.kind === "layer" && each.way === "type") : tool;
  return own?.kind === "layer" && own.way === "type" ? own.layer : undefined;
}

type MakeButton = (
  label: string,
  action: FillAction,
  more: Readonly<Record<string, string>>,
) => HTMLButtonElement;

/** Everything that can be typed can be pressed as well, since a phone has no keys. */
function valueButtons(tool: Tool, all: readonly Tool[], button: MakeButton): readonly HTMLButtonElement[] {
  const clear = button(
    "⌫",
    { does: "clear" },
    { "data-value": "", "aria-label": "Clear", title: "Clear (Backspace)" },
  );
  if (tool.kind === "colour")
    return [
      ...coloursOfCells.map((name, colour) =>
        button(
          "",
          { does: "colour", colour },
          { class: `swatch ${name}`, "data-value": name, "aria-label": name, title: name },
        ),
      ),
      clear,
    ];
  const layer = typedLayer(tool, all);
  if (layer === undefined) return [];
  const { values, nothing } = layer;
  if (values.length > mostButtons) return [clear];
  return [
    ...values.map(({ text }) =>
      button(
        text === nothing ? "•" : text,
        { does: "value", value: text },
        { "data-value": text, "aria-label": text },
      ),
    ),
    clear,
  ];
}
