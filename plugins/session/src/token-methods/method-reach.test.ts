import { expect, test } from 'vitest'
import {
  allowanceInAll,
  countedToken,
  limitedToken,
  methodReach,
  type WordCondition,
  wordOfArgument,
} from './method-reach'
import { type TokenMethod, tokenMethods } from './token-methods'

const method = (signature: string): TokenMethod => {
  const found = [...tokenMethods.values()].find((one) => one.signature === signature)
  if (!found) throw new Error(signature)
  return found
}
const when = (word: number, operator: WordCondition['operator'], value: bigint): WordCondition => ({
  word,
  operator,
  value,
})
const ADDRESS = 0x70997970c51812dc3a010c7d01b50e0d17dc79c8n
const transfer = 'transfer(address,uint256)'
const approve = 'approve(address,uint256)'
const approveAll = 'setApprovalForAll(address,bool)'
const sendItem = 'safeTransferFrom(address,address,uint256,uint256,bytes)'
const redeem = 'redeem(uint256,address,address)'
const sendNft = 'safeTransferFrom(address,address,uint256)'

test.each<[string, readonly WordCondition[], ReturnType<typeof methodReach>]>([
  [transfer, [], 'everything'],
  [transfer, [when(0, 'greater', 0n)], 'everything'],
  [transfer, [when(0, 'less', 2n ** 160n)], 'everything'],
  [transfer, [when(1, 'less', 2n ** 256n - 1n)], 'everything'],
  [transfer, [when(1, 'less', 2n ** 96n - 1n)], 'everything'],
  [transfer, [when(1, 'equal', 2n ** 256n - 1n)], 'everything'],
  [transfer, [when(7, 'equal', 0n)], 'everything'],
  [transfer, [when(1, 'less', 100n)], 'each-call'],
  [transfer, [when(1, 'greater', 5n), when(1, 'less', 100n)], 'each-call'],
  [transfer, [when(1, 'equal', 100n)], 'each-call'],
  [transfer, [when(1, 'equal', 0n)], 'limited'],
  [transfer, [when(0, 'equal', ADDRESS)], 'to-one'],
  [transfer, [when(0, 'equal', ADDRESS), when(1, 'less', 100n)], 'to-one'],
  [transfer, [when(0, 'equal', ADDRESS), when(1, 'equal', 0n)], 'limited'],
  [approve, [when(1, 'greater', 0n)], 'everything'],
  [approve, [when(1, 'less', 100n)], 'lower-numbers'],
  [approve, [when(1, 'equal', 100n)], 'each-call'],
  [approve, [when(1, 'equal', 0n)], 'each-call'],
  [approve, [when(0, 'equal', ADDRESS)], 'to-one'],
  [approveAll, [when(1, 'equal', 1n)], 'everything'],
  [approveAll, [when(1, 'less', 2n)], 'everything'],
  [approveAll, [when(1, 'equal', 0n)], 'limited'],
  [approveAll, [when(1, 'less', 1n)], 'limited'],
  [approveAll, [when(0, 'equal', ADDRESS)], 'to-one'],
  [approveAll, [when(0, 'equal', ADDRESS), when(1, 'equal', 0n)], 'limited'],
  [sendNft, [when(2, 'less', 100n)], 'everything'],
  [sendNft, [when(2, 'equal', 100n)], 'limited'],
  [sendNft, [when(0, 'equal', ADDRESS)], 'everything'],
  [sendNft, [when(1, 'equal', ADDRESS)], 'to-one'],
  [sendNft, [when(1, 'equal', ADDRESS), when(2, 'equal', 7n)], 'limited'],
  [sendItem, [when(3, 'less', 100n)], 'everything'],
  [sendItem, [when(2, 'less', 100n), when(3, 'less', 100n)], 'everything'],
  [sendItem, [when(2, 'equal', 7n)], 'everything'],
  [sendItem, [when(2, 'equal', 7n), when(3, 'less', 100n)], 'each-call'],
  [sendItem, [when(1, 'equal', ADDRESS)], 'to-one'],
  [redeem, [when(0, 'less', 100n)], 'each-call'],
  [redeem, [when(0, 'less', 2n ** 128n)], 'everything'],
  [redeem, [when(1, 'equal', ADDRESS)], 'to-one'],
  ['setOperator(address,bool)', [when(1, 'equal', 0n)], 'limited'],
  [
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    [when(2, 'equal', 160n)],
    'everything',
  ],
])('reach: of %s with the conditions %o it is %s', (signature, conditions, expected) => {
  expect(methodReach(method(signature), conditions)).toBe(expected)
})

test('reach: a condition that calls meet anyway leaves everything', () => {
  for (const word of [0, 1, 7])
    expect(methodReach(method(transfer), [when(word, 'greater', 0n)])).toBe('everything')
  expect(methodReach(method(transfer), [when(1, 'less', 2n ** 256n - 1n)])).toBe('everything')
})

test('reach: a limit of all that exists of the token, or more, is none', () => {
  for (const operator of ['less', 'equal'] as const) {
    expect(methodReach(method(transfer), [when(1, operator, 5_000n)], 5_000n)).toBe('everything')
    expect(methodReach(method(transfer), [when(1, operator, 4_999n)], 5_000n)).toBe('each-call')
    expect(methodReach(method(transfer), [when(1, operator, 5_000n)])).toBe('each-call')
  }
  // A supply that a contract invents hides nothing.
  expect(methodReach(method(transfer), [when(1, 'less', 2n ** 96n - 1n)], 2n ** 250n)).toBe('everything')
  expect(methodReach(method(approveAll), [when(1, 'equal', 0n)], 1n)).toBe('limited')
})

test('reach: one recipient, whom the page names, can get everything', () => {
  expect(methodReach(method(transfer), [when(0, 'equal', ADDRESS)])).toBe('to-one')
})

test('reach: an amount limits nothing in a contract of many tokens, unless one of them is named', () => {
  const amount = when(3, 'less', 2n)
  expect(methodReach(method(sendItem), [amount])).toBe('everything')
  expect(methodReach(method(sendItem), [amount, when(2, 'equal', 7n)])).toBe('each-call')
})

const less = { word: 1, operator: 'less', value: 100n }
test.each<[string, object]>([
  ['another name for its operator', { word: 1, condition: 'less', value: 100n }],
  ['an unknown operator', { ...less, operator: 'not-equal' }],
  ['an operator that every object has', { ...less, operator: 'toString' }],
  ['a place that is no number', { ...less, operator: 'equal', word: Number.NaN, value: 0n }],
  ['no place', { operator: 'equal', value: 0n }],
  ['no value', { word: 1, operator: 'less' }],
  ['a value that is no bigint', { ...less, value: 0 }],
  ['a negative value', { ...less, value: -1n }],
  ['a value of more than one word', { ...less, value: 2n ** 256n }],
])('reach: a condition with %s limits nothing, as nobody can read it', (_what, given) => {
  const conditions = [given as WordCondition]
  for (const signature of [transfer, approve, approveAll, sendNft, redeem, 'authorizeOperator(address)'])
    expect(methodReach(method(signature), conditions), signature).toBe('everything')
  // A condition that can be read limits as before.
  expect(methodReach(method(transfer), [...conditions, when(1, 'less', 100n)])).toBe('each-call')
})

test('word: is known behind arguments of one word each, for what is compared as a number', () => {
  expect(wordOfArgument(['address', 'uint256'], 1, 'less')).toBe(1)
  expect(wordOfArgument(['string', 'uint256[]', 'uint8'], 2, 'less')).toBe(2)
  expect(wordOfArgument(['bool'], 0, 'equal')).toBe(0)
  expect(wordOfArgument(['int256'], 0, 'equal')).toBe(0)
  for (const [types, index] of [
    [['int256'], 0],
    [['string'], 0],
    [['bytes4'], 0],
    [['uint256[]'], 0],
    [['tuple', 'uint256'], 1],
    [['uint256[2]', 'uint256'], 1],
    [['uint256'], 1],
  ] as const)
    expect(wordOfArgument(types, index, 'less'), types.join()).toBeUndefined()
})

const CONTRACT = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const TOKEN = 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48n
const counted = (signature: string, words: readonly bigint[] = []) =>
  countedToken(method(signature), CONTRACT, (index) => words[index])

test('counted: the token is the contract that is called, or the one that Permit2 is told', () => {
  for (const signature of ['approve(address,uint256)', 'increaseAllowance(address,uint256)'])
    expect(counted(signature)).toBe(CONTRACT)
  const permit2 = 'approve(address,address,uint160,uint48)'
  expect(counted(permit2, [TOKEN])).toBe(`0x${TOKEN.toString(16)}`)
  expect(counted(permit2, [1n])).toBe(`0x${'1'.padStart(40, '0')}`)
  expect([counted(permit2), counted(permit2, [2n ** 160n])]).toEqual([undefined, undefined])
})

test('counted: numbers of NFTs, of shares, of items and of what a vault holds are compared with no supply', () => {
  for (const signature of [
    'safeTransferFrom(address,address,uint256)',
    'transferShares(address,uint256)',
    'redeem(uint256,address,address)',
    'withdraw(uint256,address,address)',
    'approve(address,uint256,uint256)',
    'setApprovalForAll(address,bool)',
    'authorizeOperator(address)',
  ])
    expect(counted(signature), signature).toBeUndefined()
})

test('limited: a condition names the token only if it limits the amount', () => {
  const transfer = method('transfer(address,uint256)')
  expect(limitedToken(transfer, CONTRACT, [{ word: 1, operator: 'less', value: 5n }])).toBe(CONTRACT)
  for (const condition of [
    { word: 1, operator: 'greater', value: 5n },
    { word: 0, operator: 'equal', value: TOKEN },
  ] as const)
    expect(limitedToken(transfer, CONTRACT, [condition])).toBeUndefined()
  const permit2 = method('approve(address,address,uint160,uint48)')
  const amount = { word: 2, operator: 'less', value: 5n } as const
  expect(limitedToken(permit2, CONTRACT, [amount])).toBeUndefined()
  expect(limitedToken(permit2, CONTRACT, [amount, { word: 0, operator: 'equal', value: TOKEN }])).toBe(
    `0x${TOKEN.toString(16)}`,
  )
})

test.each([
  ['one period', { amount: 5n, start: 0n, period: 100n, now: 0n, until: 99n }, 5n],
  [
    'the period that begins with the last second',
    { amount: 5n, start: 0n, period: 100n, now: 0n, until: 100n },
    10n,
  ],
  ['each second of a day', { amount: 1n, start: 0n, period: 1n, now: 0n, until: 86_399n }, 86_400n],
  ['what is left of many periods', { amount: 5n, start: 0n, period: 100n, now: 950n, until: 1_050n }, 10n],
  ['a start that is still to come', { amount: 5n, start: 500n, period: 100n, now: 0n, until: 650n }, 10n],
  ['a start that never comes', { amount: 5n, start: 500n, period: 100n, now: 0n, until: 499n }, 0n],
  ['no period', { amount: 5n, start: 0n, period: 0n, now: 0n, until: 1n }, undefined],
] as const)('allowance: over %s', (_what, allowance, expected) => {
  expect(allowanceInAll(allowance)).toBe(expected)
})
