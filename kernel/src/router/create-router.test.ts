import { expect, test } from 'vitest'
import type { GuardResult } from '../extension-points/guards'
import { internalsOf } from '../instance-parts'
import { fetchFlows } from '../test-support/fetch-flows'
import { part } from '../test-support/part'
import { type QuizContext, quiz, quizContract } from '../test-support/quiz'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import { beforeClose, type Destination, redirects } from './navigation'

interface Bench extends TestLatchkey {
  readonly ctx: QuizContext
  readonly seen: readonly (string | undefined)[]
  stack(): readonly string[]
}
function make(): Bench {
  const bench = createTestLatchkey({ plugins: [quiz()] })
  const { parts } = internalsOf(bench.latchkey)
  const seen: (string | undefined)[] = []
  bench.latchkey.on('kernel:view-changed', ({ view }) => void seen.push(view))
  return {
    ...bench,
    seen,
    ctx: bench.latchkey.get(quizContract).ctx,
    stack: () => (parts.routerSlice.get().open ? parts.routerSlice.get().stack.map(({ view }) => view) : []),
  }
}
const flushMicrotasks = async (): Promise<void> => {
  for (let count = 0; count < 10; count += 1) await Promise.resolve()
}

test('router: push, replace, reset, back and close', () => {
  const { ctx, stack, seen } = make()
  ctx.router.push('Home')
  ctx.router.push('Help', { topic: 'a' })
  expect(stack()).toEqual(['Home', 'Help'])
  ctx.router.replace('Second')
  expect(stack()).toEqual(['Home', 'Second'])
  ctx.router.back()
  expect(stack()).toEqual(['Home'])
  ctx.router.reset('Help', { topic: 'b' })
  expect(stack()).toEqual(['Help'])
  ctx.router.back()
  expect(stack()).toEqual([])
  ctx.router.push('Home')
  ctx.router.push('Second')
  ctx.router.close()
  expect(stack()).toEqual([])
  expect(seen).toEqual(['Home', 'Help', 'Second', 'Home', 'Help', undefined, 'Home', 'Second', undefined])
})

test('router: back and close on nothing do nothing; pushing what is on top replaces it', () => {
  const { ctx, stack, seen } = make()
  ctx.router.back()
  ctx.router.close()
  expect(seen).toEqual([])
  ctx.router.push('Help', { topic: 'a' })
  ctx.router.push('Help', { topic: 'b' })
  expect(stack()).toEqual(['Help'])
})

test('router: arguments stay the same object, outside the state, and go with their entry', () => {
  const { ctx, latchkey } = make()
  const { parts } = internalsOf(latchkey)
  const args = { topic: 'a', provider: { on: () => undefined } }
  ctx.router.push('Help', args)
  const top = () => parts.routerSlice.get().stack.at(-1)
  expect(top()?.args()).toBe(args)
  expect(Object.isFrozen(args.provider)).toBe(false)
  ctx.router.reset('Home')
  expect(top()?.args()).toBeUndefined()
})

test('router: an unknown view and a missing outlet are refused with a sentence', () => {
  const { latchkey } = make()
  expect(() => latchkey.open('Nowhere')).toThrow(expect.objectContaining({ code: 'UNKNOWN_VIEW' }))
  expect(() => latchkey.open('toString')).toThrow(expect.objectContaining({ code: 'UNKNOWN_VIEW' }))
  expect(() => latchkey.open('Hmoe')).toThrow("registers the view 'Hmoe'. Did you mean 'Home'?")
  const bare = createTestLatchkey({ plugins: [quiz()], outlet: false }).latchkey
  expect(() => bare.open('Home')).toThrow(expect.objectContaining({ code: 'NO_OUTLET' }))
})

test('open: without a view it throws NO_VIEW, unless a redirect names one', () => {
  expect(() => make().latchkey.open()).toThrow(expect.objectContaining({ code: 'NO_VIEW' }))
  const { latchkey, shownView } = createTestLatchkey({
    plugins: [
      quiz(),
      part('front', {
        setup: (ctx) =>
          void ctx.fill(redirects, {
            id: 'front',
            redirect: (to, { named }): Destination => (named ? to : { view: 'Help', args: { topic: 'x' } }),
          }),
      }),
    ],
  })
  latchkey.open()
  expect(shownView()).toBe('Help')
  latchkey.open('Home')
  latchkey.open()
  expect(shownView()).toBe('Home')
})

test('open: before start warns once in the development build', () => {
  const { latchkey, logger } = make()
  latchkey.open('Home')
  latchkey.open('Second')
  expect(logger.lines).toMatchObject([{ level: 'warn', text: expect.stringContaining('before start()') }])
  const started = make()
  started.latchkey.start()
  started.latchkey.open('Home')
  expect(started.logger.lines).toEqual([])
})

test('redirects: may change the destination and its arguments', () => {
  const { latchkey, shownView } = createTestLatchkey({
    plugins: [
      quiz(),
      part('guide', {
        setup: (ctx) =>
          void ctx.fill(redirects, {
            id: 'guide',
            redirect: (to) => (to.view === 'Home' ? { view: 'Second' } : to),
          }),
      }),
    ],
  })
  latchkey.open('Home')
  expect(shownView()).toBe('Second')
})

test('a late result of a closed view: opens nothing', () => {
  const { ctx, latchkey, stack } = make()
  const { parts } = internalsOf(latchkey)
  ctx.router.push('Home')
  ctx.router.push('Second')
  const key = parts.routerSlice.get().stack[1]?.key ?? ''
  ctx.router.close()
  parts.router.resolve(key, 1)
  expect(stack()).toEqual([])
})

interface Guarded extends Bench {
  decide(decision: GuardResult): Promise<void>
  readonly refusals: readonly string[]
}
function guarded(): Guarded {
  let answer: (decision: GuardResult) => void = () => undefined
  const refusals: string[] = []
  const bench = createTestLatchkey({
    plugins: [
      quiz(),
      part('guard', {
        setup: (ctx) =>
          void ctx.protect(
            beforeClose,
            () =>
              new Promise((resolve) => {
                answer = resolve
              }),
          ),
      }),
    ],
  })
  const { parts } = internalsOf(bench.latchkey)
  bench.latchkey.on('kernel:close-refused', ({ reason }) => void refusals.push(reason))
  return {
    ...bench,
    seen: [],
    refusals,
    ctx: bench.latchkey.get(quizContract).ctx,
    stack: () => (parts.routerSlice.get().open ? parts.routerSlice.get().stack.map(({ view }) => view) : []),
    async decide(decision) {
      answer(decision)
      await flushMicrotasks()
    },
  }
}

test('close guard: closing waits for it; a refusal is emitted and keeps every view', async () => {
  const { ctx, latchkey, stack, decide, refusals } = guarded()
  ctx.router.push('Home')
  latchkey.close()
  expect(stack()).toEqual(['Home'])
  await decide({ kind: 'refuse', reason: 'SIGN_IN_FIRST' })
  expect(stack()).toEqual(['Home'])
  expect(refusals).toEqual(['SIGN_IN_FIRST'])
  ctx.router.back()
  await decide({ kind: 'allow' })
  expect(stack()).toEqual([])
})

test('close guard: navigation while it is pending is newer than the request to close', async () => {
  const { ctx, stack, decide } = guarded()
  ctx.router.push('Home')
  ctx.router.close()
  ctx.router.push('Second')
  await decide({ kind: 'allow' })
  expect(stack()).toEqual(['Home', 'Second'])
})

test('close guard: an open ask stays pending when the guard refuses', async () => {
  const { ctx, latchkey, decide, answer } = guarded()
  await fetchFlows(latchkey)
  const answered = ctx.router.ask('Question')
  ctx.router.close()
  await decide({ kind: 'refuse', reason: 'NO' })
  answer('yes')
  expect(await answered).toBe('yes')
})

test('close guard: stop and dispose do not ask it', () => {
  const { ctx, latchkey, stack } = guarded()
  const stop = latchkey.start()
  ctx.router.push('Home')
  stop()
  expect(stack()).toEqual([])
})

test('router: what is rendered ahead has the key of the next opening, until any state changes', () => {
  const { latchkey, ctx } = make()
  const { parts } = internalsOf(latchkey)
  const ahead = () => parts.router.preload('Home')?.key
  const opened = (): string | undefined => {
    ctx.router.push('Home')
    const { stack } = parts.routerSlice.get()
    ctx.router.close()
    return stack.at(-1)?.key
  }
  const key = ahead()
  expect(ahead()).toBe(key)
  expect(opened()).toBe(key)
  const stale = ahead()
  parts.records.get('quiz')?.slice.replace({ changed: true })
  expect(opened()).not.toBe(stale)
})
