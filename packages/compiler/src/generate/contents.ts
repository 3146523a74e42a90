/** The content of an instance in the making: the values of its layers, by element, and the cells of its paths. */
import type { Datum } from "../ground.js";
import type { LayerId } from "../typed.js";

export interface Contents {
  /** Undefined if nothing is printed. Of a region layer the number of the region, from 0. */
  readonly values: ReadonlyMap<LayerId, readonly (Datum | undefined)[]>;
  readonly paths: ReadonlyMap<LayerId, readonly (readonly number[])[]>;
  /** The symbols of the regions, by number; those of new ones are made. */
  readonly names: ReadonlyMap<LayerId, readonly string[]>;
}

export const emptyContents: Contents = { values: new Map(), paths: new Map(), names: new Map() };

export const isEmpty = ({ values, paths }: Contents): boolean =>
  [...values.values()].every((each) => each.every((value) => value === undefined)) &&
  [...paths.values()].every((each) => each.length === 0);

/** Values of `more` stand over those of `contents`, element by element. */
export function joined(contents: Contents, more: Contents): Contents {
  const values = new Map(contents.values);
  for (const [layer, over] of more.values) {
    const under = values.get(layer) ?? [];
    const length = Math.max(under.length, over.length);
    values.set(
      layer,
      Array.from({ length }, (_, element) => over[element] ?? under[element]),
    );
  }
  return {
    values,
    paths: new Map([...contents.paths, ...more.paths]),
    names: new Map([...contents.names, ...more.names]),
  };
}

/** A value of a layer at an element. */
export interface GivenPlace {
  readonly layer: LayerId;
  readonly element: number;
}

export function withoutGivens(contents: Contents, givens: Iterable<GivenPlace>): Contents {
  const values = new Map(
    [...contents.values].map(([layer, each]): [LayerId, (Datum | undefined)[]] => [layer, [...each]]),
  );
  for (const { layer, element } of givens) {
    const row = values.get(layer);
    if (row !== undefined) row[element] = undefined;
  }
  return { ...contents, values };
}

export const withoutLayers = (contents: Contents, layers: ReadonlySet<LayerId>): Contents => ({
  ...contents,
  values: new Map([...contents.values].filter(([id]) => !layers.has(id))),
});

/** Of yes/no layers only what is there is printed. */
export const withoutNo = (contents: Contents): Contents => ({
  ...contents,
  values: new Map(
    [...contents.values].map(([id, own]) => [id, own.map((each) => (each === false ? undefined : each))]),
  ),
});
