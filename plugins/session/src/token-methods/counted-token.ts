import type { WordCondition } from './method-reach'
import type { TokenMethod } from './token-methods'

/**
 * The token of which a method counts an amount, so that its supply tells what is unlimited: the called contract, or the one
 * that a word names. `undefined` where the number is none of a whole token: of NFTs, shares and items, and what a vault
 * (ERC-4626) pays out, which is another token than its own.
 * @param word reads a word of the call; `undefined` if it is missing, or may be any
 */
export function countedToken(
  { signature, counted, item, token }: TokenMethod,
  contract: string,
  word: (index: number) => bigint | undefined,
): string | undefined {
  const isAmount = counted?.by === 'amount' || counted?.by === 'either'
  if (!isAmount || item !== undefined || signature.startsWith('withdraw(')) return undefined
  if (token === undefined) return contract
  const named = word(token)
  return named === undefined || named >= 2n ** 160n ? undefined : `0x${named.toString(16).padStart(40, '0')}`
}

/** The same for what a key may call: only if conditions limit the amount is there a number to compare. */
export function limitedToken(
  method: TokenMethod,
  contract: string,
  conditions: readonly WordCondition[],
): string | undefined {
  const isLimit = ({ word, operator }: WordCondition): boolean =>
    word === method.counted?.word && operator !== 'greater'
  const only = (index: number): bigint | undefined =>
    conditions.find(({ word, operator }) => word === index && operator === 'equal')?.value
  return conditions.some(isLimit) ? countedToken(method, contract, only) : undefined
}
