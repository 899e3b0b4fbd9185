import { expect, test } from 'vitest'
import { gainsByGiver, nativeMoves, netGains, tokenMoves } from './evm-moves'
import type { NodeRequest } from './http-node'

const ACCOUNT = `0x${'a1'.repeat(20)}`
const SHOP = `0x${'b2'.repeat(20)}`
const OTHER = `0x${'c3'.repeat(20)}`
const TOKEN = `0x${'Ab'.repeat(20)}`
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const word = (hex: string): string => `0x${hex.replace(/^0x/, '').padStart(64, '0')}`
const log = { address: TOKEN, topics: [TRANSFER, word(ACCOUNT), word(SHOP)], data: word('0x64') }
const paid = { from: ACCOUNT, to: SHOP, amount: 100n }

/** A node with the given answers; a method it does not have is refused. */
const nodeOf =
  (answers: Readonly<Record<string, unknown>>): NodeRequest =>
  async ({ method }) => {
    if (Object.hasOwn(answers, method)) return answers[method]
    throw Object.assign(new Error('the method does not exist'), { code: -32601 })
  }
const traced = (answer: unknown) => nativeMoves(nodeOf({ debug_traceTransaction: answer }), '0x1')

test('moves: a token’s transfer is read from its log, in lower case', () => {
  expect(tokenMoves([log])).toEqual([{ ...paid, token: TOKEN.toLowerCase() }])
})

test.each<[string, unknown]>([
  ['another event', { ...log, topics: [word('0x1'), word(ACCOUNT), word(SHOP)] }],
  ['the transfer of an NFT', { ...log, topics: [...log.topics, word('0x1')], data: '0x' }],
  ['an amount of another length', { ...log, data: '0x64' }],
  ['no address', { ...log, address: undefined }],
  ['nothing', null],
])('moves: a log with %s moves no token', (_what, one) => {
  expect(tokenMoves([one])).toEqual([])
})

test('moves: what goes in and out of an account, and to itself, is net', () => {
  const on = { from: SHOP, to: OTHER, amount: 30n }
  const toItself = { from: SHOP, to: SHOP, amount: 5n }
  expect(netGains([paid, on, toItself])).toEqual([
    { to: SHOP, amount: 70n },
    { to: OTHER, amount: 30n },
  ])
  expect(netGains([paid, { ...paid, token: TOKEN }, { ...on, to: ACCOUNT, amount: 100n }])).toEqual([
    { to: SHOP, amount: 100n, token: TOKEN },
  ])
})

test('moves: what a receiver hands on to somebody else it has got, what it gives back it has not', () => {
  expect(gainsByGiver([paid, { from: SHOP, to: OTHER, amount: 100n }])).toEqual([
    { to: SHOP, amount: 100n },
    { to: OTHER, amount: 100n },
  ])
  expect(gainsByGiver([paid, paid, { from: SHOP, to: ACCOUNT, amount: 50n }])).toEqual([
    { to: SHOP, amount: 150n },
  ])
})

const call = { type: 'CALL', from: ACCOUNT, to: SHOP, value: '0x64' }
const outer = (...calls: readonly object[]) => ({
  type: 'CALL',
  from: OTHER,
  to: ACCOUNT,
  value: '0x0',
  calls,
})

test.each<[string, unknown, readonly object[]]>([
  ['inside another one', outer(call), [paid]],
  [
    'that sends nothing',
    outer({ ...call, value: '0x0' }, { type: 'STATICCALL', from: ACCOUNT, to: SHOP }),
    [],
  ],
  ['that has failed', outer({ ...call, error: 'execution reverted' }), []],
  ['in one that has failed', outer({ ...outer(call), error: 'out of gas' }), []],
  ['in a delegated one, which names the value of its caller', outer({ ...call, type: 'DELEGATECALL' }), []],
  ['by a contract’s end', outer({ ...call, type: 'SELFDESTRUCT' }), [paid]],
])('moves: currency of a call %s', async (_what, answer, moves) => {
  expect(await traced(answer)).toEqual(moves)
})

const flat = (traceAddress: readonly number[], more: object = {}) => ({
  type: 'call',
  action: { callType: 'call', from: ACCOUNT, to: SHOP, value: '0x64' },
  traceAddress,
  ...more,
})

test.each<[string, readonly object[], readonly object[]]>([
  ['a call', [flat([])], [paid]],
  ['a delegated call', [flat([], { action: { ...flat([]).action, callType: 'delegatecall' } })], []],
  [
    'a call in one that failed',
    [flat([]), flat([0], { error: 'Reverted' }), flat([0, 1]), flat([1])],
    [paid, paid],
  ],
  ['a creation', [flat([], { type: 'create', result: { address: SHOP } })], [paid]],
  [
    'an end',
    [flat([], { type: 'suicide', action: { address: ACCOUNT, refundAddress: SHOP, balance: '0x64' } })],
    [paid],
  ],
])('moves: a node without the call tracer lists %s', async (_what, answer, moves) => {
  expect(await nativeMoves(nodeOf({ trace_transaction: answer }), '0x1')).toEqual(moves)
})

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['offers no traces', {}],
  ['answers with none', { debug_traceTransaction: {}, trace_transaction: [] }],
  ['names no value', { debug_traceTransaction: { ...call, value: '100' } }],
  ['names no receiver of a value', { debug_traceTransaction: { ...call, to: 'shop' } }],
  ['lists no places', { trace_transaction: [{ ...flat([]), traceAddress: undefined }] }],
])('moves: of a node that %s nothing is known', async (_what, answers) => {
  expect(await nativeMoves(nodeOf(answers), '0x1')).toBeUndefined()
})
