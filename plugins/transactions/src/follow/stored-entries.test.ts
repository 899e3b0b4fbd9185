import { ADDRESS, connectedTarget } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { TrackedTransaction } from '../contract'
import { formatStored, parseStored } from './stored-entries'

const formatEntries = (entries: readonly TrackedTransaction[]): string =>
  formatStored({ entries, unanswered: [] })
const parseEntries = (text: string) => parseStored(text)?.entries

const data = `0x${'ab'.repeat(2_000)}`

/** A call as long as that of a swap may be. */
function long(id: number, more: Partial<TrackedTransaction> = {}): TrackedTransaction {
  return {
    sent: {
      type: 'transaction',
      id: `0x${id}`,
      from: ADDRESS,
      networkId: 'eip155:1',
      connectionId: 'c',
      seen: { from: ADDRESS, to: ADDRESS, nonce: '1', value: '0', data },
    },
    sentAtMs: id,
    requests: [{ type: 'call', to: ADDRESS, data }],
    ...more,
  }
}
const many = (count: number, more?: Partial<TrackedTransaction>) =>
  Array.from({ length: count }, (_, index) => long(index, more))
const done = { result: { outcome: { status: 'confirmed' } } } as const

test('stored: the maximum of entries is read back', () => {
  for (const entries of [
    [...many(20), ...many(20, done)],
    [...many(99), ...many(20, done)],
  ])
    expect(parseEntries(formatEntries(entries))?.length).toBe(entries.length)
})

test('stored: requests of pending transactions are kept rather than those of finished ones', () => {
  const read = parseEntries(formatEntries([...many(20), ...many(20, done)])) ?? []
  expect(read.map(({ requests, sent }) => [requests.length, sent.seen !== undefined])).toEqual([
    ...many(20).map(() => [1, true]),
    ...many(20).map(() => [0, false]),
  ])
})

test('stored: entries that fit are kept complete', () => {
  const partly = { result: { outcome: { status: 'reverted', id: '0x3', isPartial: true } } } as const
  const entries = [long(1), long(2, done), long(3, partly)]
  expect(parseEntries(formatEntries(entries))).toEqual(entries)
})

test('stored: a page whose lists have a toJSON forgets no transaction', () => {
  Reflect.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'by the page' })
  const text = formatEntries([long(1)])
  Reflect.deleteProperty(Array.prototype, 'toJSON')
  expect(parseEntries(text)).toEqual([long(1)])
})

test('stored: invisible characters are removed from a symbol', () => {
  const entry = { ...long(1), amount: '5', decimals: 0, symbol: 'E\u202eTH\n' }
  expect(parseEntries(formatEntries([entry]))).toMatchObject([{ symbol: 'ETH' }])
})

test('stored: an entry whose network id is none is dropped', () => {
  const { sent, ...entry } = long(1)
  const foreign: TrackedTransaction = { ...entry, sent: { ...sent, networkId: `eip155:${'1'.repeat(33)}` } }
  expect(parseEntries(formatEntries([foreign])) ?? []).toEqual([])
})

const batch = (id: string): TrackedTransaction => {
  const { sent, ...entry } = long(1)
  return { ...entry, sent: { ...sent, type: 'batch', id } }
}

test('stored: a batch with the longest id of EIP-5792 is read back', () => {
  const entry = batch(`0x${'ab'.repeat(4_096)}`)
  expect(parseEntries(formatEntries([entry]))).toEqual([entry])
})

test('stored: ids that are too long for the whole leave the other transactions', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `0x${index}`.padEnd(8_194, 'f'))
  expect(parseEntries(formatEntries([...ids.map(batch), long(7)]))).toMatchObject([{ sent: { id: '0x7' } }])
})

test('stored: whatever wallets and requests fill it with, it is read back', () => {
  const hash = (count: number): string => `0x${count.toString(16).padStart(64, '0')}`
  const pending = Array.from({ length: 140 }, (_, n) => {
    const long = { type: 'batch', id: `0x${'a'.repeat(900)}${n}` } as const
    return { ...batch(long.id), symbol: 'S'.repeat(30), to: 'T'.repeat(250), sentAtMs: n }
  })
  const finished = Array.from({ length: 20 }, (_, n) => {
    const all = Array.from({ length: 100 }, (_id, count) => hash(n * 100 + count))
    return { ...batch(hash(n)), result: { outcome: { status: 'confirmed', ids: all } } as const }
  })
  const unanswered = Array.from({ length: 20 }, (_, n) => ({
    id: `id-${n}`,
    askedAtMs: n,
    target: connectedTarget,
    requests: [{ type: 'call', to: ADDRESS, data }] as const,
  }))
  const text = formatStored({ entries: [...pending, ...finished], unanswered })
  const back = parseStored(text)
  expect([(back?.entries.length ?? 0) > 50, back?.unanswered.length]).toEqual([true, 20])
  // The same again, as another tab writes it.
  expect(back && formatStored(back)).toBe(text)
})
