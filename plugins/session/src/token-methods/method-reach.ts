import type { TokenMethod } from './token-methods'

/** A condition on one word of a call. */
export interface WordCondition {
  /** Index of the 32-byte word behind the selector. */
  readonly word: number
  readonly operator: 'equal' | 'greater' | 'less'
  readonly value: bigint
}

/**
 * How much a key can take with a method, however often it calls it. `everything`: nothing limits it. `each-call`: an amount
 * with each call, to anyone. `lower-numbers`: the same, but of NFTs each one whose number is lower. `to-one`: everything, in one
 * call or many, to one recipient. `limited`: one NFT, or nothing at all.
 */
export type MethodReach = 'everything' | 'each-call' | 'lower-numbers' | 'to-one' | 'limited'

/**
 * What conditions leave of a method. A condition that most calls meet anyway, as `amount > 0`, leaves everything, and so does
 * one that cannot be read: with another operator, without a word or a value.
 * @param supply what exists of the token that the method counts, in the smallest unit, where that is known
 * @example methodReach(transfer, [{ word: 1, operator: 'greater', value: 0n }]) // 'everything'
 */
export function methodReach(
  method: TokenMethod,
  given: readonly WordCondition[],
  supply?: bigint,
): MethodReach {
  const conditions = given.filter(isReadable)
  const isToOne = conditions.some(({ word, operator }) => word === method.recipient && operator === 'equal')
  const reach = reachToAnyone(method, conditions, supply)
  // The page names the recipient, so that is no limit of what it gets.
  return isToOne && reach !== 'limited' ? 'to-one' : reach
}

/** Conditions come from pages and services. What nobody can read, no wallet can be relied on to keep. */
export const isReadable = ({ word, operator, value }: WordCondition): boolean =>
  Number.isSafeInteger(word) &&
  ['equal', 'greater', 'less'].includes(operator) &&
  typeof value === 'bigint' &&
  value >= 0n &&
  value < 2n ** 256n

function reachToAnyone(
  { counted, item }: TokenMethod,
  conditions: readonly WordCondition[],
  supply: bigint | undefined,
): Exclude<MethodReach, 'to-one'> {
  const isOfOne =
    item === undefined || conditions.some(({ word, operator }) => word === item && operator === 'equal')
  if (!isOfOne) return 'everything'
  const limits = conditions.filter(({ word, operator }) => word === counted?.word && operator !== 'greater')
  const isFixed = limits.some(({ operator }) => operator === 'equal')
  // The lowest amount that is refused, or the only one that is not.
  const bound = limits.reduce<bigint | undefined>(
    (least, { value }) => (least === undefined || value < least ? value : least),
    undefined,
  )
  if (counted === undefined || bound === undefined) return 'everything'
  if (counted.by === 'switch') return bound === 0n || (bound === 1n && !isFixed) ? 'limited' : 'everything'
  if (counted.by === 'number') return isFixed ? 'limited' : 'everything'
  if (isUnlimitedAmount(bound, supply)) return 'everything'
  if (bound === 0n) return counted.by === 'either' ? 'each-call' : 'limited'
  return counted.by === 'either' && !isFixed ? 'lower-numbers' : 'each-call'
}

/** Types whose word in a call is the value itself, compared as a number without a sign. */
const comparable = /^(uint\d*|address|bool)$/
/** Types that take one word in the argument block: values, and offsets to data that follows. */
const oneWord = /^(u?int\d*|address|bool|bytes\d*|string|[a-z\d]+\[\])$/

/**
 * The word that a condition on the argument at `index` compares, by the types of a method's arguments. `undefined` where
 * wallets and contracts may compare something else: offsets, text, numbers with a sign other than for equality, and what
 * stands behind an argument of several words.
 */
export function wordOfArgument(
  types: readonly string[],
  index: number,
  operator: WordCondition['operator'],
): number | undefined {
  const own = types[index] ?? ''
  const isComparable = comparable.test(own) || (operator === 'equal' && /^int\d*$/.test(own))
  return isComparable && types.slice(0, index).every((type) => oneWord.test(type)) ? index : undefined
}

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

/**
 * Whether a token contract treats an amount in the smallest unit as unlimited: 2^96 - 1, as tokens that count in 96 bits do
 * (UNI, COMP), or more. `supply` is what exists of the token, where that is known: all of it is unlimited too.
 */
export const isUnlimitedAmount = (amount: bigint, supply = 0n): boolean =>
  amount >= 2n ** 96n - 1n || (supply > 0n && amount >= supply)

/** The same on Solana, where amounts have 64 bits: half of what they can hold, or more. */
export const isUnlimitedTokenAmount = (amount: bigint): boolean => amount >= 2n ** 63n - 1n

/** An allowance that renews with each period. Times in seconds, the amount in the smallest unit. */
interface RenewingAllowance {
  readonly amount: bigint
  readonly start: bigint
  readonly period: bigint
  readonly now: bigint
  /** The last second in which it holds. */
  readonly until: bigint
}

/**
 * The most that an allowance comes to from now on. A small amount with a short period is a large one. `undefined` without a
 * period.
 * @example allowanceInAll({ amount: 5n, start: 0n, period: 60n, now: 0n, until: 119n }) // 10n
 */
export function allowanceInAll({ amount, start, period, now, until }: RenewingAllowance): bigint | undefined {
  if (period <= 0n) return undefined
  const from = now > start ? now : start
  return until < from ? 0n : amount * ((until - start) / period - (from - start) / period + 1n)
}
