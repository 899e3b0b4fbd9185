import { TransactionInvalidError } from '@latchkey/adapter-kit'
import { isHexBytes } from '@latchkey/session/caip'
import type { TransactionRequest } from '@latchkey/session/contract'
import { isAddress } from 'viem'
import type { Hex } from '../rpc-methods'

/** A transaction request as EVM wallets and nodes take it. */
export interface EncodedTransaction {
  readonly to: Hex
  /** Wei. */
  readonly value: Hex
  readonly data?: Hex
}

/** `transfer(address,uint256)` of ERC-20. */
const TRANSFER = 'a9059cbb'
const MAX_UINT256 = 2n ** 256n - 1n

const word = (hex: string): string => hex.replace(/^0x/, '').toLowerCase().padStart(64, '0')

/**
 * The fields of one request. Throws `TransactionInvalidError`, which names the first part that is wrong; an address in
 * mixed case has to have its EIP-55 checksum, because a mistyped one loses what is sent to it.
 */
export function encodeTransaction(request: TransactionRequest): EncodedTransaction {
  if (request.type === 'call') {
    if (!isHexBytes(request.data)) throw new TransactionInvalidError('data')
    return {
      to: parseAddress(request.to, 'to'),
      value: toHex(parseAmount(request.amount ?? '0')),
      data: `0x${request.data.slice(2)}`,
    }
  }
  if (request.type !== 'transfer') throw new TransactionInvalidError('type')
  const to = parseAddress(request.to, 'to')
  const amount = parseAmount(request.amount)
  // No token here has a scale, so whoever says so shows another amount than is sent.
  if ((request.shownAmount ?? request.amount) !== request.amount) throw new TransactionInvalidError('amount')
  if (request.tokenAddress === undefined) return { to, value: toHex(amount) }
  return {
    to: parseAddress(request.tokenAddress, 'tokenAddress'),
    value: '0x0',
    data: `0x${TRANSFER}${word(to)}${word(toHex(amount))}`,
  }
}

function parseAddress(text: string, part: 'to' | 'tokenAddress'): Hex {
  if (!isAddress(text)) throw new TransactionInvalidError(part)
  return text
}

function parseAmount(text: string): bigint {
  const amount = /^\d{1,78}$/.test(text) ? BigInt(text) : MAX_UINT256 + 1n
  if (amount > MAX_UINT256) throw new TransactionInvalidError('amount')
  return amount
}

const toHex = (amount: bigint): Hex => `0x${amount.toString(16)}`
