import { expect, test } from 'vitest'
import {
  codeOf,
  log,
  native,
  nodeOf,
  PAYER,
  receipt,
  SHOP,
  token,
  USDC,
  withLogs,
} from '../test-support/receipt-node'
import { verifyReceipt } from './verify-receipt'

const FEES = '0x00000000000000000000000000000000000000fe'

test.each([
  ['a token that keeps a part', token, [log(90n), log(10n, FEES)], 'UNDERPAID'],
  ['a token that gives it to somebody else', token, [log(100n, FEES)], 'NOT_ARRIVED'],
  ['a token that moves nothing', token, [], 'NOT_ARRIVED'],
  ['in and out again', token, [log(100n), log(100n, PAYER, USDC, SHOP)], 'NOT_ARRIVED'],
  ['in and on to another account', token, [log(100n), log(60n, FEES, USDC, SHOP)], 'UNDERPAID'],
  ['the shop’s own tokens to itself', token, [log(100n, SHOP, USDC, SHOP)], 'NOT_ARRIVED'],
  [
    'a part back to the payer',
    { ...token, payer: PAYER },
    [log(100n), log(1n, PAYER, USDC, SHOP)],
    'UNDERPAID',
  ],
  [
    'enough, of which the payer gave a part',
    { ...token, payer: PAYER },
    [log(60n), log(40n, SHOP, USDC, FEES)],
    'UNDERPAID',
  ],
])('receipt: what arrived counts, net: %s', async (_what, invoice, logs, code) => {
  expect(await codeOf(invoice, withLogs(...logs))).toBe(code)
})

const ENTRY_POINT = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const BUNDLER = '0x00000000000000000000000000000000000000b1'
const call = (from: string, to: string, value: string, calls: readonly object[] = []) => ({
  type: 'CALL',
  from,
  to,
  value,
  calls,
})
const pays = call(PAYER, SHOP, '0x64')

test.each([
  [
    'a smart account, through the EntryPoint',
    { from: BUNDLER, to: ENTRY_POINT },
    call(BUNDLER, ENTRY_POINT, '0x0', [call(ENTRY_POINT, PAYER, '0x0', [pays])]),
    'ok',
  ],
  [
    'an account that calls itself (EIP-7702)',
    { from: PAYER, to: PAYER },
    call(PAYER, PAYER, '0x0', [pays]),
    'ok',
  ],
  [
    'a contract that pays out',
    { from: BUNDLER, to: FEES },
    call(BUNDLER, FEES, '0x0', [call(FEES, SHOP, '0x64')]),
    'PAYER_MISMATCH',
  ],
  [
    'the same, of less',
    { from: PAYER, to: PAYER },
    call(PAYER, PAYER, '0x0', [call(PAYER, SHOP, '0x63')]),
    'UNDERPAID',
  ],
  [
    'a call that has failed',
    { from: PAYER, to: PAYER },
    call(PAYER, PAYER, '0x0', [{ ...pays, error: 'reverted' }]),
    'NOT_ARRIVED',
  ],
  [
    'one that the shop gives back',
    { from: PAYER, to: PAYER },
    call(PAYER, PAYER, '0x0', [{ ...pays, calls: [call(SHOP, PAYER, '0x64')] }]),
    'NOT_ARRIVED',
  ],
  [
    'one that the shop’s contract hands on',
    { from: PAYER, to: PAYER },
    call(PAYER, PAYER, '0x0', [{ ...pays, calls: [call(SHOP, FEES, '0x64')] }]),
    'ok',
  ],
])('receipt: native currency of %s is read from the traces', async (_what, sent, trace, code) => {
  const answers = { eth_getTransactionByHash: { ...sent, value: '0x0' }, debug_traceTransaction: trace }
  expect(await codeOf({ ...native, payer: PAYER }, answers)).toBe(code)
})

test('receipt: without traces, a payment by code is not taken for none', async () => {
  const answers = {
    eth_getTransactionByHash: { from: BUNDLER, to: ENTRY_POINT, value: '0x0' },
    eth_getCode: '0x60',
  }
  const result = await verifyReceipt(receipt, native, { node: nodeOf(answers), claim: (_key, id) => id })
  expect(result).toMatchObject({ ok: false, code: 'TRACES_UNAVAILABLE', isRetryable: true })
  // The creation of a contract runs code too.
  const created = { ...answers, eth_getTransactionByHash: { from: BUNDLER, to: null, value: '0x0' } }
  expect(await codeOf(native, created)).toBe('TRACES_UNAVAILABLE')
})
