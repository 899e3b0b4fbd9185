import { definePlugin, type Plugin } from '@latchkey/kernel'
import {
  type AccountSelector,
  type AccountType,
  type Network,
  type NetworkId,
  type SessionApi,
  type SessionContract,
  type SessionEvents,
  type SessionPolicy,
  type SessionState,
  sessionContract,
  type WalletInfo,
} from '@latchkey/session/contract'
import { noSession } from '@latchkey/session/test-support'

export interface Call {
  readonly id: string | undefined
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export interface FakeSession {
  readonly plugin: Plugin<SessionContract, never>
  /** Every time a network was asked for, and every time a connection was ended. */
  readonly switches: Call[]
  readonly disconnects: Call[]
  /** Every time a connection, or an account of it, was chosen. */
  readonly choices: (Call & { readonly wish: AccountSelector | undefined })[]
  readonly preferences: AccountType[]
  emitNetworkChanged(payload: SessionEvents['session:network-changed']): void
  emitConnected(payload: SessionEvents['session:connected']): void
  emitDisconnected(payload: SessionEvents['session:disconnected']): void
}

export const ADDRESS = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'

export const mainnet: Network = {
  id: 'eip155:1',
  namespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.example/1'],
  explorerUrl: 'https://etherscan.io',
}
export const base: Network = {
  ...mainnet,
  id: 'eip155:8453',
  name: 'Base',
  explorerUrl: 'https://basescan.org',
}
export const sepolia: Network = { ...mainnet, id: 'eip155:11155111', name: 'Sepolia', testnet: true }

const idleSession: SessionState = {
  ...noSession,
  networks: [mainnet, base, sepolia],
  wallets: [
    {
      id: 'metamask',
      name: 'MetaMask',
      namespaces: ['eip155'],
      connectors: [],
      lookAlike: false,
      sameNameElsewhere: false,
    },
  ],
}

/** What a session holds while MetaMask is connected on a network. */
export function connectedOn(networkId: NetworkId, wallet?: WalletInfo): Partial<SessionState> {
  return {
    connections: {
      c: {
        id: 'c',
        walletId: 'metamask',
        connectorId: 'm',
        status: 'connected',
        accounts: [{ namespace: 'eip155', address: ADDRESS }],
        networkIds: { eip155: networkId },
        ...(wallet ? { wallet } : {}),
      },
    },
    active: { eip155: 'c' },
    activeNamespace: 'eip155',
  }
}

export const notConnected: Partial<SessionState> = { connections: {}, active: {}, activeNamespace: undefined }

/** A session whose wallet answers when the test says so. */
export function createFakeSession(
  state: Partial<SessionState> = {},
  policy: Partial<SessionPolicy> = {},
): FakeSession {
  const switches: Call[] = []
  const disconnects: Call[] = []
  const choices: FakeSession['choices'] = []
  const preferences: AccountType[] = []
  let emitNetworkChanged: FakeSession['emitNetworkChanged'] = () => undefined
  let emitConnected: FakeSession['emitConnected'] = () => undefined
  let emitDisconnected: FakeSession['emitDisconnected'] = () => undefined
  const refuse = (): never => {
    throw new Error('Not part of this test.')
  }
  const record = (calls: Call[], id: string | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      calls.push({ id, resolve, reject })
    })
  const api: SessionApi = {
    connect: refuse,
    disconnect: (id) => record(disconnects, id),
    switchNetwork: (network) => record(switches, String(typeof network === 'object' ? network.id : network)),
    activate: (id, wish) =>
      new Promise((resolve, reject) => {
        choices.push({ id, wish, resolve, reject })
      }),
    preferredAccountTypes: async () => ({ eip155: 'smartAccount' }),
    preferAccountType: async (_namespace, type) => void preferences.push(type),
    addNetwork: refuse,
    removeNetwork: refuse,
    provider: refuse,
    active: refuse,
    adapter: refuse,
    metadata: refuse,
    policy: { enableNetworkSwitch: true, allowUnsupportedChain: false, ...policy },
  }
  const plugin = definePlugin(sessionContract, {
    initialState: () => ({ ...idleSession, ...state }),
    setup(ctx) {
      emitNetworkChanged = (payload) => ctx.events.emit('session:network-changed', payload)
      emitConnected = (payload) => ctx.events.emit('session:connected', payload)
      emitDisconnected = (payload) => ctx.events.emit('session:disconnected', payload)
      return api
    },
  })()
  return {
    plugin,
    switches,
    disconnects,
    choices,
    preferences,
    emitNetworkChanged: (payload) => emitNetworkChanged(payload),
    emitConnected: (payload) => emitConnected(payload),
    emitDisconnected: (payload) => emitDisconnected(payload),
  }
}
