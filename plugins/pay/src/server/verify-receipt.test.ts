import { expect, test } from 'vitest'
import {
  type Claim,
  codeOf,
  HASH,
  log,
  native,
  nodeOf,
  PAYER,
  receipt,
  SHOP,
  token,
  USDC,
  withLogs,
  word,
} from '../test-support/receipt-node'
import type { Invoice } from './invoice'
import { verifyReceipt } from './verify-receipt'

test('receipt: received currency and tokens are accepted, with amount and time', async () => {
  const claim: Claim = (_key, id) => id
  expect(await verifyReceipt(receipt, native, { node: nodeOf({}), claim })).toEqual({
    ok: true,
    key: `eip155:1:${HASH}`,
    received: 100n,
    paidAtMs: 100_000,
  })
  // Two transfers in one transaction are added up.
  expect(await codeOf(token, withLogs(log(60n), log(40n)))).toBe('ok')
  expect(await codeOf({ ...token, payer: PAYER.toLowerCase() }, withLogs(log(100n)))).toBe('ok')
})

/** A table with a unique key. */
function openTable(): Claim {
  const rows = new Map<string, string>()
  return (key, id) => {
    if (!rows.has(key)) rows.set(key, id)
    return rows.get(key) ?? ''
  }
}

test('receipt: an accepted one pays its invoice again and no other one, in any spelling', async () => {
  const claim = openTable()
  const upper = { ...receipt, hash: `0x${'AB'.repeat(32)}` }
  expect(await codeOf(native, {}, receipt, claim)).toBe('ok')
  // The response to the first one was lost.
  expect(await codeOf(native, {}, receipt, claim)).toBe('ok')
  expect(await codeOf(native, {}, upper, claim)).toBe('ok')
  const other = { ...native, id: 'two' }
  expect(await codeOf(other, {}, receipt, claim)).toBe('RECEIPT_USED')
  expect(await codeOf(other, {}, upper, claim)).toBe('RECEIPT_USED')
})

test('receipt: of two that are posted at once for two invoices, one is accepted', async () => {
  const claim = openTable()
  const codes = await Promise.all(['one', 'two'].map((id) => codeOf({ ...native, id }, {}, receipt, claim)))
  expect(codes.sort()).toEqual(['RECEIPT_USED', 'ok'])
})

test('receipt: a claim that says whether instead of which is refused', async () => {
  const given = { node: nodeOf({}), claim: () => true }
  const verifying: Promise<unknown> = Reflect.apply(verifyReceipt, undefined, [receipt, native, given])
  await expect(verifying).rejects.toThrow(TypeError)
})

test('receipt: a refused one is not claimed', async () => {
  const keys: string[] = []
  const claim: Claim = (key, id) => {
    keys.push(key)
    return id
  }
  expect(await codeOf({ ...native, amount: '101' }, {}, receipt, claim)).toBe('UNDERPAID')
  expect(keys).toEqual([])
})

test.each([
  ['of another network', { ...receipt, networkId: 'eip155:8453' }, 'RECEIPT_OF_ANOTHER_NETWORK'],
  ['without a hash', { ...receipt, hash: undefined }, 'RECEIPT_MALFORMED'],
  [
    'of an exchange without a hash',
    { ...receipt, type: 'exchange', hash: undefined },
    'RECEIPT_WITHOUT_TRANSACTION',
  ],
  ['with a hash that is none', { ...receipt, hash: '0x12' }, 'RECEIPT_MALFORMED'],
  ['that is text', 'paid', 'RECEIPT_MALFORMED'],
  ['of no type', { ...receipt, type: 'gift' }, 'RECEIPT_MALFORMED'],
])('receipt: one %s is refused', async (_name, given, code) => {
  expect(await codeOf(native, {}, given)).toBe(code)
})

test.each([
  ['a node of another chain', { eth_chainId: '0x2105' }, 'NODE_OF_ANOTHER_NETWORK'],
  ['no transaction', { eth_getTransactionByHash: null }, 'TRANSACTION_NOT_FOUND'],
  ['one that is not mined', { eth_getTransactionReceipt: null }, 'TRANSACTION_NOT_CONFIRMED'],
  ['too few confirmations', { eth_blockNumber: '0x11' }, 'TRANSACTION_NOT_CONFIRMED'],
  [
    'a reverted one',
    { eth_getTransactionReceipt: { status: '0x0', blockNumber: '0x10', logs: [] } },
    'TRANSACTION_REVERTED',
  ],
  [
    'another recipient',
    { eth_getTransactionByHash: { from: PAYER, to: USDC, value: '0x64' } },
    'NOT_ARRIVED',
  ],
  ['less', { eth_getTransactionByHash: { from: PAYER, to: SHOP, value: '0x63' } }, 'UNDERPAID'],
  ['nonsense', { eth_blockNumber: 'soon' }, 'NODE_UNREACHABLE'],
])('receipt: with %s on the chain it is refused', async (_name, answers, code) => {
  expect(await codeOf(native, answers)).toBe(code)
})

test.each([
  ['another token', log(100n, SHOP, PAYER), 'NOT_ARRIVED'],
  ['another recipient', log(100n, USDC), 'NOT_ARRIVED'],
  ['less', log(99n), 'UNDERPAID'],
  ['another event', { ...log(100n), topics: [word('0x1'), word(PAYER), word(SHOP)] }, 'NOT_ARRIVED'],
])('receipt: a log with %s does not pay for a token', async (_name, found, code) => {
  expect(await codeOf(token, withLogs(found))).toBe(code)
})

test.each(['bip122', 'constructor', 'toString', '__proto__'])(
  'receipt: on a network of %s nothing is accepted',
  async (namespace) => {
    const networkId = `${namespace}:1`
    expect(await codeOf({ ...native, networkId }, {}, { ...receipt, networkId })).toBe('NETWORK_UNSUPPORTED')
  },
)

test('receipt: native currency does not pay for a token', async () => {
  expect(await codeOf(token)).toBe('NOT_ARRIVED')
})

test('receipt: refused when paid by another account or before the invoice', async () => {
  expect(await codeOf({ ...native, payer: USDC })).toBe('PAYER_MISMATCH')
  expect(await codeOf({ ...native, payer: USDC }, {}, { ...receipt, type: 'exchange' })).toBe(
    'PAYER_MISMATCH',
  )
  expect(await codeOf({ ...token, payer: USDC }, withLogs(log(100n)))).toBe('PAYER_MISMATCH')
  expect(await codeOf({ ...native, createdAtMs: 160_001 })).toBe('TRANSACTION_TOO_OLD')
  expect(await codeOf({ ...native, createdAtMs: 160_000 })).toBe('ok')
})

const GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const SOLANA = `solana:${GENESIS.slice(0, 32)}`
const [ADA, BEN] = [
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  '2yaW8VAMLhQiornz1BgcSWDUSH2jC2dmB8RWnTJi8Yab',
]
const onSolana: Invoice = { id: 'one', networkId: SOLANA, recipient: BEN, asset: 'native', amount: 500n }
const solanaReceipt = { type: 'wallet', networkId: SOLANA, hash: '5'.repeat(88) }
const balance = (owner: string, amount: string, mint = 'mint') => ({ owner, mint, uiTokenAmount: { amount } })
const solanaNode = (meta: object) => ({
  getGenesisHash: GENESIS,
  getTransaction: {
    blockTime: 100,
    transaction: { message: { accountKeys: [ADA, BEN] } },
    meta: {
      err: null,
      preBalances: [10_000, 0],
      postBalances: [9_000, 500],
      preTokenBalances: [],
      postTokenBalances: [],
      ...meta,
    },
  },
})

test('receipt: a transaction of version 1 is read, which nodes give only to those who can read it', async () => {
  const node = nodeOf(solanaNode({}))
  const result = await verifyReceipt(solanaReceipt, onSolana, {
    async node(request, networkId) {
      const highest: unknown = Reflect.get(
        Object(Object(request.params)[1]),
        'maxSupportedTransactionVersion',
      )
      if (request.method === 'getTransaction' && Number(highest) < 1)
        throw new Error('Transaction version (1) is not supported by the requesting client.')
      return node(request, networkId)
    },
    claim: (_key, id) => id,
  })
  expect(result).toMatchObject({ ok: true })
})

test('receipt: received SOL and SPL tokens are the difference of balances', async () => {
  expect(await codeOf(onSolana, solanaNode({}), solanaReceipt)).toBe('ok')
  expect(await codeOf({ ...onSolana, payer: ADA }, solanaNode({}), solanaReceipt)).toBe('ok')
  expect(await codeOf({ ...onSolana, payer: 'x' }, solanaNode({}), solanaReceipt)).toBe('PAYER_MISMATCH')
  const tokens = {
    preTokenBalances: [balance(ADA, '900')],
    postTokenBalances: [balance(ADA, '400'), balance(BEN, '500')],
  }
  const paid: Invoice = { ...onSolana, asset: 'mint', payer: ADA }
  expect(await codeOf(paid, solanaNode(tokens), solanaReceipt)).toBe('ok')
  expect(await codeOf({ ...paid, amount: 501n }, solanaNode(tokens), solanaReceipt)).toBe('UNDERPAID')
  expect(await codeOf({ ...paid, asset: 'other' }, solanaNode(tokens), solanaReceipt)).toBe('NOT_ARRIVED')
})

test('receipt: refused for failed, dropped and unknown Solana transactions', async () => {
  expect(await codeOf(onSolana, solanaNode({ err: {} }), solanaReceipt)).toBe('TRANSACTION_REVERTED')
  expect(await codeOf(onSolana, { ...solanaNode({}), getTransaction: null }, solanaReceipt)).toBe(
    'TRANSACTION_NOT_FOUND',
  )
  expect(await codeOf(onSolana, { ...solanaNode({}), getGenesisHash: 'other' }, solanaReceipt)).toBe(
    'NODE_OF_ANOTHER_NETWORK',
  )
})

test.each([
  ['no id', { id: undefined }],
  ['an empty id', { id: '' }],
  ['an empty amount', { amount: '' }],
  ['an amount of nothing', { amount: '0' }],
  ['a negative amount', { amount: -1n }],
  ['an amount in whole tokens', { amount: '12.50' }],
  ['a hexadecimal amount', { amount: '0x10' }],
  ['no amount', { amount: undefined }],
  ['no asset', { asset: undefined }],
  ['an empty asset', { asset: '' }],
  ['no recipient', { recipient: undefined }],
  ['an empty payer', { payer: '' }],
  ['a time that is none', { createdAtMs: Number.NaN }],
])('invoice: one with %s is paid by nothing', async (_name, change) => {
  const invoice = Object.assign({}, native, change)
  const result = await verifyReceipt(receipt, invoice, { node: nodeOf({}), claim: (_key, id) => id })
  expect(result).toMatchObject({ ok: false, code: 'INVOICE_MALFORMED', isRetryable: false })
})
