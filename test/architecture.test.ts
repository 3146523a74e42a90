/** The invariants of ARCHITECTURE.md that a lint rule does not hold. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { circles } from "./support/circles.js";

const root = fileURLToPath(new URL("..", import.meta.url));

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

function filesBelow(folder: string, ending: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes("generated/") && !name.includes("node_modules"))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), "utf8") }));
}

const engine = filesBelow("packages/engine/src", ".ts");
const compiler = filesBelow("packages/compiler/src", ".ts");
const cli = filesBelow("packages/cli/src", ".ts");
const lsp = filesBelow("packages/lsp/src", ".ts");
const preview = filesBelow("packages/preview/src", ".ts");
const interchange = filesBelow("packages/interchange/src", ".ts");
const verifier = filesBelow("packages/verifier/src", ".ts");
const evaluator = filesBelow("packages/evaluator/src", ".ts");
const playground = filesBelow("packages/playground/src", ".ts");
const extension = filesBelow("packages/vscode-extension/src", ".ts");
const examples = filesBelow("examples", ".ecp");

function imports(file: SourceFile): string[] {
  const code = file.text.replace(/`[^`]*`/g, "");
  return [...code.matchAll(/^(?:import|export)\b[^;]*?\bfrom "([^"]+)";|\bimport\("([^"]+)"\)/gm)].flatMap(
    (match) => match[1] ?? match[2] ?? [],
  );
}

function packagesImported(files: readonly SourceFile[]): Set<string> {
  return new Set(files.flatMap(imports).filter((name) => !name.startsWith(".")));
}

describe("boundaries between packages", () => {
  test("the engine imports nothing", () => {
    expect([...packagesImported(engine)]).toEqual([]);
  });

  test("the verifier imports nothing, and has less than a thousand lines", () => {
    expect([...packagesImported(verifier)]).toEqual([]);
    const lines = verifier.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
    expect(lines).toBeLessThan(1000);
  });

  test("the evaluator knows of the compiler what reads puzzles: no part of normalize/, ground/, lower/ or the engine", () => {
    expect([...packagesImported(evaluator)]).toEqual(["@ecp/compiler/reading"]);
    const byPath = new Map(compiler.map((file) => [file.path, file]));
    const reached = new Set(["packages/compiler/src/reading/reading.ts"]);
    const outside = new Set<string>();
    for (const path of reached) {
      const file = byPath.get(path);
      expect(file, path).toBeDefined();
      if (file === undefined) continue;
      const text = file.text.replace(/^(?:import|export) type\b[^;]*;/gm, "");
      for (const name of imports({ path, text }))
        if (name.startsWith(".")) reached.add(join(dirname(path), name).replace(/\.js$/, ".ts"));
        else outside.add(name);
    }
    expect([...outside]).toEqual([]);
    const forbidden = /^packages\/compiler\/src\/(normalize|ground|lower|symmetry)\b/;
    expect([...reached].filter((path) => forbidden.test(path))).toEqual([]);
    expect(reached.size).toBeGreaterThan(20);
  });

  test("the compiler imports the engine and chevrotain, and so no file system, process or clock", () => {
    const allowed = ["@ecp/engine", "chevrotain"];
    expect([...packagesImported(compiler)].filter((name) => !allowed.includes(name))).toEqual([]);
    const impure = compiler.filter((file) =>
      /\b(Date\.now|new Date|performance\.now|setTimeout|process\.)/.test(file.text),
    );
    // The front door gives way to others between two steps of a search.
    expect(impure.map((file) => file.path)).toEqual(["packages/compiler/src/solve-text.ts"]);
  });

  test("other forms of puzzles know only types of the compiler, and what unpacks", () => {
    const others = interchange.flatMap((file) => imports(file).filter((name) => !name.startsWith(".")));
    const allowed = ["@ecp/compiler", "fflate", "lz-string"];
    expect(others.filter((name) => !allowed.includes(name))).toEqual([]);
    const running = interchange.filter((file) => /^import (?!type )[^;]*"@ecp\/compiler"/m.test(file.text));
    expect(running.map((file) => file.path)).toEqual([]);
  });

  test("no relative import crosses from one package into another", () => {
    const crossing = [
      ...engine,
      ...compiler,
      ...cli,
      ...lsp,
      ...preview,
      ...interchange,
      ...verifier,
      ...evaluator,
      ...playground,
      ...extension,
    ].filter((file) =>
      imports(file).some((name) =>
        /\/packages\/|\.\.\/(engine|compiler|cli|lsp|preview|playground|interchange|verifier|evaluator)\/src/.test(
          name,
        ),
      ),
    );
    expect(crossing.map((file) => file.path)).toEqual([]);
  });

  test("of the language server, only server.ts and convert.ts know the protocol; node.ts and browser-worker.ts know its transport", () => {
    const knowing = lsp
      .filter((file) => imports(file).some((name) => name.startsWith("vscode-")))
      .map((file) => file.path.replace("packages/lsp/src/", ""));
    expect(
      knowing.filter((path) => !["server.ts", "convert.ts", "node.ts", "browser-worker.ts"].includes(path)),
    ).toEqual([]);
    const allowed =
      /^(@ecp\/(engine|compiler(\/mending)?|interchange|verifier)|vscode-languageserver(\/(node|browser))?|vscode-languageserver-textdocument|node:.*)$/;
    expect([...packagesImported(lsp)].filter((name) => !allowed.test(name))).toEqual([]);
  });

  test("the preview knows neither editor nor files", () => {
    expect([...packagesImported(preview)].filter((name) => !/^@ecp\/(compiler|lsp)$/.test(name))).toEqual([]);
  });

  test("the playground asks the language server, and knows compiler and engine by it alone; exercises are checked by the compiler", () => {
    const isExercise = ({ path }: SourceFile): boolean => path.includes("/exercises/");
    expect([...packagesImported(playground.filter(isExercise))]).toEqual(["@ecp/compiler"]);
    const allowed =
      /^(@ecp\/(lsp(\/browser-worker)?|preview(\/[\w-]+)?)|@codemirror\/[\w-]+|@lezer\/highlight|dompurify)$/;
    expect(
      [...packagesImported(playground.filter((file) => !isExercise(file)))].filter(
        (name) => !allowed.test(name),
      ),
    ).toEqual([]);
  });

  test("the concrete syntax tree stays inside syntax/", () => {
    const leaking = compiler.filter(
      (file) => !file.path.includes("/syntax/") && imports(file).includes("chevrotain"),
    );
    expect(leaking.map((file) => file.path)).toEqual([]);
  });
});

describe("folders", () => {
  const all = [
    ...engine,
    ...compiler,
    ...cli,
    ...lsp,
    ...preview,
    ...interchange,
    ...verifier,
    ...evaluator,
    ...playground,
    ...extension,
  ];
  const paths = new Set(all.map((file) => file.path));
  const known = new Map(
    all.map((file) => [
      file.path,
      imports(file)
        .filter((name) => name.startsWith("."))
        .map((name) => join(dirname(file.path), name).replace(/\.js$/, ".ts"))
        .filter((path) => paths.has(path)),
    ]),
  );

  test("at most 25 files lie flat in one, but for the catalogue of messages", () => {
    const counts = new Map<string, number>();
    for (const { path } of all) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    const full = [...counts].filter(([folder, count]) => count > 25 && !folder.endsWith("/catalogue"));
    expect(full).toEqual([]);
  });

  test("no circle of imports, of types or values, has more than three files", () => {
    expect(circles(known).filter((circle) => circle.length > 3)).toEqual([]);
  });

  // From the lowest up; "" are the files of the folder itself.
  const orders: Readonly<Record<string, readonly string[]>> = {
    "packages/compiler/src/ground": [
      "",
      "conditions",
      "world",
      "values",
      "names",
      "heads",
      "patterns",
      "patterns/of-structures",
      "structures",
      "patterns/of-graphs",
      "graphs",
      "expressions",
      "patterns/of-statements",
      "patterns/table.ts",
      "statements",
      "instance",
    ],
    "packages/compiler/src/check": [
      "walks",
      "types",
      "print",
      "logic",
      "access",
      "expressions",
      "declarations",
      "",
    ],
  };

  const source = "packages/compiler/src/";
  /** A folder, or a file beside the folders. Two representations are two files each that know of each other. */
  const rooms: Readonly<Record<string, string>> = { "board.ts": "tiling", "condition.ts": "ground.ts" };
  const roomOf = (path: string): string => {
    const [first = ""] = path.slice(source.length).split("/");
    return rooms[first] ?? first;
  };

  test("the folders of the compiler stand in an order: none imports one that imports it, directly or not", () => {
    const all = new Map<string, string[]>();
    for (const { path } of compiler) {
      const others = (known.get(path) ?? []).map(roomOf).filter((room) => room !== roomOf(path));
      all.set(roomOf(path), [...(all.get(roomOf(path)) ?? []), ...others]);
    }
    expect(circles(all).filter((circle) => circle.length > 1)).toEqual([]);
  });

  test("no folder has more than 15 % of the compiler, of `ground/` none of its folders", () => {
    const lines = new Map<string, number>();
    for (const { path, text } of compiler) {
      const [first = "", second = ""] = path.slice(source.length).split("/");
      const room = first === "ground" ? `${first}/${second}` : first;
      lines.set(room, (lines.get(room) ?? 0) + text.split("\n").length);
    }
    const whole = [...lines.values()].reduce((sum, each) => sum + each, 0);
    expect([...lines].filter(([, each]) => each > 0.15 * whole)).toEqual([]);
  });

  test.each(Object.entries(orders))("%s: no folder imports one that stands above it", (base, order) => {
    const rank = (path: string): number => {
      const rest = path.slice(base.length + 1);
      const inside = order.filter((folder) =>
        folder === "" ? !rest.includes("/") : rest === folder || rest.startsWith(`${folder}/`),
      );
      return order.indexOf(inside.sort((a, b) => b.length - a.length)[0] ?? "nowhere");
    };
    const here = [...known.keys()].filter((path) => path.startsWith(`${base}/`));
    expect(here.filter((path) => rank(path) < 0)).toEqual([]);
    const upward = here.flatMap((path) =>
      (known.get(path) ?? [])
        .filter((other) => other.startsWith(`${base}/`) && rank(other) > rank(path))
        .map((other) => `${path} imports ${other}`),
    );
    expect(upward).toEqual([]);
  });
});

describe("patterns", () => {
  const ground = compiler.filter((file) => file.path.includes("/ground/"));
  const others = ground.filter((file) => !/\/ground\/(patterns\/|facts\.ts)/.test(file.path));

  test("no other file of grounding goes through the rules of a puzzle, but to expand them or for a message", () => {
    const going = others.filter((file) => /\bpuzzle\.statements\b/.test(file.text));
    expect(going.map((file) => file.path.replace("packages/compiler/src/ground/", ""))).toEqual([
      "instance/ground-instance.ts",
    ]);
  });

  test("no phase behind normal form walks through a typed tree: it asks the readings of normalize/", () => {
    const behind = compiler.filter((file) => !/\/src\/(check|normalize)\//.test(file.path));
    const walking = behind.filter((file) =>
      imports(file).some((name) => /\/walks\/(?!conjuncts|of-one)|\/map-parts\.js$/.test(name)),
    );
    // The values of a map's signs are expressions, and no rules.
    expect(walking.map((file) => file.path)).toEqual(["packages/compiler/src/data/legend.ts"]);
    const generic = ground.filter((file) => /\bObject\.(values|entries)\(/.test(file.text));
    expect(generic.map((file) => file.path)).toEqual([]);
  });

  test("one file asks whether a pattern is switched off, and leaves its mark", () => {
    const asking = ground.filter((file) => /\.uses\(|\.mark\(/.test(file.text));
    expect(asking.map((file) => file.path)).toEqual(["packages/compiler/src/ground/patterns/pattern.ts"]);
  });
});

describe("judges", () => {
  test("the judge of random programs knows the compiler and the engine by one file, and nothing of the other judge", () => {
    const judge = filesBelow("test/judge", ".ts");
    const knowing = judge.filter((file) => imports(file).some((name) => name.startsWith("@ecp/")));
    expect(knowing.map((file) => file.path)).toEqual(["test/judge/compiled.ts"]);
    const others = judge.filter((file) =>
      imports(file).some((name) => /\/(packages|oracle|programs)\//.test(name)),
    );
    expect(others.map((file) => file.path)).toEqual([]);
  });
});

describe("general over special", () => {
  const classes = examples.flatMap((file) =>
    [...file.text.matchAll(/^puzzle\s+(\w+)/gm)].flatMap((match) => match[1] ?? []),
  );

  // Class names are words such as View or Context too: only a text can ask for a class.
  test("no class of examples/ is named in a text or a file name of compiler or engine", () => {
    expect(classes.length).toBeGreaterThan(10);
    const named = [...engine, ...compiler].flatMap((file) => {
      // Pages of diagnostics and of words have examples.
      if (file.path.includes("/words/")) return [];
      const code = file.path.includes("/catalogue/") ? file.text.replace(/page: \{[\s\S]*/, "") : file.text;
      const texts = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
      const said = [basename(file.path), ...texts].join("\n");
      return classes
        .filter((name) => new RegExp(`\\b${name}\\b`).test(said))
        .map((name) => `${file.path}: ${name}`);
    });
    expect(named).toEqual([]);
  });

  test("no class has more than 30 lines of rules", () => {
    const long = examples.flatMap((file) =>
      file.text
        .split(/^(?=puzzle\b|instance\b|use\b)/m)
        .filter((section) => section.startsWith("puzzle"))
        .filter(
          (section) =>
            section.split("\n").filter((line) => /\S/.test(line.replace(/\/\/.*/, ""))).length > 30,
        )
        .map(() => file.path),
    );
    expect(long).toEqual([]);
  });
});

describe("house style", () => {
  const sources = [
    ...engine,
    ...compiler,
    ...cli,
    ...lsp,
    ...preview,
    ...interchange,
    ...verifier,
    ...evaluator,
    ...playground,
    ...extension,
  ];
  const lengths = sources.map((file) => file.text.split("\n").length).sort((a, b) => a - b);

  test("files are small: the median at most 120 lines, nine in ten under 350", () => {
    expect(lengths[Math.floor(lengths.length / 2)] ?? 0).toBeLessThanOrEqual(120);
    expect(lengths[Math.floor(lengths.length * 0.9)] ?? 0).toBeLessThan(350);
  });

  test("no module keeps state that can change", () => {
    const stateful = sources.filter((file) => /^(?:export )?let /m.test(file.text.replace(/`[^`]*`/g, "")));
    expect(stateful.map((file) => file.path)).toEqual([]);
  });

  test("tests that put something in place of a module say so in their name, and have a process of their own", () => {
    const mocking = filesBelow("test", ".test.ts").filter((file) =>
      /^\s*vi\.(mock|doMock)\(/m.test(file.text),
    );
    expect(mocking.filter(({ path }) => !path.includes(".mocked."))).toEqual([]);
  });

  test("names say what a thing is", () => {
    const vague = sources.filter((file) =>
      /(manager|helper|base|impl|util|utils|misc|common)\.ts$/i.test(file.path),
    );
    expect(vague.map((file) => file.path)).toEqual([]);
  });
});
