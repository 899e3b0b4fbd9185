import type { Transfer } from '@latchkey/session/contract'
import { connectedTarget } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { purpose, RECIPIENT, sentWith, transfer } from '../test-support/transaction-page'
import { undecidedSame, undecidedSwap } from './entries'

const entry = { ...purpose, sent: sentWith('0x1'), sentAtMs: 0 }

test('undecided: a transfer of the same amount to the same receiver is found, in any case of the address', () => {
  const asked: Transfer = { ...transfer, to: RECIPIENT.toLowerCase(), amount: `0${transfer.amount}` }
  expect(undecidedSame({ entries: [entry] }, asked, { networkId: 'eip155:1' })).toBe(entry)
})

test.each<[string, Partial<Transfer>]>([
  ['another amount', { amount: '1' }],
  ['another receiver', { to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }],
  ['another token', { tokenAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }],
])('undecided: %s is something else', (_what, change) => {
  expect(
    undecidedSame({ entries: [entry] }, { ...transfer, ...change }, { networkId: 'eip155:1' }),
  ).toBeUndefined()
})

test('undecided: another network is something else, and what the chain has decided is nothing to wait for', () => {
  expect(undecidedSame({ entries: [entry] }, transfer, { networkId: 'eip155:8453' })).toBeUndefined()
  const decided = { ...entry, result: { outcome: { status: 'confirmed' } } } as const
  expect(undecidedSame({ entries: [decided] }, transfer, { networkId: 'eip155:1' })).toBeUndefined()
})

test('undecided: a request that no wallet has answered counts too', () => {
  const planned = { ...purpose, id: 'a', target: connectedTarget, askedAtMs: 0 }
  expect(undecidedSame({ entries: [], unanswered: [planned] }, transfer, { networkId: 'eip155:1' })).toBe(
    planned,
  )
})

test('undecided: a swap of the same amount is found on its network until the chain has decided', () => {
  const sold = { ...entry, requests: [], amount: '5', symbol: 'ETH' } as const
  const swap = { ...sold, kind: 'swap' } as const
  const asked = { amount: '5', symbol: 'ETH' }
  expect(undecidedSwap({ entries: [swap] }, asked, { networkId: 'eip155:1' })).toBe(swap)
  expect(undecidedSwap({ entries: [swap] }, asked, { networkId: 'eip155:8453' })).toBeUndefined()
  expect(
    undecidedSwap({ entries: [swap] }, { ...asked, amount: '6' }, { networkId: 'eip155:1' }),
  ).toBeUndefined()
  expect(
    undecidedSwap({ entries: [swap] }, { ...asked, symbol: 'USDC' }, { networkId: 'eip155:1' }),
  ).toBeUndefined()
  expect(undecidedSwap({ entries: [sold] }, asked, { networkId: 'eip155:1' })).toBeUndefined()
})
