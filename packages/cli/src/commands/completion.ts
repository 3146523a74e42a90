/** `ecpc completion bash|zsh|fish`: print a script with which a shell completes commands, options and files. */
import type { Command } from "commander";
import { bashCompletion } from "../completion/bash.js";
import { fishCompletion } from "../completion/fish.js";
import { spokenCommands } from "../completion/spoken.js";
import { zshCompletion } from "../completion/zsh.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import type { Terminal } from "../terminal.js";

export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

export async function completion(shell: Shell, program: Command, terminal: Terminal): Promise<ExitCode> {
  terminal.out.write(scripts[shell](spokenCommands(program)));
  return exitCodes.answered;
}
