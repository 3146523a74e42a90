/** The printed numbers and signs that rules read at the places that they are about: an island of 3 is spoken of with its 3. */
import type { Element } from "../ground/value.js";
import type { Datum, Ground } from "../ground.js";
import { speaksOfLayer } from "../normalize/readings/data-read.js";
import type { Domain, LayerId } from "../typed.js";
import { placeOfDatum } from "./said-here.js";
import type { SoftGroup } from "./soften.js";
import { type Unit, unitAt, unitsOf } from "./units.js";

export class Clues {
  private readonly units: readonly Unit[];
  private readonly layers = new Map<Unit, ReadonlySet<LayerId>>();

  constructor(private readonly ground: Ground) {
    this.units = unitsOf(ground.puzzle.statements);
  }

  /** Layers of printed values in cells that the rule names. */
  readBy({ origin }: SoftGroup): ReadonlySet<LayerId> {
    const unit = unitAt(this.units, origin.span);
    if (unit === undefined) return new Set();
    let layers = this.layers.get(unit);
    if (layers === undefined) {
      layers = this.layersOf(unit);
      this.layers.set(unit, layers);
    }
    return layers;
  }

  /** `clue 3`; undefined where nothing is printed there. */
  inCell(cell: number, layers: Iterable<LayerId>): string | undefined {
    const words = [...layers].flatMap((layer) => {
      const text = textOf(this.ground.data.get(layer)?.values[cell]);
      return text === undefined ? [] : [`${this.ground.puzzle.layers[layer]?.name ?? ""} ${text}`];
    });
    return words.length === 0 ? undefined : words.join(", ");
  }

  /** The number at a row or a column: `left 5`. */
  atLine(line: Element, { origin }: SoftGroup): string | undefined {
    const unit = unitAt(this.units, origin.span);
    if (unit === undefined) return undefined;
    const words = [...this.ground.data].flatMap(([id, { values }]) => {
      const layer = this.ground.puzzle.layers[id];
      if (layer?.role !== "given" || !numbered.has(layer.domain.kind)) return [];
      if (layer.on.kind !== "row" && layer.on.kind !== "column") return [];
      const text = textOf(values[placeOfDatum(this.ground, id, layer, line) ?? -1]);
      return text === undefined || !speaksOfLayer(unit.statements, id) ? [] : [`${layer.name} ${text}`];
    });
    return words.length === 0 ? undefined : words.join(", ");
  }

  private layersOf(unit: Unit): ReadonlySet<LayerId> {
    const layers = new Set<LayerId>();
    for (const layer of this.ground.data.keys()) {
      const { on, domain, role } = this.ground.puzzle.layers[layer] ?? {};
      // A given of what is to be found is a fact itself.
      if (role !== "given" || on?.kind !== "cell") continue;
      if (domain === undefined || !numbered.has(domain.kind)) continue;
      if (speaksOfLayer(unit.statements, layer)) layers.add(layer);
    }
    return layers;
  }
}

/** Rooms have numbers that nobody reads. */
const numbered: ReadonlySet<Domain["kind"]> = new Set(["number", "range", "numbers", "number-list"]);

/** Only what one would read as a number or a sign: a room, or that a cell is black, is seen. */
function textOf(datum: Datum | undefined): string | undefined {
  if (typeof datum === "number") return String(datum);
  if (Array.isArray(datum)) return datum.join(" ");
  return typeof datum === "object" && "unprinted" in datum && datum.entries === undefined ? "?" : undefined;
}
