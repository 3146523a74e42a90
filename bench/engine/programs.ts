/** Other programs, and our own as a program: each is started anew for a file in Knuth's format. Bash tells what they take. */
import { spawnSync } from "node:child_process";

export interface Program {
  readonly name: string;
  /** A shell command in which `{file}` stands for the file. */
  readonly command: string;
}

/** `name=command {file}`. A command without `{file}` gets the file on its standard input. */
export function readPeer(text: string): Program {
  const at = text.indexOf("=");
  if (at < 1) throw new Error(`--peer wants 'name=command {file}', not '${text}'`);
  const command = text.slice(at + 1);
  return {
    name: text.slice(0, at),
    command: command.includes("{file}") ? command : `${command} < {file}`,
  };
}

export interface Timing {
  /** From start to end: on the wall, or of processors in user and system mode. */
  readonly milliseconds: number;
  /** The count of the program: the number before `solution` in its output, or else the last number. */
  readonly counted: bigint | undefined;
  /** The time since its start that our own program reports: `cold.ts`. */
  readonly own: number | undefined;
}

export function runProgram(program: Program, file: string): Timing {
  const command = program.command.replaceAll("{file}", `'${file}'`);
  const format = process.env.ECP_CLOCK === "processor" ? "%U %S" : "%R";
  // Bash tells milliseconds; the ticks of `times` are too long for short runs.
  const { stdout, stderr } = spawnSync("bash", ["-c", `TIMEFORMAT=$'\\n${format}'; time (${command})`], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const errors = stderr.trimEnd().split("\n");
  const seconds = (errors.pop() ?? "").split(" ").map(Number);
  const milliseconds = 1000 * seconds.reduce((sum, each) => sum + each, 0);
  const said = `${stdout}\n${errors.join("\n")}`;
  const number = /(\d+) solution/.exec(said)?.[1] ?? said.match(/\d+/g)?.at(-1);
  const own = /([\d.]+) ms of its own/.exec(said)?.[1];
  return {
    milliseconds,
    counted: number === undefined ? undefined : BigInt(number),
    own: own === undefined ? undefined : Number(own),
  };
}
