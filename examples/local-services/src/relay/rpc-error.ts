/** A request that the relay refuses; the caller is answered with it and stays connected. */
export class RpcError extends Error {
  readonly code: number
  constructor(code: number, sentence: string) {
    super(sentence)
    this.name = 'RpcError'
    this.code = code
  }
}

/** Those of JSON-RPC 2.0. */
export const rpcErrorCodes = {
  unreadable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const
