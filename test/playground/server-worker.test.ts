/** The language server of a page: one that does not answer is ended, and the page is told. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startServerWorker } from "../../packages/playground/src/language/server-worker.js";

interface Sent {
  readonly id?: string;
  readonly method?: string;
}

/** Answers as long as it is told to. */
class FakeWorker {
  static answers = true;
  static ended = 0;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: ((event: { readonly message: string }) => void) | null = null;
  postMessage({ id, method }: Sent): void {
    if (FakeWorker.answers && method !== undefined) this.onmessage?.({ data: { id, result: true } });
  }
  terminate(): void {
    FakeWorker.ended++;
  }
}

beforeEach(() => {
  FakeWorker.answers = true;
  FakeWorker.ended = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one that answers may be silent, and one that does not is ended, once", () => {
  const reasons: string[] = [];
  const heard: string[] = [];
  const transport = startServerWorker("blob:server", 1, (reason) => reasons.push(reason));
  transport.subscribe((message) => heard.push(message));
  vi.advanceTimersByTime(600_000);
  expect([reasons, FakeWorker.ended]).toEqual([[], 0]);
  // Whether it is there is asked for the page alone.
  expect(heard).toEqual([]);
  transport.send('{"id":1,"method":"hello"}');
  expect(heard).toEqual(['{"id":1,"result":true}']);
  FakeWorker.answers = false;
  vi.advanceTimersByTime(50_000);
  expect(reasons).toEqual([]);
  vi.advanceTimersByTime(600_000);
  expect([reasons.length, FakeWorker.ended]).toEqual([1, 1]);
  expect(reasons[0]).toContain("nothing was heard of it");
});
