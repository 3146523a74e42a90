/** Arrows between two cells: the formats know one to the left or up, and one to the right or down. */
import { placesOfArrows } from "../../codes/places-of-marks.js";
import { either, sign } from "../../codes/token.js";
import { draftLayer, type Value } from "../../givens.js";
import { fills, names } from "../../meaning.js";
import { linkCells, linkEdges, onEdges, onLinks, onLinksInOne } from "../../places.js";
import type { Field } from "../field.js";
import { coded, words } from "../values.js";

const TOLD = "arrow told";

/** 1 and 2 as directions, by how a link lies. */
const directionsOf = (size: { rows: number; columns: number }): readonly (readonly [string, string])[] =>
  linkCells(size).map((_, link) =>
    link < size.rows * (size.columns - 1) ? ["left", "right"] : ["up", "down"],
  );

/** Two lists, one for each way. */
export const linkArrowsBody = (layer: string): Field => {
  const ways = [0, 1].map((way) => coded(placesOfArrows, fills(TOLD + way), onLinksInOne));
  return {
    read(cursor, draft) {
      const values = draftLayer(draft, layer);
      for (const [way, field] of ways.entries()) {
        const problem = field.read(cursor, draft);
        if (problem !== undefined) return problem;
        const told = draft.layers.get(TOLD + way) ?? [];
        draft.layers.delete(TOLD + way);
        directionsOf(draft).forEach((both, link) => {
          if (told[link] !== undefined) values[link] = both[way === 0 ? 0 : 1];
        });
      }
      return undefined;
    },
    write(givens) {
      const values = givens.layers.get(layer) ?? [];
      let text = "";
      for (const [way, field] of ways.entries()) {
        const told = directionsOf(givens).map((both, link) =>
          values[link] === both[way === 0 ? 0 : 1] ? 1 : undefined,
        );
        const written = field.write({ ...givens, layers: new Map([[TOLD + way, told]]) });
        if ("problem" in written) return written;
        text += written.value;
      }
      return { value: text };
    },
  };
};

/** Words at the links, or at all edges, of which those round the board say nothing. */
export const linkArrowWords = (layer: string, at: "links" | "edges" = "edges"): Field => {
  const places = at === "links" ? onLinks : onEdges;
  const field = words(either(sign("1", 1), sign("2", 2)), names(TOLD, { 1: 1, 2: 2 }), places, "0");
  const placesOfLinks = (size: { rows: number; columns: number }): readonly number[] =>
    linkEdges(size).map((edge, link) => (at === "links" ? link : edge));
  return {
    read(cursor, draft) {
      const problem = field.read(cursor, draft);
      const told = draft.layers.get(TOLD) ?? [];
      draft.layers.delete(TOLD);
      const values = draftLayer(draft, layer);
      const both = directionsOf(draft);
      placesOfLinks(draft).forEach((place, link) => {
        const value = told[place];
        if (value !== undefined) values[link] = both[link]?.[value === 1 ? 0 : 1];
      });
      return problem;
    },
    write(givens) {
      const values = givens.layers.get(layer) ?? [];
      const both = directionsOf(givens);
      const told: Value[] = [];
      placesOfLinks(givens).forEach((place, link) => {
        const value = values[link];
        if (value !== undefined) told[place] = value === both[link]?.[0] ? 1 : 2;
      });
      return field.write({ ...givens, layers: new Map([[TOLD, told]]) });
    },
  };
};
