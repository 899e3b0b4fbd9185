import type {
  ConnectorTraits,
  EvmTarget,
  Network,
  NetworkId,
  SessionState,
  WalletInfo,
  WalletRow,
} from '@latchkey/session/contract'

/** An address on EVM networks, with the checksum of EIP-55. */
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

/** The state without connections, stored connections, wallets and configured networks. */
export const disconnectedState: SessionState = {
  restoreStatus: 'done',
  connections: {},
  active: {},
  activeNamespace: undefined,
  networks: [],
  preferredNetworkIds: {},
  preferredAccountTypes: {},
  wallets: [],
  remembered: [],
}

/**
 * The part of the state that has one connection: `c`, of the wallet `metamask`, with the account `ADDRESS`.
 * @param networkId CAIP-2 id of the wallet's network
 * @param wallet the wallet's description of itself
 */
export function connectedState(
  networkId: NetworkId = mainnet.id,
  wallet?: WalletInfo,
): Partial<SessionState> {
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

/** The active account of `connectedState()`, on Ethereum. */
export const connectedTarget: EvmTarget = {
  namespace: 'eip155',
  connectionId: 'c',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: mainnet.id,
  network: mainnet,
  chainId: 1,
}

export type WalletRowParts = Partial<WalletRow> & Pick<Partial<ConnectorTraits>, 'kind' | 'explorerId'>

/** Creates a row of `state.wallets`. Default: an announced wallet for `eip155`, with an id derived from its name. */
export function walletRow(name: string, parts: WalletRowParts = {}): WalletRow {
  const id = parts.id ?? name.toLowerCase().replaceAll(' ', '-')
  const { kind = 'announced', explorerId, ...row } = parts
  const namespaces = row.namespaces ?? ['eip155']
  const traits = { id, name, kind, namespaces, approval: 'wallet' } as const
  const connectors = [explorerId === undefined ? traits : { ...traits, explorerId }]
  return { id, name, namespaces, connectors, lookAlike: false, ...row }
}
