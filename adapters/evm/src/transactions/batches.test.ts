import type { ActiveTarget, TransactionBatches } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import { readerContract } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import { ADDRESS, target } from '../test-support/connected-session'
import { openTransactionPage, RECIPIENT, sent, transfer, USDC } from '../test-support/transaction-page'

const capable = (status: string) => ({ '0x1': { atomic: { status } } })
test.each([
  [true, capable('supported')],
  [true, capable('ready')],
  [true, { '0x0': { atomic: { status: 'supported' } } }],
  [false, capable('unsupported')],
  [false, { '0x2105': { atomic: { status: 'supported' } } }],
  [false, null],
])('batches: %j for a wallet that says %j', async (expected, response) => {
  const page = await openTransactionPage({ wallet: { wallet_getCapabilities: response } })
  const { signal } = new AbortController()
  expect(await page.transactions.batches?.isSupported(page.where, signal)).toBe(expected)
})

test('batches: a wallet without wallet_getCapabilities has none', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error('unknown'), { code: 4200 }))
  const page = await openTransactionPage({ wallet: { wallet_getCapabilities: refuse } })
  const { signal } = new AbortController()
  expect(await page.transactions.batches?.isSupported(page.where, signal)).toBe(false)
})

test.each([
  ['an object with its id', { id: '0xb1' }],
  ['its id alone, as earlier ones do', '0xb1'],
])('batches: all requests go at once to a wallet that returns %s', async (_what, response) => {
  const page = await openTransactionPage({ wallet: { wallet_sendCalls: response } })
  const batch = await page.transactions.batches?.send(
    [transfer, { ...transfer, tokenAddress: USDC }],
    page.where,
  )
  expect(batch).toEqual({ ...sent, type: 'batch', id: '0xb1' })
  expect(page.toWallet).toMatchObject([
    {
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          from: ADDRESS,
          chainId: '0x1',
          atomicRequired: true,
          calls: [{ to: RECIPIENT, value: '0x3e8' }, { to: USDC }],
        },
      ],
    },
  ])
})

test.each([
  ['an object with it', (id: string) => ({ id })],
  ['it alone', (id: string) => id],
])('batches: of an id, returned as %s, at most 4,096 bytes are taken', async (_what, respond) => {
  const longest = `0x${'ab'.repeat(4_096)}`
  for (const id of [longest, `${longest}a`]) {
    const page = await openTransactionPage({ wallet: { wallet_sendCalls: respond(id) } })
    const sending = page.transactions.batches?.send([transfer, transfer], page.where)
    if (id === longest) await expect(sending).resolves.toMatchObject({ id })
    else await expect(sending).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
  }
})

const targetOf = (address: `0x${string}`): ActiveTarget => ({
  ...target,
  account: { ...target.account, address },
})
const refusals = [
  'ATOMIC_UPGRADE_REJECTED',
  'ATOMIC_UNSUPPORTED',
  'TOO_MANY_CALLS',
  'UNSUPPORTED_CALLS_CHAIN',
  'UNSUPPORTED_CAPABILITY',
  'UNSUPPORTED_METHOD',
  'METHOD_NOT_FOUND',
  'METHOD_NOT_SUPPORTED',
] as const
test('batches: terms of a transaction are refused, and no wallet is asked', async () => {
  const page = await openTransactionPage({})
  const sending = page.transactions.batches?.send([transfer, transfer], page.where, { nonce: '7' })
  await expect(sending).rejects.toMatchObject({ code: 'INVALID_TRANSACTION' })
  expect(page.toWallet).toEqual([])
})

test.each(refusals)('batches: after %s the account has none on this network', async (code) => {
  const refusal = createWalletError(code, { phase: 'request' })
  const { transactions, where, latchkey } = await openTransactionPage({
    wallet: { wallet_getCapabilities: capable('ready'), wallet_sendCalls: refusal },
  })
  const isSupported = async (batches: TransactionBatches | undefined, of = where) =>
    batches?.isSupported(of, new AbortController().signal)
  expect(await isSupported(transactions.batches)).toBe(true)
  await expect(transactions.batches?.send([transfer, transfer], where)).rejects.toMatchObject({ code })
  expect(await isSupported(transactions.batches, targetOf(`0x${ADDRESS.slice(2).toLowerCase()}`))).toBe(false)
  // Each feature asks the adapter anew.
  const [adapter] = latchkey.get(readerContract).adapters()
  expect(await isSupported((await adapter?.capabilities())?.transactions?.batches)).toBe(false)
  expect(await isSupported(transactions.batches, targetOf(RECIPIENT))).toBe(true)
})

test('batches: elsewhere, the account that declined its upgrade may have some', async () => {
  const refusal = createWalletError('ATOMIC_UPGRADE_REJECTED', { phase: 'request' })
  const status = { atomic: { status: 'ready' } }
  const { transactions, where } = await openTransactionPage({
    wallet: { wallet_getCapabilities: { '0x1': status, '0x2105': status }, wallet_sendCalls: refusal },
  })
  await expect(transactions.batches?.send([transfer], where)).rejects.toBe(refusal)
  const elsewhere: ActiveTarget = { ...target, networkId: 'eip155:8453', chainId: 8453 }
  const { signal } = new AbortController()
  expect(await transactions.batches?.isSupported(elsewhere, signal)).toBe(true)
})

test.each(['USER_REJECTED', 'RPC_INTERNAL', 'INSUFFICIENT_FUNDS', 'DISCONNECTED'] as const)(
  'batches: %s says nothing about batches',
  async (code) => {
    const refusal = createWalletError(code, { phase: 'request' })
    const { transactions, where } = await openTransactionPage({
      wallet: { wallet_getCapabilities: capable('ready'), wallet_sendCalls: refusal },
    })
    await expect(transactions.batches?.send([transfer], where)).rejects.toMatchObject({ code })
    expect(await transactions.batches?.isSupported(where, new AbortController().signal)).toBe(true)
  },
)
