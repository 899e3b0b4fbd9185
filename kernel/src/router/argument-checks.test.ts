import { expect, test } from 'vitest'
import { internalsOf } from '../instance-parts'
import { tip, tipContract, wallets } from '../test-support/flow-plugins'
import { createTestLatchkey } from '../testing'

const wrong = { code: 'INVALID_VIEW_ARGUMENTS', details: { view: 'Tip', argument: 'amount' } }

/** Ends an `ask` that does not reject at once. */
const soon = () => ({ signal: AbortSignal.timeout(1_000) })

/** A page whose form is open, with a view that takes any amount but `much`, and that needs a connection. */
function openForm() {
  const bench = createTestLatchkey({ plugins: [wallets(), tip()] })
  const { routerSlice } = internalsOf(bench.latchkey).parts
  bench.latchkey.get(tipContract).ctx.router.push('Form')
  return {
    ...bench,
    stack: () => routerSlice.get().stack.map(({ view }) => view),
  }
}

test('ask: with values that the view cannot show it rejects before a wallet is asked for', async () => {
  const { latchkey, stack, clock } = openForm()
  await expect(latchkey.ask('Tip', { amount: 'much' }, soon())).rejects.toMatchObject(wrong)
  await clock.advance(0)
  expect(stack()).toEqual(['Form'])
})

test('ask: with a view that is loaded nothing is shown for values that it cannot show', async () => {
  const { latchkey, stack } = openForm()
  await latchkey.ask('Tip', { amount: 'much' }, soon()).catch(() => undefined)
  const shown: unknown[] = []
  latchkey.on('kernel:view-changed', ({ view }) => void shown.push(view))
  await expect(latchkey.ask('Tip', { amount: 'much' }, soon())).rejects.toMatchObject(wrong)
  expect([stack(), shown]).toEqual([['Form'], []])
})

test('ask: with values that the view can show it waits for the user, also after others were refused', async () => {
  const { latchkey, stack, clock } = openForm()
  const [refused, asked] = [
    latchkey.ask('Tip', { amount: 'much' }, soon()),
    latchkey.ask('Tip', { amount: '1' }),
  ]
  await expect(refused).rejects.toMatchObject(wrong)
  await clock.advance(0)
  expect(stack()).toEqual(['Form', 'Connect'])
  latchkey.close()
  await expect(asked).rejects.toMatchObject({ code: 'VIEW_DISMISSED' })
})
