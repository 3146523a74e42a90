/**
 * A problem while lowering files add to it. Options get their items one by one, from several files, so they are lists here; `build.ts` makes
 * the engine's arrays of them. The purpose of an item or an option is kept as a kind and a number, and turned into a name only if one is asked.
 */
import type { ValueCode } from "../ground.js";
import type { Patience } from "../patience.js";
import { LoweringLimit } from "./limits.js";

export type DraftItem = number;
export type DraftOption = number;

export type ItemKind =
  /** `ref`: a variable, covered by the option of its value. */
  | "variable"
  /** `ref`: a variable, coloured by its value. */
  | "channel"
  /** `ref`: a variable that options of the puzzle set, covered by one that does, or by the option of its resting value. */
  | "set"
  /** `ref`: a variable; once more, for counts in which its value counts twice. */
  | "shadow"
  /** `ref`: a count of `Plan.counts`. */
  | "count"
  /** `ref`: the item of a count; what is missing to its largest number. */
  | "slack"
  /** `ref`: the item of a count; coloured by its number. */
  | "total"
  /** `ref`: a placement count. */
  | "placement-count"
  /** `ref`: a placement, which may be or not. */
  | "placement"
  /** `ref`: the variable of a cell of a piece layer. */
  | "piece-cell"
  /** `ref`: an item of the puzzle. */
  | "item"
  /** `ref`: an option of the puzzle, which the instance chose. */
  | "fixed"
  /** `ref`: an option of the puzzle that covers nothing that must be covered: it may be chosen or not. */
  | "free-option"
  /** `ref`: something that grounding added, covered by the option of its value. */
  | "auxiliary"
  /** `ref`: a truth that lowering made (row-draft.ts). */
  | "truth"
  /** `ref`: an element that candidates cover, of `Draft.covered`. */
  | "candidate-cover"
  /** `ref`: a candidate, which may be chosen or not. */
  | "candidate"
  /** `ref`: a sum of different variables; the set of their values, or one of those. */
  | "combination"
  /** `ref`: a row that can never hold, of `RowDraft.impossible`. Nothing covers it. */
  | "impossible";

export type OptionKind =
  /** `ref`: the variable, `value`: its value. */
  | "value"
  /** `ref`: the placement. */
  | "placement"
  /** `ref`: the option of the puzzle. */
  | "option"
  /** `ref`: what grounding added, `value`: its value. */
  | "auxiliary-value"
  /** `ref`: the candidate. */
  | "candidate"
  /** Chosen together with others, and says nothing of its own. */
  | "auxiliary";

/** Of an option without items; nothing is pushed to it. */
const NONE: DraftItem[] = [];

export class Draft {
  readonly itemKind: ItemKind[] = [];
  readonly itemRef: number[] = [];
  readonly itemSecondary: boolean[] = [];
  readonly itemLo: number[] = [];
  readonly itemHi: number[] = [];
  /** Elements that candidates cover, and the constraint that says so. */
  readonly covered: { readonly constraint: number; readonly element: number }[] = [];
  readonly optionKind: OptionKind[] = [];
  readonly optionRef: number[] = [];
  readonly optionValue: ValueCode[] = [];
  readonly optionItems: DraftItem[][] = [];
  /** Parallel to `optionItems` where an option has colours; 0 for none. */
  readonly optionColours: (number[] | undefined)[] = [];
  private readonly hasPrimary: boolean[] = [];
  private entries = 0;

  constructor(
    private readonly entryLimit: number,
    readonly patience: Patience,
  ) {}

  primary(kind: ItemKind, ref: number, lo = 1, hi = 1): DraftItem {
    return this.item(kind, ref, false, lo, hi);
  }

  secondary(kind: ItemKind, ref: number): DraftItem {
    return this.item(kind, ref, true, 0, 1);
  }

  private item(kind: ItemKind, ref: number, secondary: boolean, lo: number, hi: number): DraftItem {
    this.itemKind.push(kind);
    this.itemRef.push(ref);
    this.itemSecondary.push(secondary);
    this.itemLo.push(lo);
    this.itemHi.push(hi);
    return this.itemKind.length - 1;
  }

  option(kind: OptionKind, ref: number, value: ValueCode = 0): DraftOption {
    this.optionKind.push(kind);
    this.optionRef.push(ref);
    this.optionValue.push(value);
    this.optionItems.push(NONE);
    this.optionColours.push(undefined);
    this.hasPrimary.push(false);
    return this.optionKind.length - 1;
  }

  /** Adds an item to an option; `colour` is positive. */
  cover(option: DraftOption, item: DraftItem, colour = 0): void {
    const items = this.optionItems[option];
    if (items === undefined) throw new Error(`there is no option ${option}`);
    this.patience.spend();
    if (++this.entries > this.entryLimit) throw new LoweringLimit(this.entryLimit);
    if (colour > 0) {
      let colours = this.optionColours[option];
      if (colours === undefined) {
        colours = items.map(() => 0);
        this.optionColours[option] = colours;
      }
      colours[items.length] = colour;
    } else this.optionColours[option]?.push(0);
    // A list of one is as long as it is; one that was pushed to has room for many more.
    if (items.length === 0) this.optionItems[option] = [item];
    else items.push(item);
    if (this.itemSecondary[item] === false) this.hasPrimary[option] = true;
  }

  /** Whether something makes a search consider the option. */
  isWanted(option: DraftOption): boolean {
    return this.hasPrimary[option] ?? false;
  }

  get entryCount(): number {
    return this.entries;
  }
}
