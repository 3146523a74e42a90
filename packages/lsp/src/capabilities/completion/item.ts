/** An offer of completion. */
export interface Offer {
  readonly label: string;
  readonly kind:
    | "word"
    | "sort"
    | "layer"
    | "let"
    | "function"
    | "parameter"
    | "variable"
    | "value"
    | "attribute"
    | "puzzle"
    | "file"
    | "section"
    | "type"
    | "item";
  /** Behind the label: a type, or what kind of thing it is. */
  readonly detail?: string;
  /** Markdown. */
  readonly says?: string;
  /** The inserted text, where it is not the label; `«name»` are places to fill in. */
  readonly snippet?: string;
  /** Offers of a lower number come first. */
  readonly rank?: number;
}

export interface Completion {
  readonly offers: readonly Offer[];
  /** The text that the chosen one replaces. */
  readonly replace: { readonly start: number; readonly end: number };
}
