import { errorReply, type Reply } from '../http/reply'

/** Forwards a JSON-RPC body to the node and its response back, both unchanged. */
export async function forwardRpc(nodeUrl: string, body: string, signal: AbortSignal): Promise<Reply> {
  try {
    // Pages may send text/plain to avoid a preflight, but anvil requires application/json.
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(nodeUrl, { method: 'POST', headers, body, signal })
    return { status: response.status, headers, body: await response.text() }
  } catch (error) {
    if (signal.aborted) throw error
    return errorReply(502, 'The chain behind this address does not answer.')
  }
}
