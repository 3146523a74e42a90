/** Completion for fish: `ecpc completion fish > ~/.config/fish/completions/ecpc.fish`. */
import type { SpokenCommand, SpokenOption } from "./spoken.js";

export function fishCompletion(commands: readonly SpokenCommand[]): string {
  const names = commands.flatMap((command) => command.names);
  const lines = [
    "# Completion of ecpc for fish: ecpc completion fish > ~/.config/fish/completions/ecpc.fish",
    "complete -c ecpc -f",
    "complete -c ecpc -n __fish_use_subcommand -l help -s h -d 'print help'",
    "complete -c ecpc -n __fish_use_subcommand -l version -s V -d 'print the version'",
  ];
  for (const { names: own, says, options, takes } of commands) {
    const seen = `-n ${quoted(`__fish_seen_subcommand_from ${own.join(" ")}`)}`;
    for (const name of own)
      lines.push(`complete -c ecpc -n __fish_use_subcommand -a ${name} -d ${quoted(says)}`);
    for (const option of options) lines.push(`complete -c ecpc ${seen} ${optionText(option)}`);
    const argument = argumentText(takes, names);
    if (argument !== "") lines.push(`complete -c ecpc ${seen} ${argument}`);
  }
  return `${lines.join("\n")}\n`;
}

function optionText({ names, says, takes }: SpokenOption): string {
  const flags = names.map((name) => (name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const value =
    takes === undefined
      ? ""
      : takes === "file"
        ? " -r -F"
        : takes === "text"
          ? " -x"
          : ` -x -a ${quoted(takes.join(" "))}`;
  return `${flags.join(" ")}${value} -d ${quoted(says)}`;
}

function argumentText(takes: SpokenCommand["takes"], names: readonly string[]): string {
  switch (takes) {
    case "puzzle":
      return "-k -a '(__fish_complete_suffix .ecp)'";
    case "file":
      return "-F";
    case "command":
      return `-a ${quoted(names.join(" "))}`;
    case "none":
      return "";
    default:
      return `-a ${quoted(takes.join(" "))}`;
  }
}

const quoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
