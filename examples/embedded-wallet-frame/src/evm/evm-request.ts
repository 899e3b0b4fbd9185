import type { Hex, LocalAccount } from 'viem'
import type { Approval } from '../approval/approval-card'
import type { Say } from '../copy/say'
import type { NodeCall } from '../node-rpc'
import type { AccountType } from '../vault'
import type { SmartAccount } from './smart-account'

export interface EvmRequest {
  readonly method: string
  readonly params: unknown
  readonly chainId: number
  /** Of the page that sends the request. */
  readonly hostOrigin: string
  readonly account: LocalAccount
  /** On chains that have smart accounts. */
  readonly smartAccount: SmartAccount | undefined
  /** The entry point and the user's smart account: they take typed data as an order of the user. */
  readonly ownContracts: readonly Hex[]
  /** Of requests that name no account. */
  readonly preferred: AccountType
  readonly node: NodeCall
  /** Of the texts that the user reads before the approval. */
  readonly say: Say
  /** Resolves after the user's approval; rejects otherwise. */
  readonly approve: (approval: Approval) => Promise<void>
}
