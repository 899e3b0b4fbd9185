import type { CallChain } from '../chain-rpc'
import type { Confirmations } from '../create-confirmations'
import type { WalletState } from '../create-wallet-state'
import type { SimulatedWalletOptions } from '../options'

/** Everything a method of the wallet works with. */
export interface MethodContext {
  readonly state: WalletState
  readonly confirmations: Confirmations
  readonly callChain: CallChain
  /** What the wallet says of itself beside accounts and networks. */
  readonly offers: Pick<SimulatedWalletOptions, 'assets' | 'capabilities'>
  /** Kinds of question of which a wallet holds only one open; a second is answered with -32002. */
  readonly busy: Set<string>
  /** Runs one after the other: two transactions must not take the same nonce. */
  readonly inOrder: <Result>(run: () => Promise<Result>) => Promise<Result>
}

export type MethodHandler = (wallet: MethodContext, params: unknown, method: string) => Promise<unknown>
