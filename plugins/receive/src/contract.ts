import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { NetworkId, Token } from '@latchkey/session/contract'

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

/** What stands in the form. */
export interface ReceiveDraft {
  /** Account and network that it was made for; for others the form is empty. */
  readonly receiver: string
  /** `undefined`: the network's own currency. */
  readonly token: Token | undefined
  /** As typed. */
  readonly amountText: string
  /** Smallest units of the token; `undefined` while the text is no amount. */
  readonly amount: string | undefined
}

/** The amount that the user has entered; the code contains it. */
export interface AskedPayment {
  /** Account and network that it is for; for others it does not count. */
  readonly receiver: string
  /** Without an address the network's own currency. */
  readonly token: Token
  /** Smallest units, decimal digits. */
  readonly amount: string
}

export interface ReceiveState {
  readonly draft: ReceiveDraft | undefined
  readonly asked: AskedPayment | undefined
}

export interface ReceiveViews {
  /**
   * The address of the active account as a code and as text; with an amount the code is a payment link (EIP-681, Solana
   * Pay).
   * @example latchkey.open('WalletReceive', { networkId: 'eip155:8453', amount: 10_000_000_000_000_000n })
   */
  WalletReceive: View<ReceiveArgs | undefined>
  /** What the code asks for: a token and an amount. */
  WalletReceiveAmount: View<Pick<ReceiveArgs, 'networkId'> | undefined>
  /** The active account's tokens. */
  WalletReceiveSelectToken: View
}

export interface ReceiveContract {
  readonly id: 'receive'
  readonly api: Record<never, never>
  readonly state: ReceiveState
  readonly events: Record<never, never>
  readonly views: ReceiveViews
}

export const receiveContract: ContractToken<ReceiveContract> =
  /* @__PURE__ */ defineContract<ReceiveContract>('receive', 1)
