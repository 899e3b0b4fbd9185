import type {
  Account,
  Connection,
  Connector,
  Network,
  SessionPolicy,
  SessionState,
} from '@latchkey/session/contract'
import {
  ADDRESS,
  base,
  createFakeSession,
  type FakeSession,
  mainnet,
  sepolia,
  walletRow,
} from '@latchkey/testing'

export const OTHER = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const SOLANA_ADDRESS = '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU'

export const solana: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  namespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: ['https://rpc.example/solana'],
}

function connected(
  id: string,
  accounts: readonly [Account, ...Account[]],
  networkIds: Extract<Connection, { status: 'connected' }>['networkIds'],
): Connection {
  return { id, walletId: id, connectorId: id, status: 'connected', accounts, networkIds }
}

/** Three connections: Fox on Ethereum is active, Ghost is on Base and also supports Solana, Lantern is on Solana. */
export const several: Partial<SessionState> = {
  networks: [mainnet, base, sepolia, solana],
  wallets: [
    walletRow('Fox'),
    walletRow('Ghost', { namespaces: ['eip155', 'solana'] }),
    walletRow('Lantern', { namespaces: ['solana'] }),
  ],
  connections: {
    fox: connected('fox', [{ namespace: 'eip155', address: ADDRESS }], { eip155: 'eip155:1' }),
    ghost: connected('ghost', [{ namespace: 'eip155', address: OTHER }], { eip155: 'eip155:8453' }),
    lantern: connected('lantern', [{ namespace: 'solana', address: SOLANA_ADDRESS }], {
      solana: solana.id,
    }),
  },
  active: { eip155: 'fox', solana: 'lantern' },
  activeNamespace: 'eip155',
}

/** Fox with accounts of two types in `eip155`, and one in `solana`. */
export const severalAccounts: Partial<SessionState> = {
  ...several,
  connections: {
    fox: connected(
      'fox',
      [
        { namespace: 'eip155', address: ADDRESS, type: 'smartAccount' },
        { namespace: 'eip155', address: OTHER, type: 'eoa' },
        { namespace: 'solana', address: SOLANA_ADDRESS },
      ],
      { eip155: 'eip155:1', solana: solana.id },
    ),
  },
  active: { eip155: 'fox', solana: 'fox' },
}

/** The state while no wallet is connected. */
export const notConnected: Partial<SessionState> = { connections: {}, active: {}, activeNamespace: undefined }

/** A fake session with three networks and MetaMask. */
export function accountSession(
  state: Partial<SessionState> = {},
  policy: Partial<SessionPolicy> = {},
  connectors: readonly Connector[] = [],
): FakeSession {
  const defaults = { networks: [mainnet, base, sepolia], wallets: [walletRow('MetaMask')] }
  return createFakeSession({ state: { ...defaults, ...state }, policy, connectors })
}
