import type { HistoryTransaction } from '@latchkey/history/contract'
import { expect, test } from 'vitest'
import { historyAddresses, transferReceivers } from './receiver-warning'

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const PAID = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const PAYER = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const transaction = (id: string, more: Partial<HistoryTransaction>): HistoryTransaction => ({
  id,
  type: 'send',
  status: 'confirmed',
  minedAtMs: 0,
  transfers: [],
  ...more,
})
const pageOf = (...transactions: readonly HistoryTransaction[]) =>
  ({ status: 'known', readAtMs: 0, source: 'service', transactions }) as const

test('history: only those that the account has sent to are known, the others are compared', () => {
  const pages = {
    [`eip155:1:${ACCOUNT}`]: pageOf(
      transaction('a', { from: ACCOUNT.toLowerCase(), to: PAID }),
      transaction('b', { from: PAYER, to: ACCOUNT }),
      transaction('c', { from: ACCOUNT, to: PAYER, status: 'failed' }),
      transaction('d', { from: ACCOUNT, to: PAYER, type: 'approve' }),
    ),
    [`eip155:1:${ACCOUNT} next`]: { status: 'loading' },
    'solana:x:Me': pageOf(transaction('e', { from: 'Me', to: 'You' })),
  } as const
  const { history, sentTo } = historyAddresses(pages, 'eip155', ACCOUNT)
  expect(sentTo).toEqual([PAID])
  expect(history).toEqual(expect.arrayContaining([PAID, PAYER]))
  expect(history).not.toContain('You')
})

test('history: a transaction without a sender, a receiver or a page adds nothing', () => {
  const pages = {
    'eip155:1:a': pageOf(
      transaction('a', { to: PAID }),
      transaction('b', { from: PAYER }),
      transaction('c', { from: ACCOUNT }),
    ),
    'eip155:1:b': { status: 'loading' },
  } as const
  expect(historyAddresses(pages, 'eip155', ACCOUNT)).toEqual({ history: [PAID, PAYER, ACCOUNT], sentTo: [] })
})

test('transfers: the receivers of followed transfers, not the contracts that were called', () => {
  const sent = { type: 'transaction', id: '0x1', from: ACCOUNT, connectionId: 'c' } as const
  const transfer = { type: 'transfer', to: PAID, amount: '1' } as const
  const call = { type: 'call', to: PAYER, data: '0x' } as const
  const entries = [
    { sent: { ...sent, networkId: 'eip155:1' }, requests: [transfer, call], sentAtMs: 0 },
    { sent: { ...sent, networkId: 'solana:x' }, requests: [{ ...transfer, to: 'You' }], sentAtMs: 0 },
  ] as const
  expect(transferReceivers(entries, 'eip155')).toEqual([PAID])
})
