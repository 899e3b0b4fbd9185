import { expect, test } from 'vitest'
import { isCancellation } from '../errors'
import { internalsOf } from '../instance-parts'
import { fetchFlows } from '../test-support/fetch-flows'
import { outcomesOf } from '../test-support/outcomes-of'
import { part } from '../test-support/part'
import { type QuizContext, quiz, quizContract } from '../test-support/quiz'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import { ViewDismissedError } from '../unanswered-errors'

interface Bench extends TestLatchkey {
  readonly ctx: QuizContext
}
async function make(options: { readonly outlet?: boolean } = {}): Promise<Bench> {
  const bench = createTestLatchkey({ plugins: [quiz()], ...options })
  await fetchFlows(bench.latchkey)
  return { ...bench, ctx: bench.latchkey.get(quizContract).ctx }
}

test('ask: resolves with the result of the view, which leaves', async () => {
  const { ctx, latchkey, shownView, answer } = await make()
  latchkey.open('Home')
  const answered = ctx.router.ask('Question', { text: 'Why?' })
  expect(shownView()).toBe('Question')
  answer('Because')
  expect(await answered).toBe('Because')
  expect(shownView()).toBe('Home')
})

test('ask: a result of the last view closes', async () => {
  const { ctx, shownView, answer } = await make()
  const answered = ctx.router.ask('Question')
  answer('yes')
  await answered
  expect(shownView()).toBeUndefined()
})

test('ask: covering the view resolves nothing; its result removes the views above it', async () => {
  const { ctx, clock, shownView, latchkey } = await make()
  latchkey.open('Home')
  const outer = outcomesOf(ctx.router.ask('Question'))
  ctx.router.push('Help', { topic: 'x' })
  const inner = outcomesOf(ctx.router.ask('Second'))
  await clock.advance(0)
  expect([outer, inner]).toEqual([[], []])
  ctx.router.back()
  ctx.router.back()
  await clock.advance(0)
  expect(outer).toEqual([])
  expect(inner).toEqual([expect.any(ViewDismissedError)])
  expect(shownView()).toBe('Question')
})

const exits: readonly (readonly [string, (bench: Bench, abort: AbortController) => void])[] = [
  ['back', ({ ctx }) => ctx.router.back()],
  ['replace', ({ ctx }) => ctx.router.replace('Home')],
  ['reset', ({ ctx }) => ctx.router.reset('Home')],
  ['close by the plugin', ({ ctx }) => ctx.router.close()],
  ['close by the host', ({ latchkey }) => latchkey.close()],
  ['open of another view', ({ latchkey }) => latchkey.open('Home')],
  ['stop', (bench) => bench.latchkey.start()()],
  ['dispose', ({ latchkey }) => latchkey.dispose()],
  ['the signal', (_bench, abort) => abort.abort()],
]
test.each(exits)('ask: %s rejects once with ViewDismissedError', async (_name, leave) => {
  for (const under of [false, true]) {
    const bench = await make()
    const abort = new AbortController()
    if (under) bench.latchkey.open('Home')
    const list = outcomesOf(bench.ctx.router.ask('Question', { text: '' }, { signal: abort.signal }))
    leave(bench, abort)
    await bench.clock.advance(0)
    bench.answer('late')
    abort.abort()
    bench.latchkey.dispose()
    await bench.clock.advance(0)
    expect(list).toEqual([expect.any(ViewDismissedError)])
    expect(isCancellation(list[0])).toBe(true)
  }
})

test.each([...exits, ['the answer', ({ answer }: Bench) => answer('first')] as const])(
  'ask: after %s nothing of it is shown',
  async (_name, leave) => {
    const bench = await make()
    const abort = new AbortController()
    outcomesOf(bench.ctx.router.ask('Question', undefined, { signal: abort.signal }))
    leave(bench, abort)
    await bench.clock.advance(0)
    expect(bench.shownView()).not.toBe('Question')
  },
)

test('ask: an aborted signal shows nothing; a signal that lives longer loses its listener', async () => {
  const { ctx, clock, shownView, answer } = await make()
  const before = outcomesOf(ctx.router.ask('Question', undefined, { signal: AbortSignal.abort() }))
  expect(shownView()).toBeUndefined()
  const abort = new AbortController()
  const after = outcomesOf(ctx.router.ask('Question', undefined, { signal: abort.signal }))
  answer('yes')
  ctx.router.push('Home')
  abort.abort()
  await clock.advance(0)
  expect(before).toEqual([expect.any(ViewDismissedError)])
  expect(after).toEqual(['yes'])
  expect(shownView()).toBe('Home')
})

test('ask: a resolved request removes its listener from a signal that lives on', async () => {
  const { ctx, answer } = await make()
  const { signal } = new AbortController()
  const held = new Set<unknown>()
  const add = signal.addEventListener.bind(signal)
  signal.addEventListener = (name: string, listener: EventListenerOrEventListenerObject) => {
    held.add(listener)
    add(name, listener)
  }
  signal.removeEventListener = (_name: string, listener: EventListenerOrEventListenerObject) =>
    void held.delete(listener)
  const answered = ctx.router.ask('Question', undefined, { signal })
  expect(held.size).toBe(1)
  answer('yes')
  await answered
  expect(held.size).toBe(0)
})

test('ask: the signal takes a covered view away with all above it', async () => {
  const { ctx, latchkey, clock, shownView } = await make()
  const abort = new AbortController()
  latchkey.open('Home')
  const list = outcomesOf(ctx.router.ask('Question', undefined, { signal: abort.signal }))
  ctx.router.push('Help', { topic: 'x' })
  abort.abort()
  await clock.advance(0)
  expect(list).toEqual([expect.any(ViewDismissedError)])
  expect(shownView()).toBe('Home')
})

test('ask: a second one of the same view waits for the first, one of another view does not', async () => {
  const { ctx, clock, answer, shownView } = await make()
  const first = outcomesOf(ctx.router.ask('Question', { text: '1' }))
  const second = outcomesOf(ctx.router.ask('Question', { text: '2' }))
  const other = outcomesOf(ctx.router.ask('Second'))
  expect(shownView()).toBe('Second')
  answer(7)
  await clock.advance(0)
  expect([first, second, other]).toEqual([[], [], [7]])
  answer('one')
  await clock.advance(0)
  expect([first, second]).toEqual([['one'], []])
  expect(shownView()).toBe('Question')
  answer('two')
  await clock.advance(0)
  expect(second).toEqual(['two'])
})

test('ask: again, a second one of the same view is shown over the first, and a third waits for both', async () => {
  const { ctx, clock, answer, shownView } = await make()
  const first = outcomesOf(ctx.router.ask('Question', { text: '1' }))
  const other = outcomesOf(ctx.router.ask('Second'))
  const second = outcomesOf(ctx.router.ask('Question', { text: '2' }, { again: true }))
  const third = outcomesOf(ctx.router.ask('Question', { text: '3' }))
  expect(shownView()).toBe('Question')
  answer('two')
  await clock.advance(0)
  expect([shownView(), second, third]).toEqual(['Second', ['two'], []])
  answer(7)
  answer('one')
  await clock.advance(0)
  expect([first, other, third]).toEqual([['one'], [7], []])
  answer('three')
  await clock.advance(0)
  expect(third).toEqual(['three'])
})

test('ask: leaving the first shows the second; its own signal takes a waiting one out of the queue', async () => {
  const { ctx, clock, shownView } = await make()
  const abort = new AbortController()
  const first = outcomesOf(ctx.router.ask('Question', { text: '1' }))
  const second = outcomesOf(ctx.router.ask('Question', { text: '2' }, { signal: abort.signal }))
  const third = outcomesOf(ctx.router.ask('Question', { text: '3' }))
  abort.abort()
  ctx.router.close()
  await clock.advance(0)
  expect([first.length, second.length, third.length]).toEqual([1, 1, 0])
  expect(shownView()).toBe('Question')
})

test.each<[string, (bench: Bench) => void]>([
  ['stop', ({ latchkey }) => latchkey.start()()],
  ['dispose', ({ latchkey }) => latchkey.dispose()],
])('ask: %s rejects a waiting one too, and shows nothing', async (_name, end) => {
  const bench = await make()
  const first = outcomesOf(bench.ctx.router.ask('Question'))
  const second = outcomesOf(bench.ctx.router.ask('Question'))
  end(bench)
  await bench.clock.advance(0)
  expect([first, second]).toEqual([[expect.any(ViewDismissedError)], [expect.any(ViewDismissedError)]])
  expect(bench.shownView()).toBeUndefined()
})

test('ask: failure of the plugin rejects the shown and the waiting ones', async () => {
  const lists: (readonly unknown[])[] = []
  const { latchkey, clock, shownView } = createTestLatchkey({
    plugins: [
      quiz({
        start(ctx) {
          for (const text of ['1', '2']) lists.push(outcomesOf(ctx.router.ask('Question', { text })))
          throw new Error('boom')
        },
      }),
    ],
  })
  await fetchFlows(latchkey)
  latchkey.start()
  await clock.advance(0)
  expect(lists).toEqual([[expect.any(ViewDismissedError)], [expect.any(ViewDismissedError)]])
  expect(shownView()).toBeUndefined()
})

test('ask: without an outlet it rejects at once', async () => {
  const { ctx, latchkey } = await make({ outlet: false })
  await expect(ctx.router.ask('Question')).rejects.toThrow(expect.objectContaining({ code: 'NO_OUTLET' }))
  await expect(latchkey.ask('Question')).rejects.toThrow(expect.objectContaining({ code: 'NO_OUTLET' }))
})

test('ask: an unknown view rejects, and so does a disposed latchkey', async () => {
  const { latchkey } = createTestLatchkey({ plugins: [part('a')] })
  await expect(latchkey.ask('Nowhere')).rejects.toThrow(expect.objectContaining({ code: 'UNKNOWN_VIEW' }))
  latchkey.dispose()
  await expect(latchkey.ask('Nowhere')).rejects.toMatchObject({ code: 'DISPOSED' })
})

test('ask: one made by a listener while another is being shown is not lost', async () => {
  const bench = await make()
  const inner: (readonly unknown[])[] = []
  internalsOf(bench.latchkey).parts.routerSlice.subscribe(() => {
    if (inner.length === 0) inner.push(outcomesOf(bench.ctx.router.ask('Second')))
  })
  const outer = outcomesOf(bench.ctx.router.ask('Question'))
  await bench.clock.advance(0)
  expect([outer, ...inner]).toEqual([[], []])
  bench.answer(1)
  bench.answer('yes')
  await bench.clock.advance(0)
  expect([outer, ...inner]).toEqual([['yes'], [1]])
})
