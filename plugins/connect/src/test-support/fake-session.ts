import { definePlugin, type Plugin } from '@latchkey/kernel'
import {
  type Connector,
  type ConnectorTraits,
  type ConnectRequest,
  connectors,
  type SessionApi,
  type SessionContract,
  type SessionEvents,
  type SessionState,
  sessionContract,
  type WalletRow,
  walletFilters,
} from '@latchkey/session/contract'
import { noSession } from '@latchkey/session/test-support'

export interface ConnectCall {
  readonly walletId: string
  readonly namespaces: readonly string[] | undefined
  readonly signal: AbortSignal | undefined
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export interface FakeSession {
  readonly plugin: Plugin<SessionContract, never>
  /** Every time a wallet was asked. */
  readonly calls: ConnectCall[]
  emitConnected(payload: SessionEvents['session:connected']): void
  /** What other plugins leave of a list. */
  visible(rows: readonly WalletRow[]): readonly WalletRow[]
}

/** A session whose wallets answer when the test says so. */
export function createFakeSession(
  state: Partial<SessionState> = {},
  offered: readonly Connector[] = [],
): FakeSession {
  const calls: ConnectCall[] = []
  let emitConnected: FakeSession['emitConnected'] = () => undefined
  let visible: FakeSession['visible'] = (rows) => rows
  const refuse = (): never => {
    throw new Error('Not part of this test.')
  }
  const api: SessionApi = {
    connect: (walletId: string, options?: Partial<ConnectRequest>) =>
      new Promise((resolve, reject) => {
        const provider = { request: refuse, on: refuse, removeListener: refuse }
        const accounts = [{ namespace: 'eip155', address: '0x1' }] as const
        calls.push({
          walletId,
          namespaces: options?.namespaces,
          signal: options?.signal,
          resolve: () => resolve({ id: 'connection', walletId, accounts, networkIds: {}, provider }),
          reject,
        })
      }),
    disconnect: refuse,
    switchNetwork: refuse,
    preferredAccountTypes: async () => ({}),
    activate: refuse,
    preferAccountType: refuse,
    addNetwork: refuse,
    removeNetwork: refuse,
    provider: refuse,
    active: refuse,
    adapter: refuse,
    metadata: refuse,
    policy: { enableNetworkSwitch: true, allowUnsupportedChain: false },
  }
  const plugin = definePlugin(sessionContract, {
    initialState: () => ({ ...noSession, ...state }),
    setup(ctx) {
      emitConnected = (payload) => ctx.events.emit('session:connected', payload)
      for (const connector of offered) ctx.fill(connectors, connector)
      visible = (rows) => rows.filter((row) => !ctx.items(walletFilters).some(({ hides }) => hides(row)))
      return api
    },
  })()
  return {
    plugin,
    calls,
    emitConnected: (payload) => emitConnected(payload),
    visible: (rows) => visible(rows),
  }
}

/** A wallet of this browser; by default one that announced itself. */
export function walletRow(
  name: string,
  more: Partial<WalletRow> & Pick<Partial<ConnectorTraits>, 'kind' | 'explorerId'> = {},
): WalletRow {
  const id = more.id ?? name.toLowerCase().replaceAll(' ', '-')
  const { kind = 'announced', explorerId, ...row } = more
  const namespaces = ['eip155']
  const traits = { id, name, kind, namespaces, approval: 'wallet' } as const
  const connectors = [explorerId === undefined ? traits : { ...traits, explorerId }]
  return { id, name, namespaces, connectors, lookAlike: false, sameNameElsewhere: false, ...row }
}

/** What the relay's connector is in the list. */
export const relayRow: WalletRow = walletRow('WalletConnect', { id: 'walletConnect', kind: 'walletConnect' })
