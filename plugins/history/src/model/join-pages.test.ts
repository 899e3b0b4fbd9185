import { expect, test } from 'vitest'
import type { HistoryPage, HistoryState, HistoryTransaction } from '../contract'
import { toRows } from '../views/use-history'
import { joinNewest, joinPages, MAX_TRANSACTIONS } from './join-pages'

const one = (id: string, minedAtMs: number, more: Partial<HistoryTransaction> = {}): HistoryTransaction => ({
  id,
  type: 'send',
  status: 'confirmed',
  minedAtMs,
  transfers: [],
  ...more,
})
const page = (transactions: readonly HistoryTransaction[], next?: string): HistoryPage => ({
  source: 'service',
  transactions,
  ...(next === undefined ? {} : { next }),
})
const known = (given: HistoryPage) => ({ ...given, status: 'known', readAtMs: 0 }) as const
const ids = (list: { readonly transactions: readonly HistoryTransaction[] }): readonly string[] =>
  list.transactions.map(({ id }) => id)

test('list: pages follow their cursors, each id once, newest first', () => {
  const pages: HistoryState['pages'] = {
    a: known(page([one('4', 4), one('3', 3)], 'c1')),
    'a c1': known(page([one('3', 3, { status: 'pending' }), one('1', 1), one('2', 2)], 'c2')),
    b: known(page([one('9', 9)])),
  }
  const list = joinPages(pages, 'a')
  expect(ids(list)).toEqual(['4', '3', '2', '1'])
  expect(list).toMatchObject({ next: 'c2', nextPage: undefined, isFutile: false, isFull: false })
  expect(list.transactions[1]?.status).toBe('confirmed')
})

test('list: has the status of the next page', () => {
  const pages: HistoryState['pages'] = {
    a: known(page([one('1', 1)], 'c1')),
    'a c1': { status: 'failed', failedAtMs: 5 },
  }
  expect(joinPages(pages, 'a')).toMatchObject({ next: 'c1', nextPage: { status: 'failed' } })
  expect(joinPages({}, 'a')).toMatchObject({ transactions: [], next: undefined, nextPage: undefined })
})

test('list: a repeated cursor ends it, and a page without new entries waits for the user', () => {
  const pages: HistoryState['pages'] = {
    a: known(page([one('1', 1)], 'c1')),
    'a c1': known(page([one('1', 1)], 'c1')),
  }
  expect(joinPages(pages, 'a')).toMatchObject({ next: undefined, nextPage: undefined })
  const endless: HistoryState['pages'] = {
    a: known(page([one('1', 1)], 'c1')),
    'a c1': known(page([one('1', 1)], 'c2')),
  }
  expect(joinPages(endless, 'a')).toMatchObject({ next: 'c2', isFutile: true })
})

test('list: has at most ten thousand rows', () => {
  const many = Array.from({ length: MAX_TRANSACTIONS + 5 }, (_, index) => one(`${index}`, 1))
  const list = joinPages({ a: known(page(many, 'c1')) }, 'a')
  expect(list).toMatchObject({ next: undefined, isFull: true })
  expect(list.transactions).toHaveLength(MAX_TRANSACTIONS)
})

test('newest page: a reload is joined with the known pages and their cursor', () => {
  const before = page([one('3', 3), one('2', 2), one('1', 1)], 'old')
  expect(joinNewest(before, page([one('4', 4), one('3', 3)], 'new'))).toEqual(
    page([one('4', 4), one('3', 3), one('2', 2), one('1', 1)], 'old'),
  )
})

test('newest page: drops transactions that the chain no longer has; a gap restarts the list', () => {
  const before = page([one('3', 3), one('2', 2), one('1', 1)], 'old')
  expect(ids(joinNewest(before, page([one('3', 3), one('1', 1)], 'new')))).toEqual(['3', '1'])
  expect(joinNewest(before, page([one('9', 9)], 'new'))).toEqual(page([one('9', 9)], 'new'))
  expect(joinNewest(before, page([]))).toEqual(page([]))
  expect(joinNewest(undefined, before)).toBe(before)
})

test('rows: pending transactions are first, then each month has a heading', () => {
  const at = (text: string): number => Date.parse(text)
  const listed = [
    one('c', at('2026-11-20T12:00')),
    one('b', at('2026-11-02T12:00')),
    one('a', at('2025-11-02T12:00')),
  ]
  const pending = [one('p', at('2026-01-01T12:00'), { status: 'pending' })]
  const done = [one('d', at('2026-11-10T12:00'))]
  expect(
    toRows(listed, { pending, done }, new Map()).map(({ transaction, heading }) => [transaction.id, heading]),
  ).toEqual([
    ['p', 'pending'],
    ['c', 'month'],
    ['d', undefined],
    ['b', undefined],
    ['a', 'month'],
  ])
})

test('rows: a month begins at its first millisecond and ends before the next one, whatever its length', () => {
  const starts = [2, 3, 4, 11, 12, 13].map((month) => new Date(2026, month, 1).getTime())
  const listed = starts.flatMap((ms) => [one(`first of ${ms}`, ms), one(`before ${ms}`, ms - 1)])
  listed.sort((a, b) => b.minedAtMs - a.minedAtMs)
  const headed = toRows(listed, { pending: [], done: [] }, new Map()).map(
    ({ heading }) => heading === 'month',
  )
  const monthOf = (row: HistoryTransaction | undefined): number => new Date(row?.minedAtMs ?? 0).getMonth()
  expect(headed).toEqual(listed.map((row, at) => at === 0 || monthOf(row) !== monthOf(listed[at - 1])))
  expect(headed.filter(Boolean).length).toBeGreaterThan(6)
})
