import { expect, test } from 'vitest'
import { internalsOf } from '../instance-parts'
import { tip, tipContract, wallets, walletsContract } from '../test-support/flow-plugins'
import { outcomesOf } from '../test-support/outcomes-of'
import { part } from '../test-support/part'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import { ViewDismissedError } from '../unanswered-errors'
import { beforeClose, type CloseRequest } from './navigation'

interface Bench extends TestLatchkey {
  readonly tip: ReturnType<typeof tipOf>
  readonly wallets: ReturnType<typeof walletsOf>
  stack(): readonly string[]
  args(): unknown
  connect(connected?: boolean): void
}
const tipOf = ({ latchkey }: TestLatchkey) => latchkey.get(tipContract).ctx.router
const walletsOf = ({ latchkey }: TestLatchkey) => latchkey.get(walletsContract).ctx.router

function make(): Bench {
  const bench = createTestLatchkey({ plugins: [wallets(), tip()] })
  const { parts } = internalsOf(bench.latchkey)
  const state = () => parts.routerSlice.get()
  return {
    ...bench,
    tip: tipOf(bench),
    wallets: walletsOf(bench),
    stack: () => (state().open ? state().stack.map(({ view }) => view) : []),
    args: () => state().stack.at(-1)?.args(),
    connect: (connected = true) => bench.setState(walletsContract, { connected }),
  }
}

test('needs: without a connection Connect comes first, and the view follows with its arguments', async () => {
  const { latchkey, stack, args, connect, wallets, clock } = make()
  latchkey.open('Tip', { amount: '1' })
  await clock.advance(0)
  expect([stack(), args()]).toEqual([['Connect'], { namespaces: ['eip155'] }])
  wallets.push('Connecting')
  connect()
  wallets.finish()
  await clock.advance(0)
  expect([stack(), args()]).toEqual([['Tip'], { amount: '1' }])
})

test('needs: those that depend on the arguments are asked with them, also when the view follows', async () => {
  const { latchkey, stack, args, connect, wallets, clock } = make()
  latchkey.open('Tip', { amount: '1', namespace: 'solana' })
  await clock.advance(0)
  expect([stack(), args()]).toEqual([['Connect'], { namespaces: ['solana'] }])
  wallets.finish()
  await clock.advance(0)
  expect(stack()).toEqual([])
  latchkey.open('Tip', { amount: '1', namespace: 'solana' })
  await clock.advance(0)
  connect()
  wallets.finish()
  await clock.advance(0)
  expect([stack(), args()]).toEqual([['Tip'], { amount: '1', namespace: 'solana' }])
})

test('needs: with arguments that it does not take, the view is shown, and asking rejects', async () => {
  const { latchkey, stack, args, failures, clock } = make()
  latchkey.open('Tip', { amount: '1', namespace: 5 })
  await clock.advance(0)
  expect([stack(), args()]).toEqual([['Tip'], { amount: '1', namespace: 5 }])
  expect(failures).toMatchObject([{ error: { code: 'INVALID_VIEW_ARGUMENTS', details: { view: 'Tip' } } }])
  latchkey.close()
  await expect(latchkey.ask('Tip', { amount: '1', namespace: 5 })).rejects.toMatchObject({
    code: 'INVALID_VIEW_ARGUMENTS',
  })
  expect(stack()).toEqual([])
})

test('needs: with a connection the view comes at once, without a step before it', async () => {
  const { latchkey, stack, connect, clock } = make()
  connect()
  latchkey.open('Tip', { amount: '1' })
  await clock.advance(0)
  expect(stack()).toEqual(['Tip'])
})

test('needs: leaving Connect leaves the view that waits for it', async () => {
  const { tip, stack, clock } = make()
  tip.push('Form')
  const result = outcomesOf(tip.ask('Tip'))
  await clock.advance(0)
  expect([stack(), result]).toEqual([['Form', 'Connect'], []])
  tip.back()
  await clock.advance(0)
  expect([stack(), result]).toEqual([['Form'], [expect.any(ViewDismissedError)]])
})

test('needs: finishing without a connection does not show the view', async () => {
  const { tip, wallets, stack, clock } = make()
  tip.push('Form')
  const result = outcomesOf(tip.ask('Tip'))
  await clock.advance(0)
  wallets.finish()
  await clock.advance(0)
  expect([stack(), result]).toEqual([['Form'], [expect.any(ViewDismissedError)]])
})

test('needs: Connect may start again or be replaced by another view of its plugin', async () => {
  const { tip, wallets, stack, connect, clock } = make()
  tip.push('Form')
  const result = outcomesOf(tip.ask('Tip'))
  await clock.advance(0)
  wallets.push('Connecting')
  wallets.reset('Connect')
  expect(stack()).toEqual(['Form', 'Connect'])
  wallets.replace('Connecting')
  connect()
  wallets.finish()
  await clock.advance(0)
  expect([stack(), result]).toEqual([['Form', 'Tip'], []])
  tip.finish('sent')
  await clock.advance(0)
  expect([stack(), result]).toEqual([['Form'], ['sent']])
})

test('needs: a view waits no longer when its signal is aborted, nor when the latchkey stops', async () => {
  const { latchkey, tip, stack, clock } = make()
  const stop = latchkey.start()
  const end = new AbortController()
  tip.push('Form')
  const aborted = outcomesOf(tip.ask('Tip', undefined, { signal: end.signal }))
  await clock.advance(0)
  end.abort()
  await clock.advance(0)
  expect([stack(), aborted]).toEqual([['Form'], [expect.any(ViewDismissedError)]])
  latchkey.open('Tip')
  stop()
  await clock.advance(0)
  expect(stack()).toEqual([])
})

test.each<[by: string, close: (bench: Bench) => void]>([
  ['the user', ({ tip }) => tip.close('user')],
  ['the page', ({ latchkey }) => latchkey.close()],
])('needs: a view that has not come yet stays away once %s has closed', async (_by, close) => {
  const bench = make()
  const { tip, latchkey, stack, clock } = bench
  tip.push('Form')
  tip.push('Tip', { amount: '1' })
  close(bench)
  await clock.advance(0)
  expect(stack()).toEqual([])
  latchkey.open('Tip', { amount: '1' })
  close(bench)
  await clock.advance(0)
  expect(stack()).toEqual([])
  // A plugin closes to make room for another view.
  tip.push('Form')
  tip.push('Tip', { amount: '1' })
  tip.close()
  await clock.advance(0)
  expect(stack()).toEqual(['Connect'])
})

test('needs: a view that is asked again when its first caller has gone is shown once', async () => {
  const { tip, latchkey, stack, connect, clock, answer } = make()
  connect()
  const first = outcomesOf(tip.ask('Tip', { amount: '1' }))
  await clock.advance(0)
  expect(stack()).toEqual(['Tip'])
  tip.reset('Form')
  const second = outcomesOf(tip.ask('Tip', { amount: '2' }))
  await clock.advance(0)
  expect([stack(), first]).toEqual([['Form', 'Tip'], [expect.any(ViewDismissedError)]])
  answer('paid')
  await clock.advance(0)
  expect([stack(), second]).toEqual([['Form'], ['paid']])
  latchkey.dispose()
})

test('needs: an error of the provider is reported, and the view is not shown', async () => {
  const { latchkey, failures, stack, clock } = createNeedy()
  latchkey.open('Tip')
  await clock.advance(0)
  expect(stack()).toEqual([])
  expect(failures).toMatchObject([{ pluginId: 'tip', phase: 'view', error: { message: 'broken' } }])
})

function createNeedy(): Pick<Bench, 'latchkey' | 'failures' | 'stack' | 'clock'> {
  const bench = make()
  const { parts } = internalsOf(bench.latchkey)
  parts.slots.fill(
    'broken',
    { kind: 'slot', id: 'kernel:view-needs' },
    {
      id: 'connection-of-another',
      order: -1,
    },
  )
  parts.slots.fill('wallets', { kind: 'slot', id: 'kernel:view-needs' }, {
    id: 'connection',
    unmet() {
      throw new Error('broken')
    },
  } as never)
  return bench
}

test('finish: ends exactly the innermost flow of its plugin', async () => {
  const { tip, stack, clock } = make()
  const outer = outcomesOf(tip.ask('Form'))
  await clock.advance(0)
  const inner = outcomesOf(tip.ask('Review'))
  await clock.advance(0)
  tip.finish('reviewed')
  await clock.advance(0)
  expect([stack(), outer, inner]).toEqual([['Form'], [], ['reviewed']])
  tip.finish('sent')
  await clock.advance(0)
  expect([stack(), outer]).toEqual([[], ['sent']])
})

test('finish: a step of another plugin above a flow ends alone', async () => {
  const { tip, wallets, latchkey, stack, clock } = make()
  latchkey.open('Review')
  const result = outcomesOf(tip.ask('Form'))
  await clock.advance(0)
  wallets.push('Connect')
  wallets.push('Connecting')
  wallets.finish()
  await clock.advance(0)
  expect([stack(), result]).toEqual([['Review', 'Form'], []])
  wallets.finish()
  expect(stack()).toEqual(['Review', 'Form'])
})

test('reset: keeps a flow of another plugin below the view, and ends one of the view’s plugin', async () => {
  const { tip, wallets, latchkey, stack, clock } = make()
  latchkey.open('Review')
  const result = outcomesOf(tip.ask('Form'))
  await clock.advance(0)
  wallets.push('Connecting')
  wallets.reset('Connect')
  await clock.advance(0)
  expect([stack(), result]).toEqual([['Review', 'Form', 'Connect'], []])
  tip.reset('Review')
  await clock.advance(0)
  expect([stack(), result]).toEqual([['Review'], [expect.any(ViewDismissedError)]])
})

test('finish: outside of a flow it closes, and the guard gets cause, plugin and view', async () => {
  const requests: CloseRequest[] = []
  const bench = createTestLatchkey({
    plugins: [
      wallets(),
      part('guard', {
        setup: (ctx) =>
          void ctx.protect(beforeClose, (request) => {
            requests.push(request)
            return { kind: 'allow' }
          }),
      }),
    ],
  })
  const router = walletsOf(bench)
  router.push('Connect')
  router.push('Connecting')
  router.finish()
  await bench.clock.advance(0)
  expect(bench.shownView()).toBeUndefined()
  router.push('Connect')
  bench.latchkey.close()
  await bench.clock.advance(0)
  expect(requests).toEqual([
    { by: 'plugin', pluginId: 'wallets', view: 'Connecting' },
    { by: 'host', pluginId: undefined, view: 'Connect' },
  ])
})

test('ask: one whose code is still loading is rejected when the latchkey stops', async () => {
  const { latchkey, tip, stack, clock } = make()
  const stop = latchkey.start()
  const result = outcomesOf(tip.ask('Form'))
  stop()
  await clock.advance(0)
  expect([stack(), result]).toEqual([[], [expect.any(ViewDismissedError)]])
})
