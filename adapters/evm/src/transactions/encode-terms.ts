import { TransactionInvalidError } from '@latchkey/adapter-kit'
import type { TransactionTerms } from '@latchkey/session/contract'
import type { Hex } from '../rpc-methods'

/** The fields of a transaction as wallets take them. */
export type EncodedTerms = { readonly [Name in keyof TransactionTerms]?: Hex }

const MAX_UINT64 = 2n ** 64n - 1n
const MAX_UINT256 = 2n ** 256n - 1n

/**
 * Throws `TransactionInvalidError`, which names the first part that is wrong: no number of its size (EIP-2681 for the nonce), a
 * `gasPrice` beside the prices of EIP-1559, or a tip above the highest price.
 */
export function encodeTerms(terms: TransactionTerms = {}): EncodedTerms {
  const gas = parse(terms, 'gas', MAX_UINT64)
  const nonce = parse(terms, 'nonce', MAX_UINT64 - 1n)
  const maxFeePerGas = parse(terms, 'maxFeePerGas')
  const maxPriorityFeePerGas = parse(terms, 'maxPriorityFeePerGas')
  const gasPrice = parse(terms, 'gasPrice')
  if (gasPrice !== undefined && (maxFeePerGas ?? maxPriorityFeePerGas) !== undefined)
    throw new TransactionInvalidError('gasPrice')
  if (maxFeePerGas !== undefined && (maxPriorityFeePerGas ?? 0n) > maxFeePerGas)
    throw new TransactionInvalidError('maxPriorityFeePerGas')
  return {
    ...(gas === undefined ? {} : { gas: toHex(gas) }),
    ...(nonce === undefined ? {} : { nonce: toHex(nonce) }),
    ...(maxFeePerGas === undefined ? {} : { maxFeePerGas: toHex(maxFeePerGas) }),
    ...(maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas: toHex(maxPriorityFeePerGas) }),
    ...(gasPrice === undefined ? {} : { gasPrice: toHex(gasPrice) }),
  }
}

function parse(terms: TransactionTerms, part: keyof TransactionTerms, max = MAX_UINT256): bigint | undefined {
  const text = terms[part]
  if (text === undefined) return undefined
  const value = /^\d{1,78}$/.test(text) ? BigInt(text) : max + 1n
  if (value > max) throw new TransactionInvalidError(part)
  return value
}

const toHex = (value: bigint): Hex => `0x${value.toString(16)}`
