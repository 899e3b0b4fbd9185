import { untilAborted } from '@latchkey/kernel/async'
import { isNetworkId } from '@latchkey/session/caip'
import type { Account, ConnectionResult, Connector, NetworkId } from '@latchkey/session/contract'
import { promiseTry } from '../../../plugins/session/src/session-core'
import type { PlainWallet } from './plain-wallet'

const toAccounts = (reported: unknown): readonly Account[] =>
  (Array.isArray(reported) ? reported : [])
    .filter((one): one is string => typeof one === 'string' && one.startsWith('0x'))
    .map((address) => ({ namespace: 'eip155', address }))

const toNetworkId = (reported: unknown): NetworkId | undefined =>
  isNetworkId(reported) ? reported : undefined

/** A connector that conforms to all clauses. */
export function createPlainConnector(
  wallet: PlainWallet,
): Connector & Required<Pick<Connector, 'switchNetwork'>> {
  const ask = async (method: string, signal: AbortSignal, params?: unknown): Promise<unknown> => {
    signal.throwIfAborted()
    return untilAborted(
      promiseTry(() => wallet.ask(method, params)),
      signal,
    )
  }
  const enter = async (method: string, signal: AbortSignal): Promise<ConnectionResult | undefined> => {
    const [first, ...others] = toAccounts(await ask(method, signal))
    const eip155 = toNetworkId(await ask('network', signal))
    return first && eip155 && { accounts: [first, ...others], networkIds: { eip155 } }
  }
  return {
    id: 'plain',
    traits: { id: 'plain', name: 'Plain', kind: 'injected', namespaces: ['eip155'], approval: 'wallet' },
    async connect({ signal }) {
      const entered = await enter('enter', signal)
      if (entered) return entered
      throw new Error('No account')
    },
    reconnect: ({ signal }) => enter('accounts', signal),
    disconnect: async () => undefined,
    async switchNetwork({ id }) {
      await wallet.ask('switch', id)
    },
    request: ({ method, params, signal }) => ask(method, signal, params),
    subscribe(observer, signal) {
      if (signal.aborted) return
      const listen = (event: string, listener: (reported: unknown) => void): void => {
        wallet.on(event, listener)
        signal.addEventListener('abort', () => wallet.off(event, listener), { once: true })
      }
      listen('accounts', (reported) => observer.accountsChanged(toAccounts(reported)))
      listen('network', (reported) => {
        const networkId = toNetworkId(reported)
        if (networkId !== undefined) observer.networkChanged(networkId)
      })
      listen('end', (reported) => observer.disconnected(reported))
    },
  }
}
