/** Quantities: how many elements of a set satisfy a condition, or have each value of a layer. */
import type { Expression, LayerId, Quantity } from "@ecp/compiler/reading";
import { partly } from "../values/binding.js";
import { fromDatum, layerOf, readIfThere, storedAt, unprintedKey } from "../values/layers.js";
import { itemsOf, numberOf, truthOf } from "../values/narrow.js";
import { equal, isElement, setOf, type Value } from "../values/value.js";
import { Fault, Unassigned, type World, withBindings } from "../values/world.js";

/** Values that a layer can have on some of these elements: of a given one, those that are given there, and of a `?` all that it may be. */
function possibleValues(world: World, id: LayerId, elements: readonly Value[]): readonly Value[] {
  const layer = layerOf(world, id);
  const values: Value[] = [];
  if (layer.role === "given")
    for (const element of elements) {
      const at = isElement(element) ? storedAt(world, layer, element) : undefined;
      const datum = at === undefined ? undefined : world.data.get(id)?.[at];
      if (at === undefined || datum === undefined) continue;
      if (typeof datum === "object" && "unprinted" in datum) {
        const hidden = world.unknowns[world.unknownAt.get(unprintedKey(id, at)) ?? -1];
        values.push(...(hidden?.domain ?? []).flatMap((each) => ("value" in each ? [each.value] : [])));
      } else values.push(fromDatum(layer, datum));
    }
  else if (layer.domain.kind === "pieces") values.push(...layer.domain.pieces.shapes.map(({ name }) => name));
  else
    for (const element of elements) {
      const at = isElement(element) ? storedAt(world, layer, element) : undefined;
      const unknown = at === undefined ? undefined : world.unknownAt.get(`${id} ${at}`);
      const declared = unknown === undefined ? undefined : declaredDomain(world, id, unknown);
      values.push(...(declared ?? []));
    }
  const order = (value: Value): number => (typeof value === "number" ? value : 0);
  return [...setOf(values).items]
    .filter((value) => !(typeof value === "object" && value.kind === "none"))
    .sort((a, b) => order(a) - order(b));
}

/** The domain as the puzzle declares it, whatever the instance gives. */
function declaredDomain(world: World, _id: number, unknown: number): readonly Value[] {
  const { domain, declared } = world.unknowns[unknown] ?? {};
  return declared ?? (domain ?? []).flatMap((each) => ("value" in each ? [each.value] : []));
}

/** Counts what is certain and what may be, so that a count that is out of reach is false early. */
export function quantityHolds(world: World, quantity: Extract<Expression, { kind: "quantity" }>): boolean {
  if (quantity.set.known && world.valueIfThere(quantity.set) === undefined) return false;
  const items = itemsOf(world, quantity.set);
  const { ofEach } = quantity;
  if (ofEach === undefined)
    return counted(world, quantity, items.length, (count) => {
      for (const item of items)
        count(() =>
          withBindings(world, [quantity.variable], [item], () => truthOf(world, quantity.condition)),
        );
    });
  let waiting: Unassigned | undefined;
  for (const value of possibleValues(world, ofEach.layer, items)) {
    const holds = partly(() =>
      withBindings(world, [ofEach.value], [value], () =>
        counted(world, quantity, items.length, (count) => {
          for (const item of items)
            count(() => {
              const read = isElement(item)
                ? readIfThere(world, ofEach.layer, item, typeof value === "string")
                : undefined;
              return read !== undefined && equal(read, value);
            });
        }),
      ),
    );
    if (holds === false) return false;
    if (holds !== true) waiting ??= holds;
  }
  if (waiting !== undefined) throw waiting;
  return true;
}

function counted(
  world: World,
  quantity: Quantity,
  most: number,
  run: (count: (holds: () => boolean) => void) => void,
): boolean {
  let certain = 0;
  let possible = 0;
  let waiting: Unassigned | undefined;
  run((holds) => {
    const held = partly(holds);
    if (held instanceof Unassigned) {
      waiting ??= held;
      possible++;
    } else if (held) certain++;
  });
  let some = false;
  let all = true;
  for (let number = certain; number <= certain + possible; number++) {
    const fits = amountFits(world, quantity, number, most);
    some ||= fits;
    all &&= fits;
  }
  if (!some) return false;
  if (all || waiting === undefined) return true;
  throw waiting;
}

function amountFits(world: World, quantity: Quantity, number: number, most: number): boolean {
  return quantity.amounts.some(({ from, to }) => {
    const low = numberOf(world, from);
    const high = numberOf(world, to);
    if (!Number.isInteger(low) || !Number.isInteger(high)) throw new Fault("no whole number", from);
    switch (quantity.bound) {
      case "exactly":
        return low <= number && number <= high;
      case "at most":
        return number <= high;
      case "at least":
        return number >= low && number <= most;
      default:
        return quantity.bound satisfies never;
    }
  });
}
