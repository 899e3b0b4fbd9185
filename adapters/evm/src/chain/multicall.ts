import type { Token } from '@latchkey/session/contract'

// Written by hand: the one call that is needed takes a thousandth of the bytes of a library for all of them.
/** `aggregate3((address,bool,bytes)[])` of Multicall3. */
const AGGREGATE = '0x82ad56cb'
/** `balanceOf(address)` of ERC-20. */
const BALANCE_OF = '70a08231'
const WORD = 64
/** Address, permission to fail, and a call of 36 bytes with its place and length. */
const CALL_WORDS = 6

const word = (value: number | string): string =>
  (typeof value === 'number' ? value.toString(16) : value.replace(/^0x/, '').toLowerCase()).padStart(
    WORD,
    '0',
  )

export const balanceCall = (account: string): string => `0x${BALANCE_OF}${word(account)}`

/** One question for many balances; a token that fails is allowed to. */
export function encodeBalances(account: string, tokens: readonly Pick<Token, 'address'>[]): string {
  const places = tokens.map((_, index) => word((tokens.length + index * CALL_WORDS) * 32))
  const calls = tokens.map(({ address = '' }) => {
    const call = `${BALANCE_OF}${word(account)}`.padEnd(2 * WORD, '0')
    return `${word(address)}${word(1)}${word(0x60)}${word(36)}${call}`
  })
  return `${AGGREGATE}${word(32)}${word(tokens.length)}${places.join('')}${calls.join('')}`
}

/**
 * The balances, `undefined` for each that failed or says nothing that could be one. Nothing at all where the answer is
 * none of Multicall3: there is no such contract.
 */
export function decodeBalances(answer: unknown, count: number): readonly (bigint | undefined)[] | undefined {
  if (typeof answer !== 'string' || !/^0x([\da-f]{64})+$/i.test(answer)) return undefined
  const words = answer.slice(2).match(/.{64}/g) ?? []
  const numberAt = (index: number): number => Number(`0x${words[index] ?? 'x'}`)
  if (numberAt(0) !== 32 || numberAt(1) !== count) return undefined
  return Array.from({ length: count }, (_, index) => {
    const start = 2 + numberAt(2 + index) / 32
    const isFine = numberAt(start) === 1 && numberAt(start + 1) === 64 && numberAt(start + 2) >= 32
    const balance = isFine ? words[start + 3] : undefined
    return balance === undefined ? undefined : BigInt(`0x${balance}`)
  })
}
