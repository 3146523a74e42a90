/** Facts that the text leaves unsaid, beside it: the size of the board, how much there is to choose, the values of parameters. */
import type { Ground, Instance } from "@ecp/compiler";
import type { InstanceReading, Snapshot } from "../snapshot.js";

export interface Hint {
  readonly offset: number;
  readonly text: string;
  /** Where the hint wants a space. */
  readonly padding: "left" | "right";
  readonly kind: "type" | "parameter";
}

/** `optionsOf`: how many options an instance has, where it was compiled. */
export function inlayHints(
  snapshot: Snapshot,
  range: { readonly start: number; readonly end: number },
  optionsOf: (reading: InstanceReading) => number | undefined,
): readonly Hint[] {
  return snapshot.instances.flatMap((reading) => {
    const { span, resolved } = reading.instance;
    if (span.end < range.start || range.end < span.start || resolved === undefined) return [];
    return [...argumentNames(reading, resolved.instance), ...ofHeader(snapshot, reading, optionsOf(reading))];
  });
}

/** `Sudoku(4, 2, 2)`: which parameter each is. */
function argumentNames({ instance }: InstanceReading, { arguments: given }: Instance): Hint[] {
  const { parameters } = instance.puzzle.resolved;
  return given.flatMap((argument, index): Hint[] => {
    const name = parameters[index]?.name.text;
    if (argument.name !== undefined || name === undefined) return [];
    return [{ offset: argument.span.start, text: `${name} =`, padding: "right", kind: "parameter" }];
  });
}

const sizeInWords = ({ named, rows, columns }: NonNullable<Ground["board"]>): string =>
  named === undefined ? `${rows} x ${columns}` : named.size === 1 ? "1 place" : `${named.size} places`;

/** Behind the first line of the instance. */
function ofHeader(snapshot: Snapshot, reading: InstanceReading, options: number | undefined): Hint[] {
  const { ground } = reading.data();
  const { instance } = reading;
  if (ground === undefined) return [];
  const said = new Set(
    instance.arguments.map(({ parameter }) => ground.puzzle.parameters[parameter]?.name ?? ""),
  );
  const { board } = ground;
  const size = board === undefined ? [] : [sizeInWords(board)];
  const parameters = [...ground.parameters].flatMap(([name, value]) =>
    said.has(name) || name.includes("(") ? [] : [`${name} = ${String(value)}`],
  );
  const choices = options === undefined ? [] : [`${options} options`];
  const text = [...size, ...parameters, ...choices].join(", ");
  const rest = snapshot.source.text.slice(instance.span.start, instance.span.end);
  const lineEnd = rest.search(/[\r\n]/);
  const offset =
    lineEnd < 0 ? instance.span.end : instance.span.start + rest.slice(0, lineEnd).trimEnd().length;
  return text === "" ? [] : [{ offset, text, padding: "left", kind: "type" }];
}
