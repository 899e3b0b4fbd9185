import type { Http } from '@latchkey/kernel'
import { createFakeClock } from '@latchkey/kernel/testing'
import type { Account, Network } from '@latchkey/session/contract'
import type { ReadableChains } from '../chain/read-chain'
import { mainnet } from '../networks'
import { toNetworks } from '../to-networks'

export const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

export interface ExplainPage {
  readonly chains: ReadableChains
  readonly account: Account
  readonly network: Network
  readonly calls: readonly { readonly method: string; readonly params: unknown }[]
}

/** A network that responds to each method by a function of its parameters; an `Error` is a JSON-RPC error. */
export function createExplainPage(
  respond: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {},
): ExplainPage {
  const calls: { readonly method: string; readonly params: unknown }[] = []
  const http: Http = {
    async send({ body }, parse) {
      const method = String(Reflect.get(Object(body), 'method'))
      const params: readonly unknown[] = Reflect.get(Object(body), 'params')
      calls.push({ method, params })
      const result = respond[method]?.(params) ?? new Error('the method does not exist')
      return parse(
        result instanceof Error ? { error: { code: -32601, message: result.message } } : { result },
      )
    },
  }
  const options = { networks: [mainnet], rpcUrls: { 1: ['https://rpc.example'] } }
  const [network] = toNetworks(options)
  if (!network) throw new Error('There is no network')
  const ctx = { http, clock: createFakeClock(), randomId: () => '00', items: () => [] }
  return {
    chains: { ctx, options, memory: new Map() },
    account: { namespace: 'eip155', address: OWN },
    network,
    calls,
  }
}
