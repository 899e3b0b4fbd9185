/** One JSON-RPC request, as EIP-1193 has it. Rejects with an object that has a `code` where the node itself refuses. */
export type NodeRequest = (
  request: { readonly method: string; readonly params?: unknown },
  signal?: AbortSignal,
) => Promise<unknown>
