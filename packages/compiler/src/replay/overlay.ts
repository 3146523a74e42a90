/** Lists that come one after the other, laid over each other: one list of which each is a part, in its own order. */

import type { FilmPart, FrameSpan } from "./film.js";

export interface Overlay {
  /** The parts of a frame, in the order in which they are painted; frames come in order. */
  readonly add: (frame: number, parts: readonly string[]) => void;
  readonly parts: () => readonly FilmPart[];
}

interface Laid {
  readonly svg: string;
  readonly seen: FrameSpan[];
}

export function overlay(): Overlay {
  const laid: Laid[] = [];
  const known = new Set<string>();
  return {
    add: (frame, parts) => {
      let at = 0;
      for (const svg of parts) {
        const found = known.has(svg) ? placeFrom(laid, at, svg) : undefined;
        if (found !== undefined) at = found;
        else laid.splice(at, 0, { svg, seen: [] });
        known.add(svg);
        see(laid[at], frame);
        at++;
      }
    },
    parts: () => laid,
  };
}

/** The first place of it from `start` on: near it, as a rule. */
function placeFrom(laid: readonly Laid[], start: number, svg: string): number | undefined {
  for (let at = start; at < laid.length; at++) if (laid[at]?.svg === svg) return at;
  return undefined;
}

function see(part: Laid | undefined, frame: number): void {
  const last = part?.seen.at(-1);
  if (last?.[1] === frame) part?.seen.splice(-1, 1, [last[0], frame + 1]);
  else part?.seen.push([frame, frame + 1]);
}
