import { LatchkeyError } from '@latchkey/kernel'

/** The data service does not support swaps on this network, or the page has no data service. */
export class SwapUnsupportedError extends LatchkeyError {
  readonly code = 'SWAP_UNSUPPORTED'
  override readonly recovery = 'Choose another network.'
  constructor(networkId: string, cause?: unknown) {
    super('Network not supported for Swaps', { cause, details: { networkId } })
  }
}

/** The data service has no gas price for this network. */
export class SwapGasPriceError extends LatchkeyError {
  readonly code = 'SWAP_GAS_PRICE'
  override readonly recovery = 'Choose another network.'
  constructor(networkId: string, cause?: unknown) {
    super('Network not supported for Gas Price', { cause, details: { networkId } })
  }
}

/** No pool can swap this amount of these tokens. */
export class SwapLiquidityError extends LatchkeyError {
  readonly code = 'SWAP_LIQUIDITY'
  override readonly recovery = 'Try a smaller amount or another token.'
  constructor(cause?: unknown) {
    super('Insufficient liquidity', { cause })
  }
}

/** The service's approval differs from what the swap needs in amount, contract or token. */
export class SwapApprovalMismatchError extends LatchkeyError {
  readonly code = 'SWAP_APPROVAL_MISMATCH'
  override readonly recovery = 'Nothing was asked of your wallet. Try again later.'
  constructor(readonly part: 'token' | 'spender' | 'amount' | 'call') {
    super('The swap service asked for another permission than you need', { details: { part } })
  }
}

/** The service's transaction differs from the request, or its data on a token is wrong. */
export class SwapMismatchError extends LatchkeyError {
  readonly code = 'SWAP_MISMATCH'
  override readonly recovery = 'Nothing was asked of your wallet. Try again later.'
  constructor(
    readonly part: 'account' | 'contract' | 'receiver' | 'spent' | 'received' | 'rights' | 'decimals',
  ) {
    super('The swap service built something else than what you asked for', { details: { part } })
  }
}

/** The network says that the swap would fail. */
export class SwapRevertsError extends LatchkeyError {
  readonly code = 'SWAP_REVERTS'
  override readonly recovery =
    'The token may refuse transfers or keep part of them, or the price has just moved. Nothing was sent.'
  constructor(reason?: string) {
    super('This swap would fail', { details: { reason } })
  }
}
