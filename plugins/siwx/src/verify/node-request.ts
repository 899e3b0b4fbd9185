/**
 * Sends one JSON-RPC request with the arguments of EIP-1193, and resolves with the result. Rejects with an object that has
 * a `code` when the node responds with an error.
 */
export type NodeRequest = (
  request: { readonly method: string; readonly params?: unknown },
  signal?: AbortSignal,
) => Promise<unknown>
