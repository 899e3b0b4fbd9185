import type { Http } from '@latchkey/kernel'
import { createFakeClock, type FakeClock } from '@latchkey/kernel/testing'
import type { Network } from '@latchkey/session/contract'
import { requestRpc } from '../request-rpc'

export interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}
/** Answers the body of one HTTP request; what it throws is the failure of the request. */
export type Server = (body: Call | readonly Call[], signal: AbortSignal | undefined, url: string) => unknown

export const answer = ({ id, method, params }: Call) => ({
  jsonrpc: '2.0',
  id,
  result: `${method} ${params}`,
})
export const isBatch = (body: Call | readonly Call[]): body is readonly Call[] => Array.isArray(body)
export const all: Server = (body) => (isBatch(body) ? body.map(answer) : answer(body))
/** A server that takes single calls, and answers so to a batch. */
export const refusing =
  (respond: (calls: readonly Call[]) => unknown): Server =>
  (body) =>
    isBatch(body) ? respond(body) : answer(body)
export const fail = (error: unknown) => (): never => {
  throw error
}

export interface RpcNetwork {
  call(method: string, params?: unknown, signal?: AbortSignal, sendOnce?: boolean): Promise<unknown>
  readonly requests: readonly { readonly url: string; readonly body: unknown }[]
  /** The number of calls in each request. */
  sizes(): readonly number[]
  readonly clock: FakeClock
}

/** A network whose servers answer so. */
export function openNetwork(
  server: Server,
  rpcUrls: readonly string[] = ['https://one.example'],
): RpcNetwork {
  const requests: { readonly url: string; readonly body: unknown }[] = []
  const http: Http = {
    async send({ url, body, signal }, parse) {
      signal?.throwIfAborted()
      // What goes over the wire.
      const parsed: Call | readonly Call[] = JSON.parse(JSON.stringify(body))
      requests.push({ url, body: parsed })
      return parse(await server(parsed, signal, url))
    },
  }
  const clock = createFakeClock()
  const ports = { http, clock, randomId: () => '0000' }
  const network: Network = {
    id: 'eip155:1',
    namespace: 'eip155',
    name: 'Test',
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls,
  }
  const load = { repeating: 0 }
  const { signal: never } = new AbortController()
  const call = (method: string, params: unknown = [], signal = never, sendOnce = false): Promise<unknown> =>
    requestRpc({ ports, fallbacks: [], network, load, sendOnce }, { method, params }, signal)
  const sizes = (): readonly number[] => requests.map(({ body }) => (Array.isArray(body) ? body.length : 1))
  return { call, requests, sizes, clock }
}

export const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index)
export const readMany = (call: (method: string, params: unknown) => Promise<unknown>, count: number) =>
  Promise.all(numbers(count).map((index) => call('read', [index])))
export const expected = (count: number): readonly string[] => numbers(count).map((index) => `read ${index}`)
