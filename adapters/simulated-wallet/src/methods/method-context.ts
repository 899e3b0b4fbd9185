import type { CallChain } from '../chain-rpc'
import type { Confirmations } from '../create-confirmations'
import type { WalletState } from '../create-wallet-state'
import type { SimulatedWalletOptions, WalletNetwork } from '../options'

/** The context of every method of the wallet. */
export interface MethodContext {
  readonly state: WalletState
  readonly confirmations: Confirmations
  readonly callChain: CallChain
  /** What the wallet reports besides accounts and networks. */
  readonly options: Pick<SimulatedWalletOptions, 'assets' | 'capabilities' | 'batches' | 'sessions'>
  /** Kinds of prompt that are open, for `withLock`. */
  readonly busy: Set<string>
  /** Where granted sessions are kept: in the storage, or as long as the wallet lives. */
  readonly sessions: {
    readonly storage: SimulatedWalletOptions['remember']
    readonly key: string
    readonly kept: Map<string, string>
  }
  /** Batches that were sent, by id. */
  readonly batches: Map<string, SentBatch>
  /** Runs the tasks one after the other, so that no two transactions take the same nonce. */
  readonly enqueue: <Result>(run: () => Promise<Result>) => Promise<Result>
}

/** A batch of calls that was sent: one transaction. */
export interface SentBatch {
  readonly network: WalletNetwork
  readonly hash: unknown
}

export type MethodHandler = (wallet: MethodContext, params: unknown, method: string) => Promise<unknown>
