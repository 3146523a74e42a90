/**
 * Finds where the options that users write lie on the board, so that a motion can map them too. It uses the first of these descriptions in which
 * no two options are the same.
 *
 * 1. The layers that they set.
 * 2. These, and the places that their items are named by (`side(e) = a` lies at the edge e, and has the colour a there), whatever the items are
 *    called: what is told apart by its place alone goes where that goes, and what else it holds goes along.
 * 3. Their names: `lies(c, right)` goes with the cell and the direction.
 *
 * This is which option is taken for the image of which, and no more: whether answers go to answers is asked of the search.
 */
import type { Ground, GroundOption, Place } from "../ground.js";
import { type Move, settingKey, stayingPut } from "./moves.js";

/** Of what an option becomes; undefined where it becomes nothing. */
export type OptionKey = (option: GroundOption, move: Move) => string | undefined;

/** Returns undefined if the options do not say where they are, or two of them say the same. */
export function optionKeys(ground: Ground): OptionKey | undefined {
  const settings: OptionKey = ({ sets }, move) => {
    const images = sets.flatMap((setting) => move.setting(setting) ?? []);
    return images.length < sets.length ? undefined : inOrder(images.map(settingKey));
  };
  const places: OptionKey = (option, move) =>
    joined([
      settings(option, move),
      ...option.items.map(({ item, colour, colourAt }) => {
        const given = ground.items[item]?.given ?? [];
        if (!given.some(isPlace) && (colourAt === undefined || !isPlace(colourAt))) return "";
        const to = given.map((place) => placeKey(place, move));
        const as = colourAt === undefined ? (colour ?? "") : placeKey(colourAt, move);
        return as === undefined || to.includes(undefined) ? undefined : `${to.join(" ")} = ${as}`;
      }),
    ]);
  const names: OptionKey = ({ family, given }, move) => {
    const to = given.map((place) => placeKey(place, move));
    return to.includes(undefined) ? undefined : `${family} ${to.join(", ")}`;
  };
  const says = (option: GroundOption): boolean => option.sets.length > 0 || option.given.some(isPlace);
  const ways: readonly (readonly [OptionKey, boolean])[] = [
    [settings, ground.options.every(({ sets }) => sets.length > 0)],
    [places, true],
    [names, ground.options.some(says)],
  ];
  return ways.find(([key, may]) => may && isDistinct(ground.options, key))?.[0];
}

function isDistinct(options: readonly GroundOption[], key: OptionKey): boolean {
  return new Set(options.map((option) => key(option, stayingPut))).size === options.length;
}

const isPlace = (place: Place): boolean =>
  typeof place === "object" && ("sort" in place || place.of.some(isPlace));

function placeKey(place: Place, move: Move): string | undefined {
  if (typeof place !== "object") return String(place);
  if ("sort" in place) {
    const to = move.element(place.sort, place.element);
    return to === undefined ? undefined : `${place.sort} ${to}`;
  }
  const keys = place.of.map((each) => placeKey(each, move));
  if (keys.includes(undefined)) return undefined;
  const known = keys.map((key) => key ?? "");
  return `(${place.ordered ? known.join("; ") : inOrder(known)})`;
}

const inOrder = (keys: readonly string[]): string => [...keys].sort().join("; ");

function joined(keys: readonly (string | undefined)[]): string | undefined {
  const known = keys.flatMap((key) => (key === undefined ? [] : [key]));
  return known.length < keys.length ? undefined : inOrder(known.filter((key) => key !== ""));
}
