import type { Account, Connection, Network, SessionState, WalletRow } from '@latchkey/session/contract'
import { ADDRESS, base, mainnet, sepolia } from './fake-session'

export const OTHER = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const SOLANA_ADDRESS = '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU'

export const solana: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  namespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: ['https://rpc.example/solana'],
}

const row = (id: string, name: string, namespaces: readonly string[]): WalletRow => ({
  id,
  name,
  namespaces,
  connectors: [{ id, name, kind: 'announced', namespaces, approval: 'wallet' }],
  lookAlike: false,
  sameNameElsewhere: false,
})

function connected(
  id: string,
  accounts: readonly [Account, ...Account[]],
  networkIds: Extract<Connection, { status: 'connected' }>['networkIds'],
): Connection {
  return { id, walletId: id, connectorId: id, status: 'connected', accounts, networkIds }
}

/** Fox on Ethereum is in use; Ghost is on Base and could be on Solana; Lantern is there. */
export const several: Partial<SessionState> = {
  networks: [mainnet, base, sepolia, solana],
  wallets: [
    row('fox', 'Fox', ['eip155']),
    row('ghost', 'Ghost', ['eip155', 'solana']),
    row('lantern', 'Lantern', ['solana']),
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

/** Fox with two kinds of accounts, and one of another chain. */
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
