/** The classes of the library with their first instances: one file beside the page, made when the site is built. */

export interface Example {
  /** The name of its file, without its ending. */
  readonly name: string;
  readonly title: string;
  /** In words. */
  readonly rules: string;
  readonly text: string;
  /** An SVG, where there is one. */
  readonly picture?: string;
}

export interface ExampleKind {
  readonly kind: string;
  readonly examples: readonly Example[];
}

/** Empty where it cannot be loaded: the page goes on without. */
export async function loadExamples(address: string): Promise<readonly ExampleKind[]> {
  try {
    const answer = await fetch(address, { priority: "low" });
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}

export const findExample = (kinds: readonly ExampleKind[], name: string): Example | undefined =>
  kinds.flatMap(({ examples }) => examples).find((example) => example.name === name);
