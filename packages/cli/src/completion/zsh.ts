/** Completion for zsh: a file `_ecpc` in a folder of `$fpath`. */
import type { SpokenCommand, SpokenOption } from "./spoken.js";

export function zshCompletion(commands: readonly SpokenCommand[]): string {
  const names = commands.flatMap((command) =>
    command.names.map((name) => `    ${quoted(`${colonless(name)}:${colonless(command.says)}`)}`),
  );
  return `#compdef ecpc
# Completion of ecpc for zsh: ecpc completion zsh > "\${fpath[1]}/_ecpc"
_ecpc() {
  local -a commands
  commands=(
${names.join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${commands.map(caseOf).join("\n")}
  esac
}
if [ "$funcstack[1]" = "_ecpc" ]; then _ecpc "$@"; else compdef _ecpc ecpc; fi
`;
}

function caseOf({ names, options, takes }: SpokenCommand): string {
  const specs = [...options.flatMap(optionSpecs), ...argumentSpecs(takes)];
  if (specs.length === 0) return `    ${names.join("|")}) ;;`;
  return `    ${names.join("|")})
      _arguments ${specs.map((spec) => `\\\n        ${spec}`).join(" ")}
      ;;`;
}

const optionSpecs = ({ names, says, takes }: SpokenOption): string[] =>
  names.map((name) => {
    const value =
      takes === undefined
        ? ""
        : takes === "file"
          ? ":file:_files"
          : takes === "text"
            ? ":value: "
            : `:value:(${takes.join(" ")})`;
    return quoted(`*${name}[${bracketless(says)}]${value}`);
  });

function argumentSpecs(takes: SpokenCommand["takes"]): string[] {
  switch (takes) {
    case "puzzle":
      return [quoted('*:puzzle:_files -g "*.ecp(-.)"')];
    case "file":
      return [quoted("*:file:_files")];
    case "command":
      return [quoted("1:command:_describe command commands")];
    case "none":
      return [];
    default:
      return [quoted(`1:word:(${takes.join(" ")})`)];
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const colonless = (text: string): string => text.replaceAll(":", "\\:");
const bracketless = (text: string): string => text.replaceAll(/[[\]:]/g, " ");
