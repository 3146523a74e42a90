/**
 * Asks a person for a parameter. Compiling is synchronous, so this reads the terminal itself, a line at a time, instead of Node's
 * event-driven standard input.
 */
import { closeSync, openSync, readSync } from "node:fs";
import type { Terminal } from "../terminal.js";

/**
 * Without an answer where nobody can be asked: standard input or error is no terminal. That is found out where there is a question, since Node
 * takes 3 ms to make standard input.
 */
export function askAt(terminal: Terminal): (parameter: string, question: string) => string | undefined {
  return (_parameter, question) => {
    if (process.stdin.isTTY !== true || !terminal.err.isTerminal) return undefined;
    terminal.err.write(`${question.trimEnd()} `);
    return readLine();
  };
}

function readLine(): string | undefined {
  // Windows has no /dev/tty; there standard input itself blocks.
  const terminal = process.platform === "win32" ? 0 : openSync("/dev/tty", "r");
  try {
    const bytes: number[] = [];
    const one = new Uint8Array(1);
    for (;;) {
      const [byte] = readSync(terminal, one, 0, 1, null) === 0 ? [] : one;
      if (byte === undefined && bytes.length === 0) return undefined;
      if (byte === undefined || byte === 10) break;
      bytes.push(byte);
    }
    return new TextDecoder().decode(Uint8Array.from(bytes)).trim();
  } finally {
    if (terminal !== 0) closeSync(terminal);
  }
}
