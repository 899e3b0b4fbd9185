import type { CallChain } from '../chain-rpc'
import type { Confirmations } from '../create-confirmations'
import type { WalletState } from '../create-wallet-state'
import type { Records } from '../memory'
import type { SimulatedWalletOptions } from '../options'

/** The context of every method of the wallet. */
export interface MethodContext {
  readonly state: WalletState
  readonly confirmations: Confirmations
  readonly callChain: CallChain
  /** What the wallet reports besides accounts and networks. */
  readonly options: Pick<SimulatedWalletOptions, 'assets' | 'capabilities' | 'batches' | 'sessions'>
  /** Kinds of prompt that are open, for `withLock`. */
  readonly busy: Set<string>
  /** Granted sessions and sent batches. */
  readonly records: Records
  /** Runs the tasks one after the other, so that no two transactions take the same nonce. */
  readonly enqueue: <Result>(run: () => Promise<Result>) => Promise<Result>
}

export type MethodHandler = (wallet: MethodContext, params: unknown, method: string) => Promise<unknown>
