/**
 * The local server behind `ecpc view`: a page, its script, requests, and server-sent events. It listens on the loopback address, and answers
 * only those who know its key, which is the first part of each path: another page in the same browser and another user of the machine must
 * neither read nor write the file.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { contentPolicy } from "./page.js";
import { Refusal } from "./refusal.js";

export interface ViewRoutes {
  readonly page: () => string;
  readonly script: () => string;
  readonly style: () => string;
  /** The answer, as JSON; throws a text for a person, as the routes below do. */
  readonly request: (body: unknown, signal: AbortSignal) => Promise<unknown>;
  readonly write: (body: unknown) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The first message to a page. */
  readonly history: () => unknown;
}

export interface ViewServer {
  readonly server: Server;
  /** The path of the page, with the key in it. */
  readonly path: string;
  /**
   * A path that leads to the page once. The arguments of a process can be read by all users of a machine: a browser is started with this one,
   * and by the time that somebody has read it, it leads nowhere.
   */
  readonly pathForOnce: () => string;
  readonly tell: (event: "analysed" | "found" | "solved" | "progress" | "history", data: unknown) => void;
}

const mostBytes = 1 << 20;

const makeKey = (): string => randomBytes(24).toString("base64url");

export function makeViewServer(routes: ViewRoutes): ViewServer {
  const key = makeKey();
  const path = `/${key}/`;
  let keyForOnce: string | undefined;
  const listening = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof Refusal ? error.status : 400;
      send(response, status, "text/plain", error instanceof Error ? error.message : String(error));
    });
  });
  const tellOne = (response: ServerResponse, event: string, data: unknown): void => {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host = "", origin } = request.headers;
    if (!isLoopback(host) || (origin !== undefined && origin !== `http://${host}`))
      throw new Refusal(403, "this address is only for the page of ecpc view");
    const [, given = "", ...rest] = (request.url ?? "").split("/");
    if (keyForOnce !== undefined && isEqual(given, keyForOnce)) {
      keyForOnce = undefined;
      response.writeHead(303, {
        location: path,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      });
      response.end();
      return;
    }
    if (!isEqual(given, key))
      throw new Refusal(
        403,
        "open the address that ecpc view has printed: the key of the page is a part of it",
      );
    switch (`${request.method} ${rest.join("/")}`) {
      case "GET ":
        send(response, 200, "text/html", routes.page());
        return;
      case "GET preview.js":
        send(response, 200, "text/javascript", routes.script());
        return;
      case "GET page.css":
        send(response, 200, "text/css", routes.style());
        return;
      case "GET events":
        response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
        tellOne(response, "history", routes.history());
        listening.add(response);
        response.on("close", () => listening.delete(response));
        return;
      case "POST request": {
        const gone = new AbortController();
        response.on("close", () => gone.abort());
        const result = await routes.request(await readBody(request), gone.signal);
        send(response, 200, "application/json", JSON.stringify(result));
        return;
      }
      case "POST write":
        routes.write(await readBody(request));
        send(response, 200, "application/json", "{}");
        return;
      case "POST undo":
      case "POST redo":
        await readBody(request);
        if (rest[0] === "undo") routes.undo();
        else routes.redo();
        send(response, 200, "application/json", "{}");
        return;
      default:
        send(response, 404, "text/plain", "there is nothing at this address");
    }
  };

  return {
    server,
    path,
    pathForOnce: () => {
      keyForOnce = makeKey();
      return `/${keyForOnce}`;
    },
    tell: (event, data) => {
      for (const response of listening) tellOne(response, event, data);
    },
  };
}

/** In a time that does not tell how much of it was right. */
function isEqual(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A name that only resolves to the loopback address is another's. */
const isLoopback = (host: string): boolean => /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host);

function send(response: ServerResponse, status: number, type: string, body: string): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "content-security-policy": contentPolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  response.end(body);
}

/** JSON is asked for by its type: a form of another page cannot send it. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  if (request.headers["content-type"] !== "application/json") throw new Refusal(400, "it wants JSON");
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue;
    parts.push(part);
    length += part.length;
    if (length > mostBytes) throw new Refusal(400, "it is too long");
  }
  const text = Buffer.concat(parts).toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "it is no JSON");
  }
}
