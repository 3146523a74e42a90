/** The Test Explorer: each instance that says what it expects is a test. */
import type { InstanceInfo, SolveResult } from "@ecp/lsp";
import {
  type CancellationToken,
  type Disposable,
  Location,
  Position,
  Range,
  type TestController,
  type TestItem,
  TestMessage,
  TestRunProfileKind,
  type TestRunRequest,
  tests,
  type Uri,
  workspace,
} from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import type { ServerRequests } from "./requests.js";

export function registerTests(client: BaseLanguageClient, requests: ServerRequests): Disposable {
  const controller = tests.createTestController("ecp", "Puzzles");
  const expects = new WeakMap<TestItem, string>();

  const list = async (file: Uri): Promise<void> => {
    if (!workspace.getConfiguration("ecp").get("tests.enabled", true)) return;
    const uri = client.code2ProtocolConverter.asUri(file);
    const { instances } = await requests.request("ecp/instances", { uri });
    const expecting = instances.filter(({ expect }) => expect !== undefined);
    if (expecting.length === 0) {
      controller.items.delete(uri);
      return;
    }
    const before = controller.items.get(uri);
    const item = before ?? controller.createTestItem(uri, workspace.asRelativePath(file), file);
    if (before === undefined) controller.items.add(item);
    item.children.replace(expecting.map((instance) => testOf(controller, file, instance, expects)));
  };

  const listAll = async (): Promise<void> => {
    for (const file of await workspace.findFiles("**/*.ecp", "**/node_modules/**"))
      await list(file).catch(() => {});
  };
  controller.resolveHandler = async (item) => {
    if (item === undefined) await listAll();
    else if (item.uri !== undefined) await list(item.uri);
  };
  controller.refreshHandler = listAll;

  const run = async (request: TestRunRequest, token: CancellationToken): Promise<void> => {
    const running = controller.createTestRun(request);
    const chosen = request.include ?? [...controller.items].map(([, item]) => item);
    const excluded = new Set(request.exclude ?? []);
    const waiting = chosen.flatMap((item) =>
      item.children.size === 0 ? [item] : [...item.children].map(([, each]) => each),
    );
    const mine = waiting.filter((item) => !excluded.has(item) && expects.has(item));
    for (const item of mine) running.enqueued(item);
    for (const item of mine) {
      if (token.isCancellationRequested) running.skipped(item);
      else await runOne(item, running, token);
    }
    running.end();
  };

  const runOne = async (
    item: TestItem,
    running: ReturnType<TestController["createTestRun"]>,
    token: CancellationToken,
  ): Promise<void> => {
    const expected = expects.get(item) ?? "";
    running.started(item);
    const gone = new AbortController();
    const listening = token.onCancellationRequested(() => gone.abort());
    const began = Date.now();
    try {
      const method = /^\d/.test(expected) ? "ecp/count" : "ecp/solve";
      const place = { uri: item.parent?.id ?? "", instance: item.id };
      const first = await requests.request(method, place, gone.signal);
      // Statements about all answers cannot be judged by the best of them.
      const isOfAll = first.status === "best" && !expected.startsWith("best ");
      const result = isOfAll ? await requests.request("ecp/count", place, gone.signal) : first;
      const took = Date.now() - began;
      if (result.status === "cancelled" || result.status === "stale") running.skipped(item);
      else if (isHeld(expected, result)) running.passed(item, took);
      else {
        const message = TestMessage.diff(
          `expected: ${expected}; found: ${result.says}`,
          expected,
          result.says,
        );
        if (item.uri !== undefined && item.range !== undefined)
          message.location = new Location(item.uri, item.range);
        running.failed(item, message, took);
      }
    } catch (error) {
      if (gone.signal.aborted) running.skipped(item);
      else running.errored(item, new TestMessage(error instanceof Error ? error.message : String(error)));
    } finally {
      listening.dispose();
    }
  };
  controller.createRunProfile("Solve", TestRunProfileKind.Run, run, true);
  const listening = requests.onAnalysed(({ uri }) => {
    list(client.protocol2CodeConverter.asUri(uri)).catch(() => {});
  });
  return {
    dispose: () => {
      listening.dispose();
      controller.dispose();
    },
  };
}

function testOf(
  controller: TestController,
  file: Uri,
  { id, title, puzzle, range, expect = "" }: InstanceInfo,
  expects: WeakMap<TestItem, string>,
): TestItem {
  const item = controller.createTestItem(id, title ?? puzzle, file);
  item.description = `expect ${expect}`;
  item.range = new Range(
    new Position(range.start.line, range.start.character),
    new Position(range.start.line, 1000),
  );
  item.sortText = String(range.start.line).padStart(8, "0");
  expects.set(item, expect);
  return item;
}

/** `expect` as the server says it: `unique`, `no solution`, `92 solutions`, `best 5`. */
export function isHeld(
  expected: string,
  { status, count, best }: Pick<SolveResult, "status" | "count" | "best">,
): boolean {
  if (expected.startsWith("best ")) return status === "best" && expected === `best ${best}`;
  if (expected === "unique") return status === "unique";
  if (expected === "no solution") return status === "none";
  return count !== undefined && `${count} solutions` === expected;
}
