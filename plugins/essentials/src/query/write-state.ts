import type { NetworkId } from '@latchkey/session/contract'
import type { TransactionResult } from '@latchkey/transactions/contract'
// biome-ignore lint/suspicious/noTsIgnore: the module is missing only in hosts without `evm()`, so `@ts-expect-error` fails here.
/** @ts-ignore Without viem its types are `any`. */
import type { Hash, TransactionReceipt } from 'viem'

interface Nothing {
  readonly variables: undefined
  readonly data: undefined
  readonly hash: undefined
  readonly networkId: undefined
  readonly receipt: undefined
  readonly result: undefined
  readonly error: undefined
}

type With<Status, Parts> = Omit<Nothing, keyof Parts> & Parts & { readonly status: Status }

interface Sent<Variables> {
  readonly variables: Variables
  /** The hash with which the wallet has answered. */
  readonly data: Hash
  /** The hash under which the chain has it: another one than `data` if the user sped it up in the wallet. */
  readonly hash: Hash
  /** The network that has it. */
  readonly networkId: NetworkId
}

interface Decided {
  /** What the chain has, compared with what was requested, as `transactions` keeps it. */
  readonly result: TransactionResult
}

/** viem's receipt. `undefined` until it was read. */
interface Received {
  readonly receipt: TransactionReceipt | undefined
}

interface Failed<Variables> {
  readonly variables: Variables
  /** What the wallet or this page has said. Its `cause` is the original error. */
  readonly error: Error
}

/**
 * Where a transaction stands.
 * - `wallet`: it is open in the wallet, or is prepared for it.
 * - `chain`: the wallet has sent it, and the chain has not decided.
 * - `confirmed`, `reverted`: the chain has it. A replacement that does the same (sped up) is confirmed under its own hash.
 * - `replaced`: another transaction has used its nonce, such as a cancellation in the wallet. It will not happen.
 * - `rejected`: the user declined it in the wallet.
 * - `failed`: nothing was sent. The chain says so, or the wallet was not asked or refused it.
 * - `unknown`: the wallet has not said whether it has sent it. It is looked for on the chain, and becomes `chain` once found. Asking
 *   again may do the same twice.
 */
export type WriteState<Variables> =
  | With<'idle', object>
  | With<'wallet', { readonly variables: Variables }>
  | With<'chain', Sent<Variables>>
  | With<'confirmed' | 'reverted', Sent<Variables> & Decided & Received>
  | With<'replaced', Sent<Variables> & Decided>
  | With<'rejected' | 'failed' | 'unknown', Failed<Variables>>
