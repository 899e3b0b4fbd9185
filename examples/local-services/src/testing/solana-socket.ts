import { once } from 'node:events'
import { WebSocket } from 'ws'

/**
 * Subscribes over a plain WebSocket, because web3.js does not report when it has subscribed. `notified`
 * resolves with the first notification's result.
 */
export async function subscribeOnce(
  wsUrl: string,
  method: string,
  params: readonly unknown[],
): Promise<{ readonly notified: Promise<unknown> }> {
  const socket = new WebSocket(wsUrl)
  await once(socket, 'open')
  const frame = async (): Promise<unknown> => JSON.parse(String((await once(socket, 'message'))[0]))
  const subscribed = frame()
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  await subscribed
  return { notified: frame().finally(() => socket.close()) }
}
