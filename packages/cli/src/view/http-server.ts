/**
 * The local server behind `ecpc view`: a page, its script, requests, and server-sent events. It listens on the loopback address, and answers
 * only what is addressed to that, and asked by its own page: another page in the same browser must not read or write the file.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { contentPolicy } from "./page.js";

export interface ViewRoutes {
  readonly page: () => string;
  readonly script: () => string;
  /** The answer, as JSON; throws a text for a person. */
  readonly request: (body: unknown, signal: AbortSignal) => Promise<unknown>;
  readonly write: (body: unknown) => Promise<void>;
}

export interface ViewServer {
  readonly server: Server;
  readonly tell: (event: "analysed" | "solved", data: unknown) => void;
}

const mostBytes = 1 << 20;

export function makeViewServer(routes: ViewRoutes): ViewServer {
  const listening = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, 400, "text/plain", error instanceof Error ? error.message : String(error));
    });
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host = "", origin } = request.headers;
    if (!isLoopback(host) || (origin !== undefined && origin !== `http://${host}`)) {
      send(response, 403, "text/plain", "this address is only for the page of ecpc view");
      return;
    }
    switch (`${request.method} ${request.url}`) {
      case "GET /":
        send(response, 200, "text/html", routes.page());
        return;
      case "GET /preview.js":
        send(response, 200, "text/javascript", routes.script());
        return;
      case "GET /events":
        response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
        response.write(": ecpc view\n\n");
        listening.add(response);
        response.on("close", () => listening.delete(response));
        return;
      case "POST /request": {
        const gone = new AbortController();
        response.on("close", () => gone.abort());
        const result = await routes.request(await readBody(request), gone.signal);
        send(response, 200, "application/json", JSON.stringify(result));
        return;
      }
      case "POST /write":
        await routes.write(await readBody(request));
        send(response, 200, "application/json", "{}");
        return;
      default:
        send(response, 404, "text/plain", "there is nothing at this address");
    }
  };

  return {
    server,
    tell: (event, data) => {
      for (const response of listening) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
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
  if (request.headers["content-type"] !== "application/json") throw new Error("it wants JSON");
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue;
    parts.push(part);
    length += part.length;
    if (length > mostBytes) throw new Error("it is too long");
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8"));
}
