/** Other programs, and our own as a program: each is started anew for a file in Knuth's format, and timed from start to end. */
import { spawnSync } from "node:child_process";
import { timed } from "../table.js";

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
  readonly milliseconds: number;
  /** What it counted: the number before `solution` in what it says, or else the last number. */
  readonly counted: bigint | undefined;
}

export function runProgram(program: Program, file: string): Timing {
  let said = "";
  const milliseconds = timed(() => {
    const { stdout, stderr } = spawnSync("sh", ["-c", program.command.replaceAll("{file}", `'${file}'`)], {
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
    said = `${stdout}\n${stderr}`;
  });
  const number = /(\d+) solution/.exec(said)?.[1] ?? said.match(/\d+/g)?.at(-1);
  return { milliseconds, counted: number === undefined ? undefined : BigInt(number) };
}
