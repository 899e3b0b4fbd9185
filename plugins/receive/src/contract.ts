import type { AccountContract } from '@latchkey/account/contract'
import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { NetworkId, SessionContract, Token } from '@latchkey/session/contract'

/** The payment that the code requests. All members are optional. */
export interface ReceiveArgs {
  /** In smallest units, as decimal digits: wei, lamports, or units of the token. The code contains it. */
  readonly amount?: string | bigint
  /** An ERC-20 contract or the mint of an SPL token. Default: `native`, the network's native currency. */
  readonly tokenAddress?: string
  /** Symbol and decimals as in the token's contract. With `tokenAddress` an amount needs both. */
  readonly tokenSymbol?: string
  readonly tokenDecimals?: number
  /** CAIP-2 id of one of the page's networks. Default: the active one. */
  readonly networkId?: NetworkId
}

/** The content of the form. */
export interface ReceiveDraft {
  /** The account and network that it is for. For others the form is empty. */
  readonly receiver: string
  /** `undefined`: the network's native currency. */
  readonly token: Token | undefined
  /** The entered text. */
  readonly amountText: string
  /** In smallest units of the token; `undefined` while the text is no amount. */
  readonly amount: string | undefined
}

/** The amount that the user has entered; the code contains it. */
export interface AskedPayment {
  /** The account and network that it is for. For others it is ignored. */
  readonly receiver: string
  /** Without an address it is the network's native currency. */
  readonly token: Token
  /** In smallest units, as decimal digits. */
  readonly amount: string
}

export interface ReceiveState {
  readonly draft: ReceiveDraft | undefined
  readonly asked: AskedPayment | undefined
}

export interface ReceiveViews {
  /**
   * Shows the active account's address as a QR code and text. With an amount the code is a payment link
   * (EIP-681, Solana Pay).
   * @example latchkey.open('WalletReceive', { networkId: 'eip155:8453', amount: 10_000_000_000_000_000n })
   */
  WalletReceive: View<ReceiveArgs | undefined>
  /** The form for the requested token and amount. */
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

export type ReceiveContext = PluginContext<
  ReceiveContract,
  SessionContract,
  AccountContract | PortfolioContract
>
