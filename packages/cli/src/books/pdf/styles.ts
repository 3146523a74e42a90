/** How the style sheet of drawings, which has classes alone, paints a part: the light colours, without variables. */
import { svgStyleSheet } from "@ecp/compiler";

export type Style = ReadonlyMap<string, string>;

interface Rule {
  /** A name of an element, or none. */
  readonly element: string;
  readonly classes: readonly string[];
  readonly declarations: readonly (readonly [string, string])[];
}

/** Rules by rank: a rule with more classes comes later. */
const rules: readonly Rule[] = [
  ...svgStyleSheet.replace(/@media[^{]*\{[^{}]*\{[^{}]*\}\}/g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g),
]
  .flatMap(([, selectors = "", body = ""]) =>
    selectors.split(",").map((selector): Rule => {
      const [element = "", ...classes] = selector
        .trim()
        .replace(/^\.ecp ?/, "")
        .split(".");
      const declarations = body
        .split(";")
        .map((each) => each.split(":", 2))
        .flatMap(([name, value]) =>
          name === undefined || value === undefined || value.includes("var(") || name.startsWith("--")
            ? []
            : [[name, value] as const],
        );
      return { element, classes, declarations };
    }),
  )
  .toSorted((one, other) => one.classes.length - other.classes.length);

/** `attributes`: of the part. One with a style of its own has its colour in the attribute as well. */
export function styleOf(element: string, attributes: ReadonlyMap<string, string>): Style {
  const classes = new Set((attributes.get("class") ?? "").split(" "));
  const style = new Map<string, string>();
  for (const rule of rules)
    if ((rule.element === "" || rule.element === element) && rule.classes.every((name) => classes.has(name)))
      for (const [name, value] of rule.declarations) style.set(name, value);
  const own = attributes.has("style");
  for (const name of ["fill", "stroke", "stroke-width", "stroke-dasharray", "fill-opacity", "font-weight"]) {
    const value = attributes.get(name);
    if (value !== undefined && (own || !style.has(name))) style.set(name, value);
  }
  return style;
}

export type Colour = readonly [red: number, green: number, blue: number];

/** From 0 to 1; undefined for none. */
export function colourOf(text: string | undefined): Colour | undefined {
  const hex = /^#([0-9a-f]{6})$/i.exec(text ?? "")?.[1];
  if (hex !== undefined) {
    const number = Number.parseInt(hex, 16);
    return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
  }
  const hsl = /^hsl\((\d+),(\d+)%,(\d+)%\)$/.exec(text ?? "");
  if (hsl === null) return undefined;
  const [hue, saturation, lightness] = [Number(hsl[1]), Number(hsl[2]) / 100, Number(hsl[3]) / 100];
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const at = (shift: number): number => {
    const place = (shift + hue / 30) % 12;
    return lightness - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return [at(0), at(8), at(4)];
}
