/** Completion for bash: `source <(ecpc completion bash)`. */
import type { SpokenCommand, SpokenOption } from "./spoken.js";

export function bashCompletion(commands: readonly SpokenCommand[]): string {
  const names = commands.flatMap((command) => command.names);
  return `# Completion of ecpc for bash: source <(ecpc completion bash)
_ecpc() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names.join(" ")} --help --version" -- "$word"))
    return
  fi
  case "$command" in
${commands.map(caseOf).join("\n")}
  esac
}
_ecpc_puzzles() {
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -d -- "$1") $(compgen -f -X '!*.ecp' -- "$1"))
}
_ecpc_files() {
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -f -- "$1"))
}
complete -F _ecpc ecpc
`;

  function caseOf({ names: own, options, takes }: SpokenCommand): string {
    const values = options.flatMap(valueCase);
    const words = options.flatMap((option) => option.names).join(" ");
    const argument =
      takes === "puzzle"
        ? '_ecpc_puzzles "$word"'
        : takes === "file"
          ? '_ecpc_files "$word"'
          : `COMPREPLY=($(compgen -W "${wordsOf(takes)}" -- "$word"))`;
    return `    ${own.join("|")})
      case "$before" in
${values.join("\n")}
      esac
      case "$word" in
        -*) COMPREPLY=($(compgen -W "${words}" -- "$word")) ;;
        *) ${argument} ;;
      esac
      ;;`.replace('      case "$before" in\n\n      esac\n', "");
  }

  function wordsOf(takes: SpokenCommand["takes"]): string {
    if (takes === "command") return names.join(" ");
    return typeof takes === "string" ? "" : takes.join(" ");
  }
}

function valueCase({ names, takes }: SpokenOption): string[] {
  if (takes === undefined) return [];
  const what =
    takes === "file"
      ? '_ecpc_files "$word"; '
      : takes === "text"
        ? ""
        : `COMPREPLY=($(compgen -W "${takes.join(" ")}" -- "$word")); `;
  return [`        ${names.join("|")}) ${what}return ;;`];
}
