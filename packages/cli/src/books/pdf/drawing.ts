/** A drawing, as `drawSvg` writes it, as operators of PDF. The sign of its paper is left out, since a page is white. */
import { circle, outline, rectangle } from "./outline.js";
import { colourOf, type Style, styleOf } from "./styles.js";
import { textWidth, written } from "./text.js";

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** From the upper left corner, downwards. */
  readonly operators: string;
}

type Attributes = ReadonlyMap<string, string>;

const numberIn = (attributes: Attributes, name: string): number => Number(attributes.get(name) ?? 0);

export function drawingOf(svg: string): Drawing {
  const operators: string[] = [];
  let size: Attributes = new Map();
  let text: Attributes | undefined;
  for (const [, close, name = "", inside = "", alone, said = ""] of svg.matchAll(
    /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g,
  )) {
    const attributes = new Map(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    );
    if (name === "svg") size = close === "" ? attributes : size;
    else if (name === "g") {
      if (close === "/") operators.push("Q");
      else operators.push(`q ${moved(attributes.get("transform"))}`);
      if (alone === "/") operators.push("Q");
    } else if (name === "text" && close === "") {
      text = attributes;
      operators.push(textOf(attributes, said));
    } else if (close === "" && text === undefined) operators.push(shapeOf(name, attributes));
    if (name === "text" && close === "/") text = undefined;
  }
  return {
    width: numberIn(size, "width"),
    height: numberIn(size, "height"),
    operators: operators.filter((each) => each !== "").join("\n"),
  };
}

function moved(transform: string | undefined): string {
  const [x = 0, y = 0] = (transform?.match(/-?[\d.]+/g) ?? []).map(Number);
  return transform?.startsWith("translate") === true ? `1 0 0 1 ${x} ${y} cm` : "";
}

function shapeOf(name: string, attributes: Attributes): string {
  const at = (key: string): number => numberIn(attributes, key);
  const path =
    name === "rect"
      ? rectangle(at("x"), at("y"), at("width"), at("height"))
      : name === "circle"
        ? circle(at("cx"), at("cy"), at("r"))
        : name === "path"
          ? outline(attributes.get("d") ?? "")
          : name === "line"
            ? outline(`M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`)
            : "";
  if (path === "" || attributes.get("class") === "paper") return "";
  return painted(path, styleOf(name, attributes), attributes.get("transform"));
}

function painted(path: string, style: Style, transform: string | undefined): string {
  // Without a word about it, SVG fills with black.
  const fill = colourOf(style.get("fill") ?? "#000000");
  const stroke = colourOf(style.get("stroke"));
  if (fill === undefined && stroke === undefined) return "";
  const round = style.get("stroke-linecap") === "round" ? "1" : "0";
  const joined = style.get("stroke-linejoin") === "round" ? "1" : "0";
  const dashes = (style.get("stroke-dasharray") ?? "").replaceAll(",", " ");
  return [
    `q ${moved(transform)}`,
    ...(fill === undefined ? [] : [`${fill.map(short).join(" ")} rg`]),
    ...(stroke === undefined
      ? []
      : [
          `${stroke.map(short).join(" ")} RG ${Number(style.get("stroke-width") ?? 1)} w ${round} J ${joined} j [${dashes}] 0 d`,
        ]),
    path,
    fill === undefined ? "S" : stroke === undefined ? "f" : "B",
    "Q",
  ].join("\n");
}

const short = (part: number): string => String(Math.round(part * 1000) / 1000);

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function textOf(attributes: Attributes, said: string): string {
  const style = styleOf("text", attributes);
  const text = said.replace(/&(amp|lt|gt|quot);/g, (both, name: string) => signs[name] ?? both);
  const size = Number.parseFloat(attributes.get("font-size") ?? "16");
  const anchor = attributes.get("text-anchor") ?? style.get("text-anchor");
  const width = textWidth(text, size);
  const x = numberIn(attributes, "x") - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  return label(text, x, numberIn(attributes, "y"), size, {
    bold: Number(style.get("font-weight") ?? 400) >= 600,
    colour: colourOf(style.get("fill")) ?? [0, 0, 0],
  });
}

interface Look {
  readonly bold: boolean;
  readonly colour: readonly number[];
}

/** Text whose line begins at a place; the page is upside down there, and text is not. */
export const label = (text: string, x: number, y: number, size: number, { bold, colour }: Look): string =>
  `BT /${bold ? "B" : "R"} ${size} Tf ${colour.map(short).join(" ")} rg 1 0 0 -1 ${short(x)} ${short(y)} Tm (${written(text)}) Tj ET`;
