import type { ActiveTarget, NetworkId, SessionState, WalletInfo, WalletRow } from '@latchkey/session/contract'
import { ethereum, fewNetworks, mixedNetworks, solana } from './networks'
import { brass, few, harbour, quartz } from './wallets'

export const ADDRESS = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'

/** The active account of `connectedOn` on Ethereum. */
export const target: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'only',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: 'eip155:1',
  network: ethereum,
  chainId: 1,
}

const nobody: SessionState = {
  restoreStatus: 'done',
  connections: {},
  active: {},
  activeNamespace: undefined,
  networks: fewNetworks,
  preferredNetworkIds: {},
  preferredAccountTypes: {},
  wallets: few,
  remembered: [],
}

/** Nothing is connected; these wallets are listed. */
export function offering(wallets: readonly WalletRow[]): SessionState {
  return { ...nobody, wallets }
}

/** One wallet is connected. */
export function connectedOn(
  networkId: NetworkId,
  wallet: WalletRow = brass,
  says?: WalletInfo,
): SessionState {
  return {
    ...nobody,
    wallets: few.includes(wallet) ? few : [wallet, ...few],
    connections: {
      only: {
        id: 'only',
        walletId: wallet.id,
        connectorId: 'announced',
        status: 'connected',
        accounts: [{ namespace: 'eip155', address: ADDRESS }],
        networkIds: { eip155: networkId },
        ...(says ? { wallet: says } : {}),
      },
    },
    active: { eip155: 'only' },
    activeNamespace: 'eip155',
  }
}

const OTHER = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

/** The wallet grants another account than at the last visit. */
export function withAnotherAccount(): SessionState {
  const session = connectedOn('eip155:1')
  const accounts = [{ namespace: 'eip155', address: OTHER }] as const
  const entry = {
    walletId: brass.id,
    connectorId: 'only',
    accounts,
    networkIds: { eip155: 'eip155:1' },
  } as const
  return { ...session, remembered: [entry] }
}

/** A wallet that was connected before is being reconnected silently. */
export function reconnecting(): SessionState {
  return {
    ...connectedOn('eip155:1'),
    connections: {
      only: { id: 'only', walletId: brass.id, connectorId: 'announced', status: 'reconnecting' },
    },
  }
}

const SOLANA_ADDRESS = '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU'

const chains = (wallet: WalletRow): WalletRow => ({ ...wallet, namespaces: ['eip155', 'solana'] })

/**
 * Three wallets are connected. The first is the active one on EVM networks, the third on Solana. The second
 * one also supports Solana, but is not connected there.
 */
export function severalConnected(): SessionState {
  const session = connectedOn('eip155:1')
  return {
    ...session,
    networks: mixedNetworks,
    wallets: few.map((row) => (row === harbour || row === quartz ? chains(row) : row)),
    connections: {
      ...session.connections,
      harbour: {
        id: 'harbour',
        walletId: harbour.id,
        connectorId: harbour.id,
        status: 'connected',
        accounts: [{ namespace: 'eip155', address: OTHER }],
        networkIds: { eip155: 'eip155:8453' },
      },
      quartz: {
        id: 'quartz',
        walletId: quartz.id,
        connectorId: quartz.id,
        status: 'connected',
        accounts: [
          { namespace: 'eip155', address: OTHER },
          { namespace: 'solana', address: SOLANA_ADDRESS },
        ],
        networkIds: { eip155: 'eip155:1', solana: solana.id },
      },
    },
    active: { eip155: 'only', solana: 'quartz' },
  }
}

/**
 * Two wallets are connected. The active one is connected on EVM networks and Solana, and Solana is the active
 * chain.
 */
export function onSecondChain(): SessionState {
  const session = severalConnected()
  const { quartz, harbour: other } = session.connections
  return {
    ...session,
    connections: { ...(quartz ? { quartz } : {}), ...(other ? { harbour: other } : {}) },
    active: { eip155: 'harbour', solana: 'quartz' },
    activeNamespace: 'solana',
  }
}

/** Another wallet, on Solana, has the name of the one that is connected. */
export function namedAlike(): SessionState {
  const session = onOneChain()
  const { rdns: _rdns, ...unnamed } = brass
  const other: WalletRow = { ...unnamed, id: 'brass-solana', namespaces: ['solana'] }
  return { ...session, wallets: [...session.wallets, other] }
}

/** A wallet is connected on an EVM network and on Bitcoin, which is the active chain. */
export function onBitcoin(): SessionState {
  const session = connectedOn('eip155:1')
  return {
    ...session,
    connections: {
      only: {
        id: 'only',
        walletId: brass.id,
        connectorId: 'announced',
        status: 'connected',
        accounts: [
          { namespace: 'eip155', address: ADDRESS },
          { namespace: 'bip122', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
        ],
        networkIds: { eip155: 'eip155:1', bip122: 'bip122:000000000019d6689c085ae165831e93' },
      },
    },
    active: { eip155: 'only', bip122: 'only' },
    activeNamespace: 'bip122',
  }
}

/** Three wallets, one of which is being reconnected. */
export function oneReconnecting(): SessionState {
  const session = severalConnected()
  return {
    ...session,
    connections: {
      ...session.connections,
      harbour: { id: 'harbour', walletId: harbour.id, connectorId: harbour.id, status: 'reconnecting' },
    },
  }
}

/** A wallet with a smart account and two plain accounts. */
export function severalAccounts(): SessionState {
  const session = connectedOn('eip155:1')
  return {
    ...session,
    connections: {
      only: {
        id: 'only',
        walletId: brass.id,
        connectorId: 'announced',
        status: 'connected',
        accounts: [
          { namespace: 'eip155', address: ADDRESS, type: 'smartAccount' },
          { namespace: 'eip155', address: OTHER, type: 'eoa' },
          { namespace: 'eip155', address: '0x4b20993Bc481177ec7E8f571ceCaE8A9e22C02db', type: 'eoa' },
        ],
        networkIds: { eip155: 'eip155:1' },
      },
    },
  }
}

/** A wallet is connected on EVM networks, none on Solana. */
export function onOneChain(): SessionState {
  return { ...connectedOn('eip155:1'), networks: mixedNetworks }
}

/** A paired wallet whose user approved two networks. */
export function twoNetworksApproved(): SessionState {
  const session = onOneChain()
  return {
    ...session,
    connections: {
      only: {
        id: 'only',
        walletId: brass.id,
        connectorId: 'announced',
        status: 'connected',
        accounts: [{ namespace: 'eip155', address: ADDRESS }],
        networkIds: { eip155: 'eip155:1' },
        approvedNetworkIds: { eip155: ['eip155:1', 'eip155:8453'] },
      },
    },
  }
}
