import type { Account, ConnectionResult, NetworkId } from '../../contract'
import { alice, createFakeConnector, type FakeConnector, type Pending, pending } from '../fake-connector'
import { flushTasks } from '../start-session'
import type { Id } from './steps'

/** A request that a wallet shows and its user has not decided. */
export interface OpenRequest {
  readonly tab: number
  readonly answer: Pending<ConnectionResult>
}

/** Differences between real wallets. */
export interface WalletBehaviour {
  /** `connect` resolves after the wallet has emitted its events, or before. */
  readonly emitsFirst: boolean
  /** Reports that it is locked (EIP-2255), or looks the same as one that revoked the permission. */
  readonly reportsLocked: boolean
  /** Revokes the permission when the page asks for it. */
  readonly revokes: boolean
  /** Reports its whole session at once, its name included, as a wallet behind a relay does. */
  readonly reportsSession: boolean
}

/** The state of one wallet. All tabs share it; each tab has its own connector. */
export interface ModelWallet {
  readonly id: Id
  readonly manners: WalletBehaviour
  account: Account
  networkId: NetworkId
  allowed: boolean
  locked: boolean
  /** What it does with the next request for another network. */
  whenSwitching: 'obeys' | 'declines' | 'lies'
  /** Oldest first. */
  readonly openRequests: OpenRequest[]
  /** How many requests it showed the user. */
  readonly prompts: number
  readonly names: boolean
  answer(): ConnectionResult
  /** A new connector for a tab. The earlier one of that tab is closed. */
  connectTab(tab: number): FakeConnector
  emitAccounts(): void
  emitNetwork(): void
}

const manners: Readonly<Record<Id, WalletBehaviour>> = {
  a: { emitsFirst: true, reportsLocked: true, revokes: true, reportsSession: false },
  b: { emitsFirst: false, reportsLocked: false, revokes: true, reportsSession: false },
  c: { emitsFirst: true, reportsLocked: true, revokes: false, reportsSession: true },
}

export function createModelWallet(id: Id): ModelWallet {
  const connectors = new Map<number, FakeConnector>()
  let prompts = 0
  const wallet: ModelWallet = {
    id,
    manners: manners[id],
    account: alice,
    networkId: 'eip155:1',
    allowed: false,
    locked: false,
    whenSwitching: 'obeys',
    openRequests: [],
    get prompts() {
      return prompts
    },
    /** Whether a silent reconnect gets an account. */
    get names() {
      return wallet.allowed && !wallet.locked
    },
    answer: () => ({
      accounts: [wallet.account],
      networkIds: { eip155: wallet.networkId },
      ...(wallet.manners.reportsSession ? { wallet: { name: `Pocket of ${wallet.account.address}` } } : {}),
    }),
    connectTab(tab) {
      const connector = createFakeConnector(id, {
        connect() {
          prompts += 1
          const answer = pending<ConnectionResult>()
          wallet.openRequests.push({ tab, answer })
          return answer.promise
        },
        async reconnect() {
          // A wallet is a process of its own: an event caused by another tab is faster than its response.
          if (connectors.size > 1) await flushTasks()
          if (wallet.names) return wallet.answer()
          if (wallet.allowed && wallet.manners.reportsLocked) throw new Error('locked')
          return undefined
        },
        async disconnect() {
          if (!wallet.manners.revokes) throw new Error('This wallet keeps its permissions.')
          const named = wallet.names
          wallet.allowed = false
          if (named) wallet.emitAccounts()
        },
        async switchNetwork(network) {
          prompts += 1
          if (wallet.whenSwitching === 'declines') throw { code: 4001 }
          if (wallet.whenSwitching === 'lies') return
          wallet.networkId = network.id
          wallet.emitNetwork()
        },
      })
      connectors.set(tab, connector)
      return connector
    },
    emitAccounts() {
      const accounts = wallet.names ? [wallet.account] : []
      for (const connector of connectors.values())
        connector.emit((observer) =>
          wallet.manners.reportsSession && wallet.names
            ? observer.sessionChanged?.(wallet.answer())
            : observer.accountsChanged(accounts),
        )
    },
    emitNetwork() {
      if (wallet.manners.reportsSession) return wallet.emitAccounts()
      for (const connector of connectors.values())
        connector.emit((observer) => observer.networkChanged(wallet.networkId))
    },
  }
  return wallet
}
