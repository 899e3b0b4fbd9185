import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { ADDRESS } from '../test-support/connected-session'
import {
  BUNDLER,
  bundle,
  bundleOf,
  done,
  ENTRY_POINT,
  executionOf,
  listed,
  moved,
  moveToken,
  operationOf,
  padded,
  read,
  tokenTransfer,
} from '../test-support/mined-transaction'
import { RECIPIENT, transfer, USDC } from '../test-support/transaction-page'

const FEES = '0x00000000000000000000000000000000000000fe'
const ofToken = { to: USDC, input: moveToken }
const arrivedTokens = async (...logs: readonly object[]) => (await read(ofToken, { logs }))?.arrived?.tokens

test('arrived: a token transfer counts by its logs, not by the call', async () => {
  expect(await arrivedTokens(moved(ADDRESS, RECIPIENT, 1_000n))).toEqual([tokenTransfer])
  const part = [moved(ADDRESS, RECIPIENT, 900n), moved(ADDRESS, FEES, 100n)]
  expect(await arrivedTokens(...part)).toEqual([
    { ...tokenTransfer, amount: '900' },
    { ...tokenTransfer, to: FEES, amount: '100' },
  ])
  expect(await arrivedTokens(moved(ADDRESS, FEES, 1_000n))).toEqual([{ ...tokenTransfer, to: FEES }])
  const event = { ...moved(ADDRESS, RECIPIENT, 1_000n), topics: [padded('0x1')] }
  expect(await arrivedTokens(event)).toEqual([])
  expect(await arrivedTokens(moved(ADDRESS, RECIPIENT, 1_000n, FEES))).toEqual([
    { ...tokenTransfer, tokenAddress: FEES },
  ])
})

test('arrived: in and out again, and to oneself, is nothing', async () => {
  expect(await arrivedTokens(moved(ADDRESS, RECIPIENT, 5n), moved(RECIPIENT, ADDRESS, 5n))).toEqual([])
  expect(await arrivedTokens(moved(ADDRESS, ADDRESS, 5n))).toEqual([])
  const contents = await read({ to: ADDRESS, value: '0x3e8' }, { code: '0x' })
  expect(contents).toMatchObject({ requests: [{ ...transfer, to: ADDRESS }], arrived: { native: [] } })
})

test('arrived: native currency is the value of a transaction that succeeded', async () => {
  const arrived = { native: [transfer], tokens: [] }
  expect(await read({ value: '0x3e8' })).toEqual({ from: ADDRESS, requests: [transfer], arrived })
  const reverted = await read({ value: '0x3e8' }, { status: '0x0' })
  expect(reverted).toMatchObject({ arrived: { native: [], tokens: [] }, isReverted: true })
})

test('arrived: unknown before a transaction is mined', async () => {
  const contents = await read({ value: '0x3e8' }, { logs: null })
  expect(contents).toEqual({ from: ADDRESS, requests: [transfer], arrived: {} })
})

test('arrived: of a bundle, what the account’s own operation has moved', async () => {
  const input = bundleOf(ADDRESS, '0x12345678')
  const before = [moved(BUNDLER, RECIPIENT, 500n), operationOf(BUNDLER)]
  const logs = [...before, moved(ADDRESS, RECIPIENT, 1_000n), operationOf(ADDRESS), moved(BUNDLER, FEES, 1n)]
  expect((await read({ ...bundle, input }, { logs }))?.arrived?.tokens).toEqual([tokenTransfer])
  const failed = [...before, operationOf(ADDRESS, false)]
  const contents = await read({ ...bundle, input }, { logs: failed })
  expect(contents).toEqual({ from: ADDRESS, arrived: { native: [], tokens: [] }, isReverted: true })
})

const callOf = (from: string, to: string, value: number, calls: readonly object[] = []) => ({
  type: 'CALL',
  from,
  to,
  value: numberToHex(value),
  calls,
})

test('arrived: native currency of an account with code is read from the traces', async () => {
  const pays = callOf(ADDRESS, RECIPIENT, 1_000)
  const entryPoint = [callOf(ADDRESS, ENTRY_POINT, 7), callOf(ENTRY_POINT, ADDRESS, 0, [pays])]
  const others = callOf(BUNDLER, RECIPIENT, 500)
  const trace = callOf(BUNDLER, ENTRY_POINT, 0, [...entryPoint, others])
  // An interface that is not known, through the EntryPoint and by the account itself.
  const operation = await read({ ...bundle, input: bundleOf(ADDRESS, '0x12345678') }, { ...done, trace })
  expect(operation?.arrived?.native).toEqual([transfer, { ...transfer, to: ENTRY_POINT, amount: '7' }])
  const own = await read({ to: ADDRESS, input: '0x12345678' }, { trace: callOf(ADDRESS, ADDRESS, 0, [pays]) })
  expect(own).toEqual({ from: ADDRESS, arrived: { native: [transfer], tokens: [] } })
  // What the call says is not done where the account does something else.
  const lied = { to: ADDRESS, input: executionOf('0x01', listed) }
  expect(await read(lied, { trace: callOf(ADDRESS, ADDRESS, 0) })).toMatchObject({
    requests: [transfer, tokenTransfer],
    arrived: { native: [] },
  })
})

test('arrived: without traces, native currency of an account with code is what its calls say', async () => {
  const called = await read({ to: ADDRESS, input: executionOf('0x01', listed) })
  expect(called?.arrived?.native).toEqual([transfer])
  const unread = await read({ to: ADDRESS, input: '0x12345678' })
  expect(unread?.arrived?.native).toBeUndefined()
})

test('arrived: what somebody else sends for an account, or from a contract of theirs, is seen', async () => {
  const logs = [moved(ADDRESS, RECIPIENT, 1_000n)]
  const relayed = { from: BUNDLER, to: FEES, input: '0x12345678' }
  const arrived = { tokens: [tokenTransfer] }
  expect(await read(relayed, { logs })).toEqual({ from: ADDRESS, arrived })
  expect(await read(relayed, { logs: [moved(BUNDLER, RECIPIENT, 1_000n)] })).toBeUndefined()
  // An exchange pays from an account of its own.
  const trace = callOf(BUNDLER, FEES, 0, [callOf(FEES, RECIPIENT, 1_000)])
  const paidOut = await read(relayed, { from: '', trace })
  expect(paidOut).toEqual({ from: BUNDLER, arrived: { native: [transfer], tokens: [] } })
})
