import type { Account, ConnectionResult, NetworkId } from '../../contract'
import { alice, createFakeConnector, type FakeConnector, type Pending, pending } from '../fake-connector'
import { flushTasks } from '../start-session'
import type { Id } from './steps'

/** A connect request that the user has neither approved nor rejected. */
export interface OpenRequest {
  readonly tab: number
  readonly answer: Pending<ConnectionResult>
}

/** Differences between real wallets. */
export interface WalletBehaviour {
  /** Whether it emits its events before `connect` resolves, or after. */
  readonly emitsFirst: boolean
  /** Whether a locked wallet can be told from one that revoked the permission (EIP-2255). */
  readonly reportsLocked: boolean
  /** Whether it revokes the permission when the page calls `disconnect`. */
  readonly revokes: boolean
  /** Whether it reports its whole session, including its name, in one event, as a wallet over a relay does. */
  readonly reportsSession: boolean
}

/** The state of one wallet. All tabs share it; each tab has its own connector. */
export interface ModelWallet {
  readonly id: Id
  readonly behaviour: WalletBehaviour
  account: Account
  networkId: NetworkId
  allowed: boolean
  locked: boolean
  /** What it does on the next request to switch. `lies`: it resolves without switching. */
  whenSwitching: 'obeys' | 'declines' | 'lies'
  /** Oldest first. */
  readonly openRequests: OpenRequest[]
  /** The number of prompts that it has shown. */
  readonly prompts: number
  readonly reportsAccount: boolean
  answer(): ConnectionResult
  /** Creates a new connector for a tab, which replaces the earlier one of that tab. */
  connectTab(tab: number): FakeConnector
  emitAccounts(): void
  emitNetwork(): void
}

const behaviour: Readonly<Record<Id, WalletBehaviour>> = {
  a: { emitsFirst: true, reportsLocked: true, revokes: true, reportsSession: false },
  b: { emitsFirst: false, reportsLocked: false, revokes: true, reportsSession: false },
  c: { emitsFirst: true, reportsLocked: true, revokes: false, reportsSession: true },
}

export function createModelWallet(id: Id): ModelWallet {
  const connectors = new Map<number, FakeConnector>()
  let prompts = 0
  const wallet: ModelWallet = {
    id,
    behaviour: behaviour[id],
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
    get reportsAccount() {
      return wallet.allowed && !wallet.locked
    },
    answer: () => ({
      accounts: [wallet.account],
      networkIds: { eip155: wallet.networkId },
      ...(wallet.behaviour.reportsSession ? { wallet: { name: `Pocket of ${wallet.account.address}` } } : {}),
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
          // A wallet is a separate process: an event that another tab causes may arrive before its response.
          if (connectors.size > 1) await flushTasks()
          if (wallet.reportsAccount) return wallet.answer()
          if (wallet.allowed && wallet.behaviour.reportsLocked) throw new Error('locked')
          return undefined
        },
        async disconnect() {
          if (!wallet.behaviour.revokes) throw new Error('This wallet keeps its permissions.')
          const reported = wallet.reportsAccount
          wallet.allowed = false
          if (reported) wallet.emitAccounts()
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
      const accounts = wallet.reportsAccount ? [wallet.account] : []
      for (const connector of connectors.values())
        connector.emit((observer) =>
          wallet.behaviour.reportsSession && wallet.reportsAccount
            ? observer.sessionChanged?.(wallet.answer())
            : observer.accountsChanged(accounts),
        )
    },
    emitNetwork() {
      if (wallet.behaviour.reportsSession) return wallet.emitAccounts()
      for (const connector of connectors.values())
        connector.emit((observer) => observer.networkChanged(wallet.networkId))
    },
  }
  return wallet
}
