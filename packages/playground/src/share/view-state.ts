/** The parts of a page, apart from its text, that a link contains. */
export interface ViewState {
  /** Which instance is shown. */
  readonly instance?: string;
  /** It is shown with its answer. */
  readonly solved?: true;
}

/** For a link that anybody may have written: what is understood is kept. */
export function readViewState(value: unknown): ViewState {
  if (typeof value !== "object" || value === null) return {};
  return {
    ...("instance" in value && typeof value.instance === "string" ? { instance: value.instance } : {}),
    ...("solved" in value && value.solved === true ? { solved: true } : {}),
  };
}
