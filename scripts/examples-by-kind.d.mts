export interface KindOfExamples {
  readonly kind: string;
  readonly examples: readonly {
    readonly name: string;
    readonly title: string;
    readonly rules: string;
    readonly text: string;
    readonly picture?: string;
  }[];
}

export function examplesByKind(): readonly KindOfExamples[];
