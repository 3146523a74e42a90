/** The requests of the language server that a preview makes, with what each takes and gives. */
import type {
  BoardParams,
  BoardResult,
  CandidatesParams,
  CandidatesResult,
  CheckParams,
  CheckResult,
  CountParams,
  ExplainParams,
  ExplainResult,
  InstanceParams,
  InstancesParams,
  InstancesResult,
  PlayResult,
  ProblemsParams,
  ProblemsResult,
  ReplayParams,
  ReplayResult,
  SetSymbolParams,
  SetSymbolResult,
  SolveParams,
  SolveResult,
  VerifyParams,
  VerifyResult,
} from "@ecp/lsp";

export interface Requests {
  "ecp/instances": { readonly takes: InstancesParams; readonly gives: InstancesResult };
  "ecp/problems": { readonly takes: ProblemsParams; readonly gives: ProblemsResult };
  "ecp/board": { readonly takes: BoardParams; readonly gives: BoardResult };
  "ecp/solve": { readonly takes: SolveParams; readonly gives: SolveResult };
  "ecp/count": { readonly takes: CountParams; readonly gives: SolveResult };
  "ecp/candidates": { readonly takes: CandidatesParams; readonly gives: CandidatesResult };
  "ecp/play": { readonly takes: InstanceParams; readonly gives: PlayResult };
  "ecp/check": { readonly takes: CheckParams; readonly gives: CheckResult };
  "ecp/explain": { readonly takes: ExplainParams; readonly gives: ExplainResult };
  "ecp/replay": { readonly takes: ReplayParams; readonly gives: ReplayResult };
  "ecp/verify": { readonly takes: VerifyParams; readonly gives: VerifyResult };
  "ecp/setSymbol": { readonly takes: SetSymbolParams; readonly gives: SetSymbolResult };
}

/** How they reach the server: through an extension, or over HTTP. An aborted request is cancelled at the server. */
export interface Client {
  readonly request: <Method extends keyof Requests>(
    method: Method,
    params: Requests[Method]["takes"],
    signal?: AbortSignal,
  ) => Promise<Requests[Method]["gives"]>;
}
