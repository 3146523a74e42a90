/** Tasks that run `ecpc` in a terminal, with what it says among the problems. On the web there is no terminal, and so no tasks. */
import {
  type Disposable,
  ShellExecution,
  Task,
  type TaskDefinition,
  TaskGroup,
  TaskScope,
  tasks,
  type WorkspaceFolder,
  workspace,
} from "vscode";

const works = ["check", "test", "format"] as const;
type Work = (typeof works)[number];

const isWork = (value: unknown): value is Work => works.some((each) => each === value);

/** Without a path the whole folder; `check` and `format` take files. */
const wholeFolder: Readonly<Record<Work, string>> = { check: "*.ecp", test: ".", format: "*.ecp" };

export function registerTasks(): Disposable {
  return tasks.registerTaskProvider("ecpc", {
    provideTasks: () =>
      (workspace.workspaceFolders ?? []).flatMap((folder) => works.map((work) => taskOf(work, folder))),
    resolveTask: ({ definition, scope }) =>
      isWork(definition.command)
        ? taskOf(definition.command, typeof scope === "object" ? scope : undefined, definition)
        : undefined,
  });
}

function taskOf(
  work: Work,
  folder: WorkspaceFolder | undefined,
  definition: TaskDefinition = { type: "ecpc", command: work },
): Task {
  const path: unknown = definition.path;
  // A path is one argument, quoted as the shell wants it; a pattern is left to the shell.
  const line =
    typeof path === "string"
      ? new ShellExecution("ecpc", [work, path])
      : new ShellExecution(`ecpc ${work} ${wholeFolder[work]}`);
  const task = new Task(definition, folder ?? TaskScope.Workspace, work, "ecpc", line, "$ecpc");
  if (work === "test") task.group = TaskGroup.Test;
  if (work === "check") task.group = TaskGroup.Build;
  return task;
}
