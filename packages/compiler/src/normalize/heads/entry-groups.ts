/** Entries of an option that run over the same elements, `cell(x) for x in S, slot(x) for x in S`: what these are is worked out once for all. */

import { sameFields } from "../../check/walks/same-fields.js";
import type { TypedOptionEntry, VariableId } from "../../typed.js";

export interface EntryGroup {
  /** Its binders are those of all. */
  readonly first: TypedOptionEntry;
  /** The stand-in for the element in each of the others. */
  readonly others: readonly {
    readonly entry: TypedOptionEntry;
    readonly from: VariableId;
    readonly to: VariableId;
  }[];
}

/** In the order of the entries that begin the groups: the order of what an option covers means nothing. */
export function entryGroups(entries: readonly TypedOptionEntry[]): readonly EntryGroup[] {
  const groups: { first: TypedOptionEntry; others: EntryGroup["others"][number][] }[] = [];
  for (const entry of entries) {
    const own = onlySet(entry);
    const group =
      own === undefined
        ? undefined
        : groups.find(({ first }) => {
            const other = onlySet(first);
            return other !== undefined && isSame(other.set, own.set);
          });
    const from = group === undefined ? undefined : onlySet(group.first)?.variable;
    if (own === undefined || group === undefined || from === undefined)
      groups.push({ first: entry, others: [] });
    else group.others.push({ entry, from, to: own.variable });
  }
  return groups;
}

/** The one set that it runs over, without any condition. */
function onlySet({ binders, where }: TypedOptionEntry) {
  const [binder, more] = binders;
  const plain = binder?.kind === "in" && binder.condition === undefined;
  return plain && more === undefined && where === undefined ? binder : undefined;
}

/** Whether two trees are the same, including their variables: sets that bind some of their own are thought to differ. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  return sameFields(a, b, isSame);
}
