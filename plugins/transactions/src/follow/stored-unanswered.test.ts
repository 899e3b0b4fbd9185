import { connectedTarget } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { UnansweredRequest } from '../contract'
import { purpose, sentWith, transfer } from '../test-support/transaction-page'
import { formatStored, parseStored } from './stored-entries'

const request: UnansweredRequest = {
  ...purpose,
  id: 'a',
  target: { ...connectedTarget, network: undefined },
  askedAtMs: 5,
  since: { cursor: { position: '7', block: '100' }, isLate: false },
}
const solana: UnansweredRequest = {
  id: 'b',
  requests: [transfer],
  target: {
    namespace: 'solana',
    networkId: 'solana:mainnet',
    network: undefined,
    connectionId: 'c',
    account: { namespace: 'solana', address: 'HN7cABqLq46Es1jh92dQQisAq662SmxELLLsHHe4YWrH' },
  },
  askedAtMs: 5,
  since: { cursor: { position: '', block: '100' }, isLate: true },
}
const stored = (unanswered: readonly unknown[]) =>
  parseStored(JSON.stringify({ version: 2, entries: [], unanswered }))?.unanswered
const readBack = (unanswered: readonly UnansweredRequest[]) =>
  parseStored(formatStored({ entries: [], unanswered }))?.unanswered

test('stored: unanswered requests are read back, without whether they were open', () => {
  const given = [{ ...request, isOpen: true, target: connectedTarget } as const, solana]
  expect(readBack(given)).toEqual([request, solana])
})

test.each<[string, object]>([
  ['a network of another namespace', { target: { ...request.target, networkId: 'solana:mainnet' } }],
  [
    'an address that is none',
    { target: { ...request.target, account: { namespace: 'eip155', address: 'x' } } },
  ],
  ['no time', { askedAtMs: '5' }],
  ['an amount that is none', { requests: [{ ...transfer, amount: '-1' }] }],
  ['a cursor that is none', { since: { cursor: { position: '7' }, isLate: false } }],
])('stored: of the unanswered requests one with %s is dropped alone', (_what, change) => {
  expect(stored([{ ...request, ...change }, request])).toEqual([request])
})

test('stored: unanswered requests that are no list cost no transaction', () => {
  const entry = { ...purpose, sent: sentWith('0x1'), sentAtMs: 0 }
  const text = JSON.stringify({ version: 2, entries: [entry], unanswered: 'x' })
  expect(parseStored(text)).toEqual({ entries: [entry], unanswered: [] })
})

test('stored: the last twenty unanswered requests, and long ones without their calls', () => {
  const data = `0x${'ab'.repeat(3_000)}`
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...request,
    id: `${index}`,
    kind: 'swap' as const,
  }))
  const long = { ...request, requests: [{ type: 'call', to: purpose.to, data } as const] }
  const read = readBack([...many, long]) ?? []
  expect([read.length, read[0]?.id, read.at(-1)]).toEqual([20, '11', { ...request, requests: [] }])
})
