/**
 * A film as one SVG that moves by its style sheet, without scripts: so it moves in an `img`, too. People who want no motion, and programs that
 * know no animations, see the last board; it stands still while the pointer is on it.
 */
import { type Film, type FrameSpan, svgStyleSheet } from "@ecp/compiler";
import { escaped } from "../report/escaped.js";
import { PICTURE_REST } from "../thresholds.js";
import { captioned } from "./captions.js";

interface Seen {
  readonly svg: string;
  readonly seen: readonly FrameSpan[];
}

/** `speed`: frames a second. */
export function movingSvg(film: Film, title: string, speed: number): string {
  const frames = film.says.length;
  const { width, height, captions } = captioned(film);
  const words = captions.map((svg, frame): Seen => ({ svg, seen: [[frame, frame + 1]] }));
  const seconds = frames / speed + PICTURE_REST;
  const clock = animations(frames, frames / speed / seconds, seconds);
  const body = [...film.parts, ...words].map(({ svg, seen }) => clock.shown(svg, seen));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="ecp" role="img" aria-label="${escaped(title)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(`The search for the answer, in ${frames} frames. The last: ${film.says.at(-1) ?? ""}`)}</desc>`,
    `<style>${svgStyleSheet}</style>`,
    `<style>${clock.style()}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...body,
    "</svg>",
    "",
  ].join("\n");
}

/** Parts that are seen at the same times share a class. */
function animations(frames: number, moving: number, seconds: number) {
  const names = new Map<string, number>();
  const rules: string[] = [];
  const moves: string[] = [];
  const percent = (frame: number): string =>
    `${Math.round(((100 * frame * moving) / frames) * 10_000) / 10_000}%`;
  const define = (seen: readonly FrameSpan[]): number => {
    const name = names.size;
    const isLast = seen.at(-1)?.[1] === frames;
    const stops = seen.flatMap(([from, before]) => [
      ...(from === 0 ? [] : [`${percent(from)}{visibility:visible}`]),
      ...(before === frames ? [] : [`${percent(before)}{visibility:hidden}`]),
    ]);
    const first = seen[0]?.[0] === 0 ? "visible" : "hidden";
    rules.push(`@keyframes f${name}{0%{visibility:${first}}${stops.join("")}}`);
    moves.push(`.f${name}{animation-name:f${name}}`);
    if (!isLast) rules.push(`.f${name}{visibility:hidden}`);
    return name;
  };
  return {
    shown: (svg: string, seen: readonly FrameSpan[]): string => {
      const key = seen.join(";");
      if (key === `0,${frames}`) return svg;
      const name = names.get(key) ?? define(seen);
      names.set(key, name);
      return `<g class="f f${name}">${svg}</g>`;
    },
    style: (): string =>
      [
        // A part that is not seen has no tooltip.
        ".f [pointer-events]{pointer-events:visible}",
        ...rules,
        `@media (prefers-reduced-motion:no-preference){.f{animation:${Math.round(seconds * 1000)}ms step-end infinite}`,
        "svg:hover .f{animation-play-state:paused}",
        ...moves,
        "}",
      ].join("\n"),
  };
}
