/** The server's process: the same as `ecpc lsp`. */
import { startOnStdio } from "@ecp/lsp/node";

startOnStdio();
