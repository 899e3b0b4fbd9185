/** The error response to a JSON-RPC request. A WebSocket stays open after it. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, sentence: string, data?: unknown) {
    super(sentence)
    this.name = 'RpcError'
    this.code = code
    this.data = data
  }
}

/** Error codes of JSON-RPC 2.0. */
export const rpcErrorCodes = {
  unreadable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const
