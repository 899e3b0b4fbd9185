import type { ConnectionResult, Connector, Eip1193Provider, NetworkId } from '@latchkey/session/contract'

type Hear = (event: string, react: (said: unknown) => void) => unknown // Whatever it says, nonsense breaks no page.
type Pocket = Pick<Eip1193Provider, 'request'> & Record<'on' | 'removeListener', Hear>
const isAddress = (one: unknown): one is string => typeof one === 'string' && /^0x[\da-f]{40}$/i.test(one)
const accountsIn = (said: unknown) =>
  (Array.isArray(said) ? said : []).filter(isAddress).map((address) => ({ namespace: 'eip155', address }))
const networksIn = (said: unknown): readonly NetworkId[] =>
  typeof said === 'string' && /^0x[\da-f]{1,9}$/i.test(said) ? [`eip155:${Number(said)}`] : []

export function pocketConnector(pocket: Pocket): Connector {
  const ask = async (signal: AbortSignal, method: string, params?: unknown): Promise<unknown> => {
    signal.throwIfAborted() // Nobody waits, so the wallet is left alone.
    const left = new Promise((_, no) => signal.addEventListener('abort', () => no(signal.reason)))
    return Promise.race([left, pocket.request(params === undefined ? { method } : { method, params })])
  }
  const enter = async (signal: AbortSignal, method: string): Promise<ConnectionResult | undefined> => {
    const [first, ...others] = accountsIn(await ask(signal, method))
    const [eip155] = networksIn(await ask(signal, 'eth_chainId'))
    return first && eip155 && { accounts: [first, ...others], networkIds: { eip155 } }
  }
  return {
    id: 'pocket', // The same on every visit: a connection is found again by it.
    traits: { id: 'pocket', name: 'Pocket', kind: 'injected', namespaces: ['eip155'], approval: 'wallet' },
    connect: async ({ signal }) =>
      (await enter(signal, 'eth_requestAccounts')) ?? Promise.reject(new Error('Pocket gave no account')),
    reconnect: ({ signal }) => enter(signal, 'eth_accounts'), // Never a question: nobody has clicked.
    disconnect: async () => undefined, // Pocket has no way to give a permission back.
    request: ({ signal, method, params }) => ask(signal, method, params), // Once. Its errors pass as they are.
    subscribe(observer, signal) {
      const hear: Hear = (event, react) => {
        if (!signal.aborted) pocket.on(event, react)
        signal.addEventListener('abort', () => pocket.removeListener(event, react))
      }
      hear('accountsChanged', (said) => observer.accountsChanged(accountsIn(said)))
      hear('chainChanged', (said) => networksIn(said).map((id) => observer.networkChanged(id)))
      hear('disconnect', (said) => observer.disconnected(said))
    },
  }
}
