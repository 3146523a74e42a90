/** The colours of an SVG drawing as a viewer works them out of its own style sheet, for a light and a dark page; and how far apart two colours are. */

export type Page = "light" | "dark";

export interface Painted {
  /** `text`, `path`, `rect` … */
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  /** Colours as `[red, green, blue]`, each 0..1; undefined where nothing is painted. */
  readonly fill: Colour | undefined;
  readonly stroke: Colour | undefined;
  readonly opacity: number;
}

export type Colour = readonly [number, number, number];

/** All elements that are painted, in their order. */
export function paintedIn(svg: string, page: Page): readonly Painted[] {
  const sheet = /<style>([\s\S]*?)<\/style>/u.exec(svg)?.[1] ?? "";
  const dark = /@media \(prefers-color-scheme:dark\)\{\.ecp\{([^}]*)\}\}/u.exec(sheet)?.[1] ?? "";
  const plain = sheet.replace(/@media[^{]*\{[^}]*\}\}/u, "");
  const light = /^\.ecp\{([^}]*)\}/u.exec(plain)?.[1] ?? "";
  const variables = new Map([...declarations(light), ...(page === "dark" ? declarations(dark) : [])]);
  const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/gu)]
    .slice(1)
    .flatMap(([, selectors = "", body = ""]) => selectors.split(",").map((selector) => ({ selector, body })));
  const elements = svg.replace(/<(style|title)>[\s\S]*?<\/\1>/gu, "");
  return [...elements.matchAll(/<(text|path|rect|circle)((?:\s[^<>]*?)?)(\/?)>([^<]*)/gu)].map(
    ([, tag = "", rest = "", closed, text = ""]): Painted => {
      const attributes = new Map(
        [...rest.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, a = "", b = ""]) => [a, b]),
      );
      const classes = new Set((attributes.get("class") ?? "").split(" "));
      const style = new Map(attributes);
      const ranked = rules
        .map((rule, order) => ({ ...rule, order, ...selected(rule.selector, tag, classes) }))
        .filter(({ holds }) => holds)
        .sort((a, b) => a.weight - b.weight || a.order - b.order);
      for (const { body } of ranked) for (const [name, value] of declarations(body)) style.set(name, value);
      for (const [name, value] of declarations(attributes.get("style") ?? "")) style.set(name, value);
      const colour = (name: string, otherwise: string): Colour | undefined =>
        colourOf(resolved(style.get(name) ?? otherwise, variables));
      return {
        tag,
        attributes,
        text: closed === "/" ? "" : text,
        fill: colour("fill", "#000000"),
        stroke: colour("stroke", "none"),
        opacity: Number(style.get("fill-opacity") ?? 1),
      };
    },
  );
}

const declarations = (body: string): readonly (readonly [string, string])[] =>
  body.split(";").flatMap((each) => {
    const colon = each.indexOf(":");
    return colon < 0 ? [] : [[each.slice(0, colon).trim(), each.slice(colon + 1).trim()] as const];
  });

function selected(selector: string, tag: string, classes: ReadonlySet<string>) {
  const last = selector.trim().replace(/^\.ecp\s+/u, "");
  const wanted = [...last.matchAll(/\.([\w-]+)/gu)].map(([, name = ""]) => name);
  const element = /^[a-z]+/u.exec(last)?.[0];
  const holds = wanted.every((name) => classes.has(name)) && (element === undefined || element === tag);
  return { holds, weight: 10 * wanted.length + (element === undefined ? 0 : 1) };
}

const resolved = (value: string, variables: ReadonlyMap<string, string>): string =>
  value.replace(/var\((--[\w-]+)\)/u, (_, name: string) => variables.get(name) ?? "none");

function colourOf(value: string): Colour | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(value);
  if (hex !== null) return [1, 2, 3].map((part) => Number.parseInt(hex[part] ?? "0", 16) / 255) as never;
  const hsl = /^hsl\((\d+),(\d+)%,(\d+)%\)$/u.exec(value);
  if (hsl === null) return undefined;
  const [hue = 0, saturation = 0, lightness = 0] = hsl.slice(1).map(Number);
  const [s, l] = [saturation / 100, lightness / 100];
  return [0, 8, 4].map((n) => {
    const k = (n + hue / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  }) as never;
}

/** The colour that is seen where one lets through some of that under it. */
export const over = (top: Colour, under: Colour, opacity: number): Colour =>
  top.map((part, i) => part * opacity + (under[i] ?? 0) * (1 - opacity)) as never;

/** As WCAG has it: from 1 (the same) to 21 (black on white). */
export function contrast(a: Colour, b: Colour): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
