import { createTranslate } from '@latchkey/kernel'
import { expect, test, vi } from 'vitest'
import { ALICE, type BalancePage, BOB, type Call, createBalancePage } from './test-support/balance-page'

/** The call number `count`, counted from one. */
async function call(page: BalancePage, count: number): Promise<Call> {
  return vi.waitFor(() => {
    const found = page.calls[count - 1]
    if (!found) throw new Error(`only ${page.calls.length} calls`)
    return found
  })
}

async function known(page: BalancePage, value = '1'): Promise<void> {
  ;(await call(page, page.calls.length)).answer(value)
  await vi.waitFor(() => expect(page.entry()).toMatchObject({ status: 'known', value }))
}

/** Long enough for a question that must not be asked. */
async function settle(): Promise<void> {
  await import('./controller')
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

/** Connected as Alice with a known balance. */
async function knowing(): Promise<BalancePage> {
  const page = createBalancePage()
  page.move(ALICE)
  await call(page, 1)
  await known(page)
  return page
}

test('balance: nobody connected, nobody asked', async () => {
  const page = createBalancePage()
  await page.portfolio.refresh()
  await settle()
  expect(page.calls).toEqual([])
  expect(page.latchkey.read({ id: 'portfolio', major: 1 })).toMatchObject({ balances: 'on', native: {} })
})

test('balance: read after connecting', async () => {
  const page = createBalancePage()
  page.move(ALICE)
  const asked = await call(page, 1)
  expect(asked.key).toBe(`eip155:1:${ALICE}`)
  expect(page.entry()).toEqual({ status: 'loading' })
  await page.clock.advance(10)
  await known(page, '12')
  expect(page.entry()).toEqual({ status: 'known', value: '12', decimals: 18, symbol: 'ETH', readAtMs: 10 })
})

test('balance: off means no call, ever', async () => {
  const page = createBalancePage({ balances: false })
  page.move(ALICE)
  await page.portfolio.refresh()
  await settle()
  expect(page.calls).toEqual([])
  expect(page.latchkey.read({ id: 'portfolio', major: 1 })).toMatchObject({ balances: 'off', native: {} })
})

test('balance: a network that is not configured is not asked', async () => {
  const page = createBalancePage()
  page.move(ALICE, 'eip155:5')
  await page.portfolio.refresh()
  await settle()
  expect([page.calls.length, page.notices.length]).toEqual([0, 0])
})

test('balance: a chain that has no balances is not asked', async () => {
  const page = createBalancePage({}, { capabilities: async () => ({}) })
  page.move(ALICE)
  await page.portfolio.refresh()
  expect(page.entry()).toBeUndefined()
})

test('balance: a clock that was set back by an hour keeps no old amount alive', async () => {
  const page = await knowing()
  await page.clock.advance(-3_600_000)
  page.move(BOB)
  await call(page, 2)
  page.move(ALICE)
  await call(page, 3)
})

test('balance: a known one is good for 30 s, and not a millisecond longer', async () => {
  const page = await knowing()
  await page.clock.advance(30_000)
  page.move(BOB)
  await call(page, 2)
  page.move(ALICE)
  await settle()
  expect(page.calls).toHaveLength(2)
  expect(page.entry()).toMatchObject({ status: 'known' })
  page.move(ALICE, 'eip155:5')
  await page.clock.advance(1)
  page.move(ALICE)
  await call(page, 3)
  // The old amount stays in sight while the new one is read.
  expect(page.entry()).toMatchObject({ status: 'known', value: '1' })
  await known(page, '2')
})

test('balance: a view that opens asks for what is out of date, and for nothing else', async () => {
  const page = await knowing()
  page.latchkey.open('test/Look')
  await settle()
  expect(page.calls).toHaveLength(1)
  page.latchkey.close()
  await page.clock.advance(30_001)
  page.latchkey.open('test/Look')
  await call(page, 2)
  await known(page, '2')
})

test('balance: refresh asks however fresh it is, and shares a read that is under way', async () => {
  const page = await knowing()
  const both = Promise.all([page.portfolio.refresh(), page.portfolio.refresh()])
  ;(await call(page, 2)).answer('3')
  await both
  expect(page.calls).toHaveLength(2)
  expect(page.entry()).toMatchObject({ value: '3' })
})

test('balance: a failure is one banner, kernel:error, and a pause of 30 s', async () => {
  const page = createBalancePage()
  page.move(ALICE)
  await page.clock.advance(5)
  ;(await call(page, 1)).fail(new Error('down'))
  await vi.waitFor(() => expect(page.entry()).toEqual({ status: 'failed', failedAtMs: 5 }))
  expect(page.notices.map(({ notice }) => [notice.surface, notice.variant, notice.code])).toEqual([
    ['banner', 'error', 'BALANCE_UNAVAILABLE'],
  ])
  const translate = createTranslate({ locale: 'en', texts: {} })
  expect(page.notices[0]?.notice.text(translate, undefined)).toBe('Token Balance Unavailable')
  expect(page.errors).toHaveLength(1)
  await page.clock.advance(30_000)
  await page.portfolio.refresh()
  expect(page.calls).toHaveLength(1)
  await page.clock.advance(1)
  const again = page.portfolio.refresh()
  ;(await call(page, 2)).answer('4')
  await again
  expect(page.entry()).toMatchObject({ status: 'known', value: '4' })
  expect(page.failures).toEqual([])
})

test('balance: a failure leaves a known amount as it is', async () => {
  const page = await knowing()
  const refreshing = page.portfolio.refresh()
  ;(await call(page, 2)).fail(new Error('down'))
  await refreshing
  expect(page.entry()).toMatchObject({ status: 'known', value: '1', readAtMs: 0 })
  expect(page.notices).toHaveLength(1)
})

test('balance: another account calls off the read for the one before (R22)', async () => {
  const page = createBalancePage()
  page.move(ALICE)
  const first = await call(page, 1)
  page.move(BOB)
  expect(first.signal.aborted).toBe(true)
  const second = await call(page, 2)
  first.answer('111')
  second.answer('222')
  await vi.waitFor(() => expect(page.entry(BOB)).toMatchObject({ value: '222' }))
  expect(page.entry(ALICE)).toBeUndefined()
  expect(page.notices).toEqual([])
})

test('balance: another network calls it off too, and coming back asks anew', async () => {
  const page = createBalancePage()
  page.move(ALICE)
  const first = await call(page, 1)
  page.move(ALICE, 'eip155:8453')
  page.move(ALICE)
  expect(first.signal.aborted).toBe(true)
  const last = await vi.waitFor(() => {
    const found = page.calls.find(({ key, signal }) => key.startsWith('eip155:1:') && !signal.aborted)
    if (!found) throw new Error('not asked yet')
    return found
  })
  first.answer('1')
  last.answer('2')
  await vi.waitFor(() => expect(page.entry()).toMatchObject({ value: '2' }))
})

test('balance: disconnecting and stopping call it off', async () => {
  const gone = createBalancePage()
  gone.move(ALICE)
  const asked = await call(gone, 1)
  gone.move()
  expect(asked.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(gone.entry()).toBeUndefined())

  const stopped = createBalancePage()
  stopped.move(ALICE)
  const open = await call(stopped, 1)
  stopped.latchkey.dispose()
  expect(open.signal.aborted).toBe(true)
  open.answer('5')
  await settle()
  expect(stopped.entry()).toBeUndefined()
  expect([...gone.notices, ...stopped.notices]).toEqual([])
})

test('options: balances is true or false', () => {
  expect(() => createBalancePage({ balances: 'no' } as never)).toThrow(/true or false/)
  expect(() => createBalancePage({ balance: false } as never)).toThrow(
    expect.objectContaining({ code: 'UNKNOWN_OPTION' }),
  )
})
