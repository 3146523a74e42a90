/** The cell that no area could cover: a clash that rests on no rule is one of a division, and a person looks for the cell that would be left over. */
import type { CandidateId } from "../../condition.js";
import type { Ground } from "../../ground.js";
import type { Fact } from "../facts.js";

export interface Uncovered {
  /** `area` */
  readonly layer: string;
  readonly cell: string;
}

export class AreasLeft {
  /** Of each layer, and of each of its cells, the areas that may cover it. */
  private places: readonly { readonly cell: number; readonly by: readonly CandidateId[] }[] | undefined;

  constructor(private readonly ground: Ground) {}

  /** The first cell of which all areas are ruled out by one of these facts each. */
  uncovered(facts: readonly Fact[]): Uncovered | undefined {
    const { ground } = this;
    if (ground.candidates.length === 0 || ground.board === undefined) return undefined;
    this.places ??= this.coverPlaces();
    const ruledOut = new Map<CandidateId, boolean>();
    const isOut = (id: CandidateId): boolean => {
      const before = ruledOut.get(id);
      if (before !== undefined) return before;
      const isSo = facts.some((fact) => this.excludes(fact, id));
      ruledOut.set(id, isSo);
      return isSo;
    };
    const found = this.places.find(({ by }) => by.every(isOut));
    const layer = ground.candidates[found?.by[0] ?? -1]?.layer;
    if (found === undefined || layer === undefined) return undefined;
    return { layer: ground.puzzle.layers[layer]?.name ?? "", cell: ground.board.cellName(found.cell) };
  }

  /** The first cell of which all areas that are left agree with what is found. */
  deciding(facts: readonly Fact[], found: Fact): Uncovered | undefined {
    const of = oppositeOf(found.of);
    return of === undefined ? undefined : this.uncovered([...facts, { ...found, of }]);
  }

  /** The elements of a cover have no names: each is the cell that is in all of its areas, and in no other. */
  private coverPlaces(): NonNullable<AreasLeft["places"]> {
    const { constraints, candidates } = this.ground;
    return constraints.flatMap((constraint) => {
      if (constraint.kind !== "candidate-cover" || constraint.atMostOnce) return [];
      const times = new Map<number, number>();
      for (const id of constraint.candidates)
        for (const cell of candidates[id]?.cells ?? []) times.set(cell, (times.get(cell) ?? 0) + 1);
      return constraint.elements.flatMap((by) => {
        const [first, ...others] = by.map((id) => new Set(candidates[id]?.cells));
        const cell = [...(first ?? [])].find(
          (each) => times.get(each) === by.length && others.every((cells) => cells.has(each)),
        );
        return cell === undefined ? [] : [{ cell, by }];
      });
    });
  }

  private excludes({ of, cells }: Fact, id: CandidateId): boolean {
    const candidate = this.ground.candidates[id];
    if (candidate === undefined) return false;
    const holds = (cell: number): boolean => candidate.cells.includes(cell);
    switch (of.kind) {
      case "candidate":
        return (
          of.index !== id && this.ground.candidates[of.index]?.layer === candidate.layer && cells.some(holds)
        );
      case "left out":
        return of.whole.kind === "candidate" && of.whole.index === id;
      case "mark": {
        const { mark, value } = of;
        if (mark.layer !== candidate.layer || mark.of.kind !== "joined") return false;
        const [one, other] = mark.of.link.map(holds);
        return value === 0 ? one === true && other === true : one !== other;
      }
      default:
        return false;
    }
  }
}

function oppositeOf(of: Fact["of"]): Fact["of"] | undefined {
  if (of.kind === "mark") return { ...of, value: of.value === 0 ? 1 : 0 };
  if (of.kind === "candidate") return { kind: "left out", whole: of };
  return of.kind === "left out" ? of.whole : undefined;
}
