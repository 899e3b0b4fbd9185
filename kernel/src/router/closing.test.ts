import { expect, test } from 'vitest'
import type { GuardResult } from '../extension-points/guards'
import { internalsOf } from '../instance-parts'
import { tip, tipContract, wallets, walletsContract } from '../test-support/flow-plugins'
import { outcomesOf } from '../test-support/outcomes-of'
import { part } from '../test-support/part'
import { createTestLatchkey } from '../testing'
import { ViewDismissedError } from '../unanswered-errors'
import { beforeClose, type CloseRequest, viewNeeds } from './navigation'

/** @param guard called each time the dialog should close */
function make(guard?: (request: CloseRequest) => Promise<GuardResult>) {
  const rules = part('rules', { setup: (ctx) => void (guard && ctx.protect(beforeClose, guard)) })
  const bench = createTestLatchkey({ plugins: [wallets(), tip(), rules] })
  const { parts } = internalsOf(bench.latchkey)
  return {
    ...bench,
    router: bench.latchkey.get(tipContract).ctx.router,
    wallets: bench.latchkey.get(walletsContract).ctx.router,
    stack: (): readonly string[] => {
      const { open, stack } = parts.routerSlice.get()
      return open ? stack.map(({ view }) => view) : []
    },
    /** Lets views wait until it is known whether they need a wallet. None does. */
    holdNeeds: (known: Promise<undefined>) =>
      void parts.slots.fill('wallets', viewNeeds, { id: 'connection', unmet: () => known }),
    /** Loads the code of flows: from then on a view without needs is shown at once. */
    async loadFlows() {
      await bench.latchkey.ask('Form', undefined, { signal: AbortSignal.abort() }).catch(() => undefined)
    },
  }
}
type Bench = ReturnType<typeof make>

const allow: GuardResult = { kind: 'allow' }
const refuse: GuardResult = { kind: 'refuse', reason: 'NOT_YET' }
const dismissed = [expect.any(ViewDismissedError)]

const closing: readonly (readonly [by: string, close: (bench: Bench) => void])[] = [
  ['the user', ({ router }) => router.close('user')],
  ['the page', ({ latchkey }) => latchkey.close()],
]

// Without and with a guard, as the only view and over another one, and with the code of flows loaded or not.
test.each(closing)('ask: a view that has not come yet stays away once %s has closed', async (_by, close) => {
  for (const guard of [undefined, async () => allow])
    for (const under of [false, true])
      for (const isLoaded of [false, true]) {
        const bench = make(guard)
        if (isLoaded) await bench.loadFlows()
        if (under) bench.router.push('Review')
        const asked = outcomesOf(bench.router.ask('Tip'))
        close(bench)
        await bench.clock.advance(0)
        expect([bench.stack(), asked]).toEqual([[], dismissed])
        bench.latchkey.dispose()
      }
})

test('ask: a view whose code of flows is loading stays away once the page has closed', async () => {
  const { router, latchkey, clock, stack } = make()
  const asked = outcomesOf(router.ask('Form'))
  latchkey.close()
  await clock.advance(0)
  expect([stack(), asked]).toEqual([[], dismissed])
})

test('ask: the caller is told of closing before it is known what the view needs', async () => {
  let tell = (_unmet: undefined): void => undefined
  const known = new Promise<undefined>((resolve) => {
    tell = resolve
  })
  const { router, latchkey, clock, stack, holdNeeds } = make()
  holdNeeds(known)
  const asked = outcomesOf(router.ask('Tip'))
  await clock.advance(0)
  latchkey.close()
  await clock.advance(0)
  expect(asked).toEqual(dismissed)
  const again = outcomesOf(router.ask('Tip'))
  tell(undefined)
  await clock.advance(0)
  expect([stack(), again]).toEqual([['Tip'], []])
})

test('close by a plugin, which makes room: a view that has not come yet comes', async () => {
  const { router, clock, stack } = make()
  router.push('Form')
  const asked = outcomesOf(router.ask('Tip'))
  router.close()
  await clock.advance(0)
  expect([stack(), asked]).toEqual([['Connect'], []])
})

test.each(closing)(
  'close guard: if %s may not close, a view that has not come yet comes',
  async (_by, close) => {
    const bench = make(async () => refuse)
    bench.router.push('Form')
    bench.router.push('Tip', { amount: '1' })
    close(bench)
    await bench.clock.advance(0)
    expect(bench.stack()).toEqual(['Form', 'Connect'])
    bench.router.back()
    const asked = outcomesOf(bench.router.ask('Tip'))
    close(bench)
    await bench.clock.advance(0)
    expect([bench.stack(), asked]).toEqual([['Form', 'Connect'], []])
  },
)

test.each([
  ['granted', allow, []],
  ['refused', refuse, ['Form', 'Connect']],
] as const)(
  'close guard: until it is %s, a view that was wanted before does not come',
  async (_name, result, after) => {
    let decide = (_result: GuardResult): void => undefined
    const guard = () =>
      new Promise<GuardResult>((resolve) => {
        decide = resolve
      })
    const { router, latchkey, clock, stack } = make(guard)
    router.push('Form')
    router.push('Tip', { amount: '1' })
    latchkey.close()
    await clock.advance(0)
    expect(stack()).toEqual(['Form'])
    decide(result)
    await clock.advance(0)
    expect(stack()).toEqual(after)
  },
)

test('close guard: what a plugin closes meanwhile lets no view come before it is decided', async () => {
  let decide = (_result: GuardResult): void => undefined
  const { router, clock, stack } = make(({ by }) =>
    by === 'plugin'
      ? Promise.resolve(refuse)
      : new Promise((resolve) => {
          decide = resolve
        }),
  )
  router.push('Form')
  router.push('Tip', { amount: '1' })
  router.close('user')
  router.close()
  await clock.advance(0)
  expect(stack()).toEqual(['Form'])
  decide(allow)
  await clock.advance(0)
  expect(stack()).toEqual([])
})

test('close guard: it may ask a view that has needs', async () => {
  const bench: Bench = make(() => bench.latchkey.ask('Tip').then(() => allow))
  bench.router.push('Form')
  bench.latchkey.close()
  await bench.clock.advance(0)
  expect(bench.stack()).toEqual(['Form', 'Connect'])
  bench.setState(walletsContract, { connected: true })
  bench.wallets.finish()
  await bench.clock.advance(0)
  expect(bench.stack()).toEqual(['Form', 'Tip'])
  bench.answer('close')
  await bench.clock.advance(0)
  expect(bench.stack()).toEqual([])
})

test('stop: a view that opens because the dialog closes does not stay', async () => {
  const { latchkey, router, clock, stack } = make()
  for (const view of ['Form', 'Tip'] as const) {
    const stop = latchkey.start()
    router.push('Review')
    const end = latchkey.on('kernel:view-changed', (changed) => {
      if (changed.view === undefined) router.push(view)
      end()
    })
    stop()
    await clock.advance(0)
    expect(stack()).toEqual([])
  }
})

test('close guard: it may ask a view that has needs, also when the user closes twice', async () => {
  const bench: Bench = make(() => bench.latchkey.ask('Tip').then(() => allow))
  await bench.loadFlows()
  bench.setState(walletsContract, { connected: true })
  bench.router.push('Form')
  bench.latchkey.close()
  bench.latchkey.close()
  await bench.clock.advance(0)
  expect(bench.stack()).toEqual(['Form', 'Tip'])
  bench.answer('close')
  await bench.clock.advance(0)
  expect(bench.stack()).toEqual([])
})
