import type { Hex, LocalAccount } from 'viem'
import type { Approval } from '../approval/approval-card'
import type { Say } from '../copy/say'
import type { RpcRequest } from '../rpc-client'
import type { AccountType } from '../vault'
import type { RefusedNonces } from './refused-nonces'
import type { SmartAccount } from './smart-account'

export interface EvmRequest {
  readonly method: string
  readonly params: unknown
  readonly chainId: number
  /** Origin of the host page, which sends the request. */
  readonly hostOrigin: string
  readonly account: LocalAccount
  /** `undefined` on chains without smart accounts. */
  readonly smartAccount: SmartAccount | undefined
  /**
   * The entry point and the user's smart account. Typed data for these contracts can act on the account, so
   * it is never signed.
   */
  readonly ownContracts: readonly Hex[]
  /** The type of account that is used for requests that name no account. */
  readonly preferred: AccountType
  readonly node: RpcRequest
  readonly nonces: RefusedNonces
  /** Of the texts that the user reads before the approval. */
  readonly say: Say
  /** Resolves if the user approves; rejects otherwise. */
  readonly approve: (approval: Approval) => Promise<void>
}
