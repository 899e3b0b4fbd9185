import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'

/** What a page asks the user's contacts for. Everything may be left out. */
export interface ReceiveArgs {
  /** In smallest units, as decimal digits: wei, lamports, or those of the token. It is put into the code. */
  readonly amount?: string | bigint
  /** An ERC-20 contract or the mint of an SPL token; without it the network's own currency. */
  readonly tokenAddress?: string
  /** Of the token, as its contract names them. With `tokenAddress` an amount is asked for only where both are given. */
  readonly tokenSymbol?: string
  readonly tokenDecimals?: number
  /** CAIP-2, one of the page's networks; without it the active one. */
  readonly networkId?: NetworkId
}

export interface ReceiveViews {
  /** The address of the active account as a code and as text. */
  WalletReceive: View<ReceiveArgs | undefined>
}

export interface ReceiveContract {
  readonly id: 'receive'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: ReceiveViews
}

export const receiveContract: ContractToken<ReceiveContract> =
  /* @__PURE__ */ defineContract<ReceiveContract>('receive', 1)
