import { expect, test } from 'vitest'
import { fetchFlows } from '../test-support/fetch-flows'
import { outcomesOf } from '../test-support/outcomes-of'
import { type QuizContext, quiz, quizContract } from '../test-support/quiz'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import { ViewDismissedError } from '../unanswered-errors'

interface Bench extends TestLatchkey {
  readonly ctx: QuizContext
}
async function make(): Promise<Bench> {
  const bench = createTestLatchkey({ plugins: [quiz()] })
  await fetchFlows(bench.latchkey)
  return { ...bench, ctx: bench.latchkey.get(quizContract).ctx }
}

interface Deferred {
  readonly promise: Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}
function defer(): Deferred {
  let resolve: Deferred['resolve'] = () => undefined
  let reject: Deferred['reject'] = () => undefined
  const promise = new Promise((resolved, rejected) => {
    resolve = resolved
    reject = rejected
  })
  return { promise, resolve, reject }
}

test.each<[string, (bench: Bench) => void]>([
  ['close', ({ latchkey }) => latchkey.close()],
  ['back', ({ ctx }) => ctx.router.back()],
  ['open of another view', ({ latchkey }) => latchkey.open('Home')],
  ['stop', (bench) => bench.latchkey.start()()],
])('settleWith: after %s the ask waits for the promise and ends as it does', async (_name, leave) => {
  for (const isFine of [true, false]) {
    const bench = await make()
    const list = outcomesOf(bench.ctx.router.ask('Question'))
    const { promise, resolve, reject } = defer()
    bench.ctx.router.settleWith(promise)
    leave(bench)
    await bench.clock.advance(0)
    expect(list).toEqual([])
    if (isFine) resolve('sent')
    else reject(new Error('declined'))
    await bench.clock.advance(0)
    expect(list).toEqual([isFine ? 'sent' : new Error('declined')])
  }
})

test('settleWith: the promise settles nothing while the views are there, and the latest one counts', async () => {
  const { ctx, clock, latchkey, shownView } = await make()
  const list = outcomesOf(ctx.router.ask('Question'))
  ctx.router.settleWith(Promise.reject(new Error('declined')))
  await clock.advance(0)
  expect([list, shownView()]).toEqual([[], 'Question'])
  ctx.router.settleWith(Promise.resolve('sent'))
  latchkey.close()
  await clock.advance(0)
  expect(list).toEqual(['sent'])
})

test('settleWith: a result by finish comes first', async () => {
  const { ctx, clock } = await make()
  const list = outcomesOf(ctx.router.ask('Question'))
  ctx.router.settleWith(new Promise(() => undefined))
  ctx.router.push('Help', { topic: 'x' })
  ctx.router.finish('done')
  await clock.advance(0)
  expect(list).toEqual(['done'])
})

test('settleWith: an aborted signal ends the wait of its caller only', async () => {
  const { ctx, clock, shownView } = await make()
  const abort = new AbortController()
  const list = outcomesOf(ctx.router.ask('Question', undefined, { signal: abort.signal }))
  ctx.router.settleWith(new Promise(() => undefined))
  abort.abort(new Error('gone'))
  await clock.advance(0)
  expect(list).toEqual([new Error('gone')])
  expect(shownView()).toBe('Question')
})

test('settleWith: the same view can be asked again while the former one waits for its promise', async () => {
  const { ctx, clock, answer } = await make()
  const first = outcomesOf(ctx.router.ask('Question'))
  ctx.router.settleWith(new Promise(() => undefined))
  ctx.router.close()
  const second = outcomesOf(ctx.router.ask('Question'))
  answer('again')
  await clock.advance(0)
  expect([first, second]).toEqual([[], ['again']])
})

test('settleWith: a flow of nobody, and one without an ask, are left alone', async () => {
  const { ctx, latchkey, clock } = await make()
  ctx.router.settleWith(Promise.resolve('nothing'))
  latchkey.open('Home')
  ctx.router.settleWith(Promise.reject(new Error('nobody')))
  const list = outcomesOf(ctx.router.ask('Question'))
  latchkey.close()
  await clock.advance(0)
  expect(list).toEqual([expect.any(ViewDismissedError)])
})
