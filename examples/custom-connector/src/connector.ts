import type { ConnectionResult, Connector, Eip1193Provider, NetworkId } from '@latchkey/session/contract'

type Listen = (event: string, react: (data: unknown) => void) => unknown // Payloads are unchecked.
type Pocket = Pick<Eip1193Provider, 'request'> & Record<'on' | 'removeListener', Listen>
const isAddress = (one: unknown): one is string => typeof one === 'string' && /^0x[\da-fA-F]{40}$/.test(one)
const accountsIn = (data: unknown) =>
  (Array.isArray(data) ? data : []).filter(isAddress).map((address) => ({ namespace: 'eip155', address }))
const networksIn = (data: unknown): readonly NetworkId[] =>
  typeof data === 'string' && /^0x[\da-fA-F]{1,9}$/.test(data) ? [`eip155:${Number(data)}`] : []

export function pocketConnector(pocket: Pocket): Connector {
  const ask = async (signal: AbortSignal, method: string, params?: unknown): Promise<unknown> => {
    signal.throwIfAborted() // Given up already: no wallet request.
    const left = new Promise((_, no) => signal.addEventListener('abort', () => no(signal.reason)))
    return Promise.race([left, pocket.request(params === undefined ? { method } : { method, params })])
  }
  const read = async (signal: AbortSignal, method: string): Promise<ConnectionResult | undefined> => {
    const [first, ...others] = accountsIn(await ask(signal, method))
    const [eip155] = networksIn(await ask(signal, 'eth_chainId'))
    return first && eip155 && { accounts: [first, ...others], networkIds: { eip155 } }
  }
  return {
    id: 'pocket', // Stable: connections are restored by it.
    traits: { id: 'pocket', name: 'Pocket', kind: 'injected', namespaces: ['eip155'], approval: 'wallet' },
    connect: async ({ signal }) =>
      (await read(signal, 'eth_requestAccounts')) ?? Promise.reject(new Error('Pocket gave no account')),
    reconnect: ({ signal }) => read(signal, 'eth_accounts'), // Silent: never prompts.
    disconnect: async () => undefined, // Pocket cannot revoke a permission.
    request: ({ signal, method, params }) => ask(signal, method, params), // Once. Its errors pass as they are.
    subscribe(listener, signal) {
      const listen: Listen = (event, react) => {
        if (!signal.aborted) pocket.on(event, react)
        signal.addEventListener('abort', () => pocket.removeListener(event, react))
      }
      listen('accountsChanged', (data) => listener.accountsChanged(accountsIn(data)))
      listen('chainChanged', (data) => networksIn(data).map((id) => listener.networkChanged(id)))
      listen('disconnect', (data) => listener.disconnected(data))
    },
  }
}
