/**
 * As much of the editor on the desktop as the extension asks for when it begins there: the module `vscode`, of which the parts that a test looks at are
 * real, and all others can be called and made, and do nothing.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface DesktopEditor {
  /** The kinds of providers that were registered. */
  readonly providers: ReadonlySet<string>;
  /** The errors that the log of the extension tells. */
  readonly errors: readonly string[];
  /** The messages of the first diagnostics that are shown. */
  readonly problems: Promise<readonly string[]>;
  readonly context: { readonly extensionUri: object; readonly subscriptions: { dispose: () => void }[] };
  readonly remove: () => void;
}

/** The name by which the module finds the editor. */
const given = "editorOfTheTest";

/** Where the extension lies in `folder`, it is given this editor; the server's process, which asks for an editor too, is given none. */
export function desktopEditor(folder: string, text: string): DesktopEditor {
  const module = join(folder, "node_modules/vscode");
  mkdirSync(module, { recursive: true });
  const isGiven = `if (globalThis.${given} === undefined) throw new Error("there is no editor");`;
  writeFileSync(join(module, "index.js"), `${isGiven}\nmodule.exports = globalThis.${given};\n`);

  const providers = new Set<string>();
  const errors: string[] = [];
  let showProblems: (found: readonly Diagnostic[]) => void = () => undefined;
  const shown = new Promise<readonly Diagnostic[]>((resolve) => {
    showProblems = resolve;
  });
  const error = (...said: readonly unknown[]): void => void errors.push(said.join(" "));
  const document = { uri: new Uri("untitled:wrong.ecp"), languageId: "ecp", version: 1, getText: () => text };
  const collection = { set: (_: Uri, found: readonly Diagnostic[]) => showProblems(found) };
  const api = withAnything({
    version: "1.91.0-insider",
    env: { appName: "an editor", language: "en" },
    LogLevel: { Off: 0, Info: 3 },
    CancellationError: Error,
    CancellationTokenSource,
    Diagnostic,
    Disposable,
    EventEmitter,
    Uri,
    workspace: withAnything({
      isTrusted: true,
      notebookDocuments: [],
      textDocuments: [document],
      workspaceFolders: undefined,
    }),
    window: withAnything({
      createOutputChannel: () => withAnything({ logLevel: 3, error, warn: error }),
      tabGroups: withAnything({ all: [] }),
      visibleTextEditors: [],
    }),
    languages: new Proxy(
      { match: () => 1, createDiagnosticCollection: () => withAnything(collection) },
      {
        get: (made, name) => {
          if (name in made) return Reflect.get(made, name);
          providers.add(String(name).replace("register", ""));
          return anything();
        },
      },
    ),
  });
  Reflect.set(globalThis, given, api);
  return {
    providers,
    errors,
    problems: shown.then((found) => found.map(({ message }) => message)),
    context: { subscriptions: [], extensionUri: new Uri(`file://${folder}`) },
    remove: () => void Reflect.deleteProperty(globalThis, given),
  };
}

class Uri {
  readonly scheme: string;
  readonly fsPath: string;
  constructor(readonly text: string) {
    this.scheme = text.slice(0, text.indexOf(":"));
    this.fsPath = text.replace("file://", "");
  }
  static parse(text: string): Uri {
    return new Uri(text);
  }
  static joinPath({ text }: Uri, ...parts: readonly string[]): Uri {
    return new Uri([text, ...parts].join("/"));
  }
  toString(): string {
    return this.text;
  }
}

class Diagnostic {
  constructor(
    readonly range: unknown,
    readonly message: string,
  ) {}
}

class Disposable {
  constructor(readonly dispose: () => void) {}
  static from(): Disposable {
    return new Disposable(() => undefined);
  }
}

class CancellationTokenSource {
  readonly token = { isCancellationRequested: false, onCancellationRequested: anything() };
}

class EventEmitter {
  private readonly listeners = new Set<(value: unknown) => void>();
  readonly event = (listener: (value: unknown) => void) => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  fire(value: unknown): void {
    for (const listener of this.listeners) listener(value);
  }
  dispose(): void {
    this.listeners.clear();
  }
}

/** Any other part stands for anything, but for nothing that a promise would wait for. */
function partOf(parts: object, name: string | symbol): unknown {
  if (name in parts) return Reflect.get(parts, name);
  return typeof name === "symbol" || name === "then" ? undefined : anything();
}

const withAnything = (parts: object): object => new Proxy(parts, { get: partOf });

/** It can be called, made and extended. */
function anything(): object {
  return new Proxy(class {}, { apply: () => withAnything({}), get: partOf });
}
