import { isHex } from '@latchkey/session/caip'
import type { Account, NetworkId } from '@latchkey/session/contract'
import { amountText } from '@latchkey/ui-primitives/format'

/** A payment: amount, receiver and network. */
export interface PaymentRequest {
  readonly account: Pick<Account, 'address'>
  readonly networkId: NetworkId
  /** Decimal digits in smallest units. */
  readonly amount: string
  /** An ERC-20 contract or an SPL mint. Default: the native currency. */
  readonly tokenAddress?: string | undefined
  /** Decimals of the currency or token. */
  readonly decimals: number
}

/** Maximum amounts: a uint256 on EVM networks, a u64 on Solana. */
const LIMITS: ReadonlyMap<string, bigint> = new Map([
  ['eip155', 2n ** 256n - 1n],
  ['solana', 2n ** 64n - 1n],
])
const SOLANA_ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/**
 * The payment link for a QR code: EIP-681 on eip155, Solana Pay on Solana. The amount is exact.
 * @returns `undefined` on other chains, without an amount, and for an address or amount that the grammar does
 * not allow
 * @example paymentUri({ account, networkId: 'eip155:1', amount: '1000000000000000000', decimals: 18 }) //
 * 'ethereum:0x…@1?value=1000000000000000000'
 */
export function paymentUri(request: PaymentRequest): string | undefined {
  const [namespace = '', reference = ''] = request.networkId.split(':')
  if (!isPayable(request.amount, namespace)) return undefined
  if (namespace === 'eip155') return ethereumUri(request, reference)
  return namespace === 'solana' ? solanaUri(request) : undefined
}

/** Whether wallets of this namespace can read an amount from a code. */
export const hasPaymentUri = (namespace: string): boolean => LIMITS.has(namespace)

/** Refuses amounts above the limit, and long texts before they are parsed. */
function isPayable(amount: string, namespace: string): boolean {
  const limit = LIMITS.get(namespace)
  return limit !== undefined && isPayableAmount(amount) && BigInt(amount) <= limit
}

/** Whether the text is an amount above zero in smallest units, below any limit. */
export const isPayableAmount = (amount: string): boolean => /^[1-9]\d{0,77}$/.test(amount)

function ethereumUri({ account, amount, tokenAddress }: PaymentRequest, chainId: string): string | undefined {
  const receiver = account.address
  if (!isHex(receiver, 40) || !/^[1-9]\d*$/.test(chainId)) return undefined
  const chain = `@${chainId}`
  if (tokenAddress === undefined) return `ethereum:${receiver}${chain}?value=${amount}`
  if (!isHex(tokenAddress, 40)) return undefined
  return `ethereum:${tokenAddress}${chain}/transfer?address=${receiver}&uint256=${amount}`
}

function solanaUri({ account, amount, tokenAddress, decimals }: PaymentRequest): string | undefined {
  if (!SOLANA_ADDRESS.test(account.address)) return undefined
  if (tokenAddress !== undefined && !SOLANA_ADDRESS.test(tokenAddress)) return undefined
  const token = tokenAddress === undefined ? '' : `&spl-token=${tokenAddress}`
  return `solana:${account.address}?amount=${amountText(amount, { decimals })}${token}`
}
