import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { ChainNamespace, NetworkId } from '@latchkey/session/contract'

/** The account of the last visit. No wallet has confirmed it on this one. */
export interface RememberedAccount {
  readonly namespace: ChainNamespace
  /** CAIP-2: the wallet's network then. */
  readonly networkId: NetworkId
  readonly address: string
}

export interface AccountCookieState {
  /** CAIP-10: what the cookie holds, as far as this page knows. */
  readonly accountId: string | undefined
}

export interface AccountCookieContract {
  readonly id: 'accountCookie'
  readonly api: Record<never, never>
  readonly state: AccountCookieState
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const accountCookieContract: ContractToken<AccountCookieContract> =
  /* @__PURE__ */ defineContract<AccountCookieContract>('accountCookie', 1)
