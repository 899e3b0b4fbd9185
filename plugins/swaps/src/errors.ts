import { defineError } from '@latchkey/kernel'

/** The data service does not support swaps on this network, or the page has no data service. */
export class SwapUnsupportedError extends defineError(
  'SWAP_UNSUPPORTED',
  'Network not supported for Swaps',
  'Choose another network.',
) {
  constructor(networkId: string, cause?: unknown) {
    super({ cause, details: { networkId } })
  }
}

/** The data service has no gas price for this network. */
export class SwapGasPriceError extends defineError(
  'SWAP_GAS_PRICE',
  'Network not supported for Gas Price',
  'Choose another network.',
) {
  constructor(networkId: string, cause?: unknown) {
    super({ cause, details: { networkId } })
  }
}

/** No pool can swap this amount of these tokens. */
export class SwapLiquidityError extends defineError(
  'SWAP_LIQUIDITY',
  'Insufficient liquidity',
  'Try a smaller amount or another token.',
) {}

/** The service's approval differs from what the swap needs in amount, contract or token. */
export class SwapApprovalMismatchError extends defineError(
  'SWAP_APPROVAL_MISMATCH',
  'The swap service asked for the wrong permission',
  'Nothing was asked of your wallet. Try again later.',
) {
  constructor(readonly part: 'token' | 'spender' | 'amount' | 'call') {
    super({ details: { part } })
  }
}

/** The service's transaction differs from the request, or its data on a token is wrong. */
export class SwapMismatchError extends defineError(
  'SWAP_MISMATCH',
  'The swap service prepared something else',
  'Nothing was asked of your wallet. Try again later.',
) {
  constructor(
    readonly part: 'account' | 'contract' | 'receiver' | 'spent' | 'received' | 'rights' | 'decimals',
  ) {
    super({ details: { part } })
  }
}

/** The network says that the swap would fail. */
export class SwapRevertsError extends defineError(
  'SWAP_REVERTS',
  'This swap would fail',
  'The token may refuse transfers or keep part of them, or the price has just moved. Nothing was sent.',
) {
  constructor(reason?: string) {
    super({ details: { reason } })
  }
}
