/**
 * Lists of which a part is printed: `3 ? 1` has three numbers, the first and the last of which are known; `3 * 1` begins with 3, ends with 1, and may have any
 * numbers between. Whatever equals such a list has these entries. Runs are read by an automaton whose state is the set of places in the list that are possible.
 */
import type { Chain } from "../../../condition.js";
import type { ListEntries } from "../../../ground.js";
import { type Entries, isUnknown, type Known, type Runs, type Truth, unprinted } from "../../value.js";
import type { World } from "../../world/world.js";
import { machineIs, SKIP } from "../automata.js";
import { asEntries, equalLists } from "../lists.js";
import { presence } from "../presence.js";
import { cuts, runsAsMachine, stepsOf } from "../runs.js";
import type { ListUse } from "./list-clues.js";

/** Whether the value is a list, or a bag, with these entries. */
export function fitsEntries(world: World, { value, isBag, span }: ListUse, entries: ListEntries): Truth {
  const passes = (known: Known): boolean => isListWith(known, isBag, entries);
  if (!isUnknown(value)) return passes(value);
  const { conditions, operators } = world;
  if (typeof value === "object" && value.kind === "runs")
    return isBag || value.closed || value.either !== undefined
      ? machineIs(world, runsAsMachine(world, value), span, `fits ${entries.join(",")}`, passes)
      : runsFit(world, value, entries);
  const list = asEntries(value);
  if (list === undefined || isBag || entries.includes("*"))
    return conditions.anyOf(
      operators.casesOf(value, span).map(({ value: one, when }) => (passes(one) ? when : false)),
    );
  const printed: Entries = {
    kind: "entries",
    of: "list",
    // A value that is not printed equals whatever there is.
    items: entries.map((entry) => ({ value: typeof entry === "number" ? entry : unprinted, when: true })),
  };
  return conditions.allOf([
    equalLists(world, list, printed, span),
    ...list.items.map((item) => conditions.implies(item.when, presence(world, item.value))),
  ]);
}

function isListWith(known: Known, isBag: boolean, entries: ListEntries): boolean {
  if (typeof known !== "object" || (known.kind !== "list" && known.kind !== "bag")) return false;
  return isBag ? bagFits(known.items, entries) : listFits(known.items, entries);
}

function listFits(items: readonly Known[], [entry, ...rest]: ListEntries): boolean {
  if (entry === undefined) return items.length === 0;
  if (entry === "*") return [...items, undefined].some((_, at) => listFits(items.slice(at), rest));
  const [item, ...others] = items;
  return item !== undefined && (entry === "?" || entry === item) && listFits(others, rest);
}

/** The printed ones are among them, and as many are left as are not printed, or more beside a `*`. */
function bagFits(items: readonly Known[], entries: ListEntries): boolean {
  const left = [...items];
  for (const entry of entries) {
    if (typeof entry !== "number") continue;
    const at = left.indexOf(entry);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  const unknown = entries.filter((entry) => entry === "?").length;
  return entries.includes("*") ? left.length >= unknown : left.length === unknown;
}

/** In the list: before an entry, or in its run, of which so many cells were read; of a run that is not printed one says as much as many. */
interface Place {
  readonly entry: number;
  readonly read: number;
}

/** The state before the first run: the runs of nothing are the list `0`, which no run has. */
const NOTHING = "nothing ";

function runsFit(world: World, runs: Runs, entries: ListEntries): Truth {
  const steps = stepsOf(world, runs);
  const cut = cuts(runs);
  // Cells that are left are too few for the runs that are left: seen at once, as in a list that is printed.
  const cutsBehind = steps.map((_, step) => [...cut].filter((each) => each > step).length);
  const need = entries.map((_, from) => needed(entries.slice(from)));
  const chain: Chain = {
    start: NOTHING + stateOf([{ entry: 0, read: 0 }], entries),
    next: (before, symbol, step) => {
      const state = String(before);
      const isNothing = state.startsWith(NOTHING);
      const reached = placesOf(isNothing ? state.slice(NOTHING.length) : state);
      const begun = cut.has(step) ? reached.flatMap((place) => ended(place, entries)) : reached;
      const goOn = symbol === 1 ? longer : ended;
      const left = steps.length - step - 1 + (cutsBehind[step] ?? 0);
      const after = (symbol === SKIP ? begun : begun.flatMap((place) => goOn(place, entries))).filter(
        ({ entry, read }) => (need[entry] ?? 0) - read <= left || (isNothing && symbol !== 1),
      );
      if (after.length === 0) return undefined;
      return (isNothing && symbol !== 1 ? NOTHING : "") + stateOf(after, entries);
    },
    steps,
  };
  return world.conditions.chain(chain, `fits ${entries.join(",")}`, (state) => {
    if (String(state).startsWith(NOTHING)) return listFits([0], entries);
    const last = placesOf(String(state)).flatMap((place) => ended(place, entries));
    return withoutRuns(last, entries).some(({ entry }) => entry === entries.length);
  });
}

/** The fewest cells that such runs take. */
const needed = (entries: ListEntries): number =>
  entries.reduce<number>((sum, entry) => (entry === "*" ? sum : sum + (entry === "?" ? 1 : entry) + 1), -1);

function longer({ entry, read }: Place, entries: ListEntries): readonly Place[] {
  const printed = entries[entry];
  if (printed === undefined) return [];
  if (typeof printed === "string") return [{ entry, read: 1 }];
  return read < printed ? [{ entry, read: read + 1 }] : [];
}

function ended({ entry, read }: Place, entries: ListEntries): readonly Place[] {
  const printed = entries[entry];
  if (read === 0) return [{ entry, read }];
  if (printed === "*") return [{ entry, read: 0 }];
  return printed === "?" || printed === read ? [{ entry: entry + 1, read: 0 }] : [];
}

/** Any number of runs is none, too. */
function withoutRuns(places: readonly Place[], entries: ListEntries): readonly Place[] {
  return places.flatMap((place): readonly Place[] =>
    place.read === 0 && entries[place.entry] === "*"
      ? [place, ...withoutRuns([{ entry: place.entry + 1, read: 0 }], entries)]
      : [place],
  );
}

const stateOf = (places: readonly Place[], entries: ListEntries): string =>
  [...new Set(withoutRuns(places, entries).map(({ entry, read }) => `${entry}:${read}`))].sort().join(" ");

const placesOf = (state: string): readonly Place[] =>
  state.split(" ").map((place) => {
    const [entry = 0, read = 0] = place.split(":").map(Number);
    return { entry, read };
  });
