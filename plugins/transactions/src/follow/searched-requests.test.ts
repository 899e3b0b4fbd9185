import { connectedTarget } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { UnansweredRequest } from '../contract'
import type { FoundSince } from '../run/find-sent'
import { openContext } from '../test-support/plugin-context'
import { sentWith, transfer } from '../test-support/transaction-page'
import { readInRounds } from './read-in-rounds'
import { OPEN_MS, searchForUnanswered } from './search-for-unanswered'

const nothing: FoundSince = { hasMoved: false, showsWithinMs: 0, fitting: undefined }
const used: FoundSince = { ...nothing, hasMoved: true, isNonceUsed: true }
const request = (id: string, more: Partial<UnansweredRequest> = {}): UnansweredRequest => ({
  id,
  target: connectedTarget,
  requests: [transfer],
  askedAtMs: 0,
  ...more,
})
const since = (isLate: boolean) => ({ cursor: { position: '0', block: '0' }, isLate })

/** A page with unanswered requests of others, whose chain the test plays. Its own requests have ids that begin with `own`. */
function openSearch(unanswered: readonly UnansweredRequest[], restored = Promise.resolve()) {
  const { ctx, clock, stop } = openContext()
  const found: (readonly [id: string, hash: string])[] = []
  const searched: string[] = []
  const forgotten: string[] = []
  const chain = new Map<string, FoundSince | Promise<FoundSince>>()
  const taken = new Set<string>()
  const kept = {
    restored,
    change: async () => undefined,
    store: async () => undefined,
    forget: async (id: string) => void forgotten.push(id),
  }
  ctx.state.assign({ unanswered })
  searchForUnanswered(ctx, kept, readInRounds(ctx), {
    hasRun: (id) => id.startsWith('own'),
    async find({ id }) {
      searched.push(id)
      return chain.get(id) ?? nothing
    },
    isKnown: (_id, sent) => taken.has(sent.id),
    isOpenElsewhere: () => false,
    onFound({ id }, sent) {
      taken.add(sent.id)
      found.push([id, sent.id])
    },
  })
  return { ctx, clock, stop, chain, found, searched, forgotten }
}

test('search: each request of another page is looked for, those of this page are not', async () => {
  const { clock, chain, found, searched, forgotten } = openSearch([
    request('a'),
    request('own-1'),
    request('b'),
  ])
  chain.set('b', { ...nothing, fitting: sentWith('0x1') })
  await clock.advance(0)
  expect(searched).toEqual(['a', 'b'])
  expect([found, forgotten]).toEqual([[['b', '0x1']], ['b']])
})

test('search: no change of the state is a reason to look again', async () => {
  const { ctx, clock, searched } = openSearch([request('a'), request('b')])
  await clock.advance(0)
  ctx.state.assign({ unanswered: [request('a'), request('b'), request('c')] })
  await clock.advance(0)
  expect(searched).toEqual(['a', 'b', 'c'])
})

test('search: of what was taken away nothing is read, and what is found for it then is not taken', async () => {
  const { ctx, clock, chain, found, searched } = openSearch([request('a'), request('b')])
  let answer: (found: FoundSince) => void = () => undefined
  chain.set('a', new Promise((resolve) => (answer = resolve)))
  await clock.advance(0)
  ctx.state.assign({ unanswered: [request('b')] })
  answer({ ...nothing, fitting: sentWith('0x1') })
  await clock.advance(6_000)
  expect([found, searched]).toEqual([[], ['a', 'b', 'b', 'b']])
  ctx.state.assign({ unanswered: [] })
  await clock.advance(6_000)
  expect(clock.waiting).toBe(0)
})

test('search: ends with the run, and takes nothing after it', async () => {
  const { ctx, clock, chain, found, searched, stop } = openSearch([request('a')])
  let answer: (found: FoundSince) => void = () => undefined
  chain.set('a', new Promise((resolve) => (answer = resolve)))
  await clock.advance(0)
  stop()
  answer({ ...nothing, fitting: sentWith('0x1') })
  ctx.state.assign({ unanswered: [request('a'), request('b')] })
  await clock.advance(6_000)
  expect([found, searched]).toEqual([[], ['a']])
  let restore = (): void => undefined
  const late = openSearch([request('a')], new Promise((resolve) => (restore = resolve)))
  late.stop()
  restore()
  await late.clock.advance(6_000)
  expect(late.searched).toEqual([])
})

test.each([
  ['read before the wallet was asked', { since: since(false) }, OPEN_MS, ['a']],
  ['not read', {}, OPEN_MS, ['a']],
  ['read after the wallet was asked', { since: since(true) }, OPEN_MS, []],
  ['read before, in the hour in which it may still be open', { since: since(false) }, OPEN_MS - 60_000, []],
])('nonce: used by something else, with a place that was %s', async (_what, more, ageMs, forgotten) => {
  const askedAtMs = OPEN_MS
  const page = openSearch([])
  await page.clock.advance(askedAtMs)
  page.ctx.state.assign({ unanswered: [request('a', { askedAtMs, ...more })] })
  await page.clock.advance(ageMs)
  page.chain.set('a', used)
  expect(page.forgotten).toEqual([])
  await page.clock.advance(60_000)
  expect(page.forgotten.slice(0, 1)).toEqual(forgotten)
})
