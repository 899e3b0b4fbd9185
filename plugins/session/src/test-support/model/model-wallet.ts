import type { Account, ConnectionResult, NetworkId } from '../../contract'
import { alice, createFakeConnector, type FakeConnector, type Pending, pending } from '../fake-connector'
import { settled } from '../start-session'
import type { Id } from './steps'

/** A question to the visitor that a wallet shows and that nobody has answered. */
export interface Question {
  readonly tab: number
  readonly answer: Pending<ConnectionResult>
}

/** What differs between wallets in the field. */
export interface Manners {
  /** `connect` resolves after the wallet has told its listeners, or before. */
  readonly tellsFirst: boolean
  /** Can say that it is locked (EIP-2255), or looks the same as one that took the permission back. */
  readonly saysLocked: boolean
  /** Takes the permission back when asked to. */
  readonly revokes: boolean
  /** Tells everything at once, its own name too, as a wallet behind a relay does. */
  readonly tellsAll: boolean
}

/** What really is the case in one wallet. It is one wallet for all tabs; each tab has its own way to it. */
export interface ModelWallet {
  readonly id: Id
  readonly manners: Manners
  account: Account
  networkId: NetworkId
  allowed: boolean
  locked: boolean
  /** What it does with the next request for another network. */
  whenSwitching: 'obeys' | 'declines' | 'lies'
  /** Oldest first. */
  readonly questions: Question[]
  /** How often it asked the visitor anything. */
  readonly prompts: number
  readonly names: boolean
  answer(): ConnectionResult
  /** A way to it, for a tab. The old way of that tab is closed. */
  connectTab(tab: number): FakeConnector
  tellAccounts(): void
  tellNetwork(): void
}

const manners: Readonly<Record<Id, Manners>> = {
  a: { tellsFirst: true, saysLocked: true, revokes: true, tellsAll: false },
  b: { tellsFirst: false, saysLocked: false, revokes: true, tellsAll: false },
  c: { tellsFirst: true, saysLocked: true, revokes: false, tellsAll: true },
}

export function createModelWallet(id: Id): ModelWallet {
  const ways = new Map<number, FakeConnector>()
  let prompts = 0
  const wallet: ModelWallet = {
    id,
    manners: manners[id],
    account: alice,
    networkId: 'eip155:1',
    allowed: false,
    locked: false,
    whenSwitching: 'obeys',
    questions: [],
    get prompts() {
      return prompts
    },
    /** Whether a page that asks silently is told an account. */
    get names() {
      return wallet.allowed && !wallet.locked
    },
    answer: () => ({
      accounts: [wallet.account],
      networkIds: { eip155: wallet.networkId },
      ...(wallet.manners.tellsAll ? { wallet: { name: `Pocket of ${wallet.account.address}` } } : {}),
    }),
    connectTab(tab) {
      const way = createFakeConnector(id, {
        connect() {
          prompts += 1
          const answer = pending<ConnectionResult>()
          wallet.questions.push({ tab, answer })
          return answer.promise
        },
        async reconnect() {
          // A wallet is a process of its own: news of another tab is quicker than its answer.
          if (ways.size > 1) await settled()
          if (wallet.names) return wallet.answer()
          if (wallet.allowed && wallet.manners.saysLocked) throw new Error('locked')
          return undefined
        },
        async disconnect() {
          if (!wallet.manners.revokes) throw new Error('This wallet keeps its permissions.')
          const named = wallet.names
          wallet.allowed = false
          if (named) wallet.tellAccounts()
        },
        async switchNetwork(network) {
          prompts += 1
          if (wallet.whenSwitching === 'declines') throw { code: 4001 }
          if (wallet.whenSwitching === 'lies') return
          wallet.networkId = network.id
          wallet.tellNetwork()
        },
      })
      ways.set(tab, way)
      return way
    },
    tellAccounts() {
      const accounts = wallet.names ? [wallet.account] : []
      for (const way of ways.values())
        way.say((observer) =>
          wallet.manners.tellsAll && wallet.names
            ? observer.sessionChanged?.(wallet.answer())
            : observer.accountsChanged(accounts),
        )
    },
    tellNetwork() {
      if (wallet.manners.tellsAll) return wallet.tellAccounts()
      for (const way of ways.values()) way.say((observer) => observer.networkChanged(wallet.networkId))
    },
  }
  return wallet
}
