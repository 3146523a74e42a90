/**
 * Memos and notes that single files keep while an instance is ground. Each has a slot, which the file that uses it declares, so that a world carries
 * it without knowing of it.
 */

export interface Slot<Kept> {
  /** Makes the content of the slot when it is first asked for. */
  readonly make: () => Kept;
}

/** By slot; what lies there is of the type that its slot says. */
export type Slots = Map<Slot<unknown>, unknown>;

/** Declares a slot. */
export const slot = <Kept>(make: () => Kept): Slot<Kept> => ({ make });

/** The content of the slot in this world. */
export function inSlot<Kept>({ slots }: { readonly slots: Slots }, asked: Slot<Kept>): Kept {
  const known = slots.get(asked);
  if (known !== undefined) return known as Kept;
  const made = asked.make();
  slots.set(asked, made);
  return made;
}
