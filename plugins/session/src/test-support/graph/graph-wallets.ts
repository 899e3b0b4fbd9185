import type { Account, ConnectionResult, Network, NetworkId } from '../../contract'
import { createFakeConnector, type FakeConnector } from '../fake-connector'

export const NAMESPACES = ['eip155', 'solana', 'bip122'] as const
export type Namespace = (typeof NAMESPACES)[number]
/**
 * An Ethereum wallet, a Solana wallet (`sun`), a wallet with one connector for Ethereum and one for Solana (`brand-…`), and a
 * relay wallet for all namespaces (`phone`).
 */
export const IDS = ['evm', 'sun', 'brand-evm', 'brand-sun', 'phone'] as const
export type Id = (typeof IDS)[number]

/** The networks of each namespace. '1' and '2' are configured at the start. */
export const NETWORKS = ['1', '2', '3', '4'] as const
export const networkOf = (namespace: Namespace, reference: string): NetworkId => `${namespace}:${reference}`

export type Accounts = Readonly<Partial<Record<Namespace, readonly Account[]>>>

/** A simulated wallet and its state. */
export interface GraphWallet {
  readonly id: Id
  readonly namespaces: readonly Namespace[]
  /** The namespaces that it grants. Only those of the relay wallet change. */
  granted: readonly Namespace[]
  accounts: Accounts
  networkIds: Readonly<Record<string, NetworkId>>
  allowed: boolean
  declines: boolean
  answer(): ConnectionResult
  /** Creates the connector of a new page to the same wallet. */
  open(): FakeConnector
  readonly connector: FakeConnector
  readonly requests: { readonly method: string; readonly networkId: NetworkId }[]
  emitAccounts(): void
  emitNetwork(namespace: Namespace): void
}

const accountsOf = (id: Id, namespace: Namespace): readonly Account[] => {
  const plain = [1, 2, 3].map((one): Account => ({ namespace, address: `${id}-${namespace}-${one}` }))
  // `shared` is an account that every wallet has. Accounts have types if the namespace has account types.
  const shared: Account = { namespace, address: `shared-${namespace}` }
  if (namespace !== 'eip155' || id === 'phone') return [...plain, shared]
  return [...plain, shared].map((one, index) => ({ ...one, type: index % 2 ? 'smartAccount' : 'eoa' }))
}

export function createGraphWallet(id: Id, namespaces: readonly Namespace[]): GraphWallet {
  const isRelay = id === 'phone'
  const requests: GraphWallet['requests'] = []
  const traits = {
    name: id,
    namespaces,
    ...(id.startsWith('brand') ? { rdns: 'brand.example' } : {}),
    ...(isRelay ? { kind: 'walletConnect' as const } : {}),
  }
  const open = (): FakeConnector =>
    createFakeConnector(id, {
      traits,
      async connect() {
        wallet.allowed = true
        return wallet.answer()
      },
      reconnect: async () => (wallet.allowed ? wallet.answer() : undefined),
      async disconnect() {
        wallet.allowed = false
      },
      async switchNetwork({ id: networkId, namespace }: Network) {
        if (wallet.declines) throw { code: 4001 }
        wallet.networkIds = { ...wallet.networkIds, [namespace]: networkId }
        wallet.emitNetwork(NAMESPACES.find((one) => one === namespace) ?? 'eip155')
      },
      async request({ method, networkId }) {
        requests.push({ method, networkId })
        return id
      },
    })
  let connector = open()
  const wallet: GraphWallet = {
    id,
    namespaces,
    granted: namespaces,
    accounts: Object.fromEntries(namespaces.map((one) => [one, accountsOf(id, one)])),
    networkIds: Object.fromEntries(namespaces.map((one) => [one, networkOf(one, '1')])),
    allowed: false,
    declines: false,
    requests,
    answer() {
      const [first, ...others] = wallet.granted.flatMap((one) => wallet.accounts[one] ?? [])
      if (!first) throw new Error('It has accounts.')
      const networkIds = Object.fromEntries(
        Object.entries(wallet.networkIds).filter(([key]) => wallet.granted.some((one) => one === key)),
      )
      return { accounts: [first, ...others], networkIds }
    },
    get connector() {
      return connector
    },
    open() {
      connector = open()
      return connector
    },
    emitAccounts() {
      const { accounts } = wallet.answer()
      connector.emit((observer) =>
        isRelay ? observer.sessionChanged?.(wallet.answer()) : observer.accountsChanged(accounts),
      )
    },
    emitNetwork(namespace) {
      const networkId = wallet.networkIds[namespace] ?? networkOf(namespace, '1')
      connector.emit((observer) =>
        isRelay ? observer.sessionChanged?.(wallet.answer()) : observer.networkChanged(networkId),
      )
    },
  }
  return wallet
}

export type GraphWallets = Readonly<Record<Id, GraphWallet>>

export const createGraphWallets = (): GraphWallets => ({
  evm: createGraphWallet('evm', ['eip155']),
  sun: createGraphWallet('sun', ['solana']),
  'brand-evm': createGraphWallet('brand-evm', ['eip155']),
  'brand-sun': createGraphWallet('brand-sun', ['solana']),
  phone: createGraphWallet('phone', NAMESPACES),
})
