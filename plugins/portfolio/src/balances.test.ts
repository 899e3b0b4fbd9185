import { createTranslate } from '@latchkey/kernel'
import { expect, test, vi } from 'vitest'
import { ALICE, BOB, type Call, createPortfolioPage, type PortfolioPage } from './test-support/portfolio-page'

/** The call number `count`, counted from one. */
async function call(page: PortfolioPage, count: number): Promise<Call> {
  return vi.waitFor(() => {
    const found = page.calls[count - 1]
    if (!found) throw new Error(`only ${page.calls.length} calls`)
    return found
  })
}

async function known(page: PortfolioPage, value = '1'): Promise<void> {
  ;(await call(page, page.calls.length)).respond(value)
  await vi.waitFor(() => expect(page.entry()).toMatchObject({ status: 'known', value }))
}

/** Waits long enough to notice a read that must not happen. */
async function flush(): Promise<void> {
  await import('./controller')
  for (let task = 0; task < 30; task += 1) await Promise.resolve()
}

/** Connected as Alice with a known balance. */
async function knowing(): Promise<PortfolioPage> {
  const page = createPortfolioPage()
  page.setActive(ALICE)
  await call(page, 1)
  await known(page)
  return page
}

test('balance: nothing is read while no wallet is connected', async () => {
  const page = createPortfolioPage()
  await page.portfolio.refresh()
  await flush()
  expect(page.calls).toEqual([])
  expect(page.latchkey.read({ id: 'portfolio', major: 1 })).toMatchObject({ balances: 'on', native: {} })
})

test('balance: read after connecting', async () => {
  const page = createPortfolioPage()
  page.setActive(ALICE)
  const read = await call(page, 1)
  expect(read.key).toBe(`eip155:1:${ALICE}`)
  expect(page.entry()).toEqual({ status: 'loading' })
  await page.clock.advance(10)
  await known(page, '12')
  expect(page.entry()).toEqual({ status: 'known', value: '12', decimals: 18, symbol: 'ETH', readAtMs: 10 })
})

test('balance: balances: false reads nothing', async () => {
  const page = createPortfolioPage({ balances: false })
  page.setActive(ALICE)
  await page.portfolio.refresh()
  await flush()
  expect(page.calls).toEqual([])
  expect(page.latchkey.read({ id: 'portfolio', major: 1 })).toMatchObject({ balances: 'off', native: {} })
})

test('balance: nothing is read on a network that is not configured', async () => {
  const page = createPortfolioPage()
  page.setActive(ALICE, 'eip155:5')
  await page.portfolio.refresh()
  await flush()
  expect([page.calls.length, page.notices.length]).toEqual([0, 0])
})

test('balance: a chain without balances gets no entry', async () => {
  const page = createPortfolioPage({}, { capabilities: async () => ({}) })
  page.setActive(ALICE)
  await page.portfolio.refresh()
  expect(page.entry()).toBeUndefined()
})

test.each([-3_600_000, 3_600_000])(
  'balance: a clock that is set by %i ms makes an amount neither stale nor fresh',
  async (ms) => {
    const page = await knowing()
    page.clock.setBy(ms)
    page.setActive(BOB)
    await call(page, 2)
    page.setActive(ALICE)
    await page.clock.advance(30_000)
    expect(page.calls).toHaveLength(2)
    await page.clock.advance(1)
    page.latchkey.open('test/Look')
    await call(page, 3)
  },
)

test('balance: a known one is fresh for exactly 30 s', async () => {
  const page = await knowing()
  await page.clock.advance(30_000)
  page.setActive(BOB)
  await call(page, 2)
  page.setActive(ALICE)
  await flush()
  expect(page.calls).toHaveLength(2)
  expect(page.entry()).toMatchObject({ status: 'known' })
  page.setActive(ALICE, 'eip155:5')
  await page.clock.advance(1)
  page.setActive(ALICE)
  await call(page, 3)
  // The old amount is shown while the new one is read.
  expect(page.entry()).toMatchObject({ status: 'known', value: '1' })
  await known(page, '2')
})

test('balance: a view that opens reads what is stale, and nothing else', async () => {
  const page = await knowing()
  page.latchkey.open('test/Look')
  await flush()
  expect(page.calls).toHaveLength(1)
  page.latchkey.close()
  await page.clock.advance(30_001)
  page.latchkey.open('test/Look')
  await call(page, 2)
  await known(page, '2')
})

test('balance: refresh reads a fresh amount, and shares a read in flight', async () => {
  const page = await knowing()
  const both = Promise.all([page.portfolio.refresh(), page.portfolio.refresh()])
  ;(await call(page, 2)).respond('3')
  await both
  expect(page.calls).toHaveLength(2)
  expect(page.entry()).toMatchObject({ value: '3' })
})

test('balance: loadBalance reads a stale amount, and no name', async () => {
  const names = vi.fn(async () => ({}))
  let isDown = false
  let reads = 0
  const page = createPortfolioPage(
    { watch: false },
    {
      capabilities: async () => ({
        balance: {
          native: async () => {
            reads += 1
            if (isDown) throw new Error('down')
            return { value: '1', decimals: 18, symbol: 'ETH' }
          },
        },
        identity: { find: names, check: async (name) => ({ name }) },
      }),
    },
  )
  await page.portfolio.loadBalance()
  expect(reads).toBe(0)
  page.setActive(ALICE)
  await vi.waitFor(() => expect([page.entry()?.status, names.mock.calls.length]).toEqual(['known', 1]))
  await page.clock.advance(30_000)
  await page.portfolio.loadBalance()
  expect(reads).toBe(1)
  isDown = true
  await page.clock.advance(270_001)
  await page.portfolio.loadBalance()
  await page.portfolio.loadBalance()
  expect([reads, names.mock.calls.length]).toEqual([2, 1])
  expect(page.entry()).toMatchObject({ value: '1', readAtMs: 0 })
})

test('balance: a failure is one banner, kernel:error, and a pause of 30 s', async () => {
  const page = createPortfolioPage()
  page.setActive(ALICE)
  await page.clock.advance(5)
  ;(await call(page, 1)).reject(new Error('down'))
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
  ;(await call(page, 2)).respond('4')
  await again
  expect(page.entry()).toMatchObject({ status: 'known', value: '4' })
  expect(page.failures).toEqual([])
})

test('balance: a failure keeps a known amount', async () => {
  const page = await knowing()
  const refreshing = page.portfolio.refresh()
  ;(await call(page, 2)).reject(new Error('down'))
  await refreshing
  expect(page.entry()).toMatchObject({ status: 'known', value: '1', readAtMs: 0 })
  expect(page.notices).toHaveLength(1)
})

test('balance: another account cancels the previous account’s read', async () => {
  const page = createPortfolioPage()
  page.setActive(ALICE)
  const first = await call(page, 1)
  page.setActive(BOB)
  expect(first.signal.aborted).toBe(true)
  const second = await call(page, 2)
  first.respond('111')
  second.respond('222')
  await vi.waitFor(() => expect(page.entry(BOB)).toMatchObject({ value: '222' }))
  expect(page.entry(ALICE)).toBeUndefined()
  expect(page.notices).toEqual([])
})

test('balance: another network cancels the read, and switching back reads again', async () => {
  const page = createPortfolioPage()
  page.setActive(ALICE)
  const first = await call(page, 1)
  page.setActive(ALICE, 'eip155:8453')
  page.setActive(ALICE)
  expect(first.signal.aborted).toBe(true)
  const last = await vi.waitFor(() => {
    const found = page.calls.find(({ key, signal }) => key.startsWith('eip155:1:') && !signal.aborted)
    if (!found) throw new Error('not read yet')
    return found
  })
  first.respond('1')
  last.respond('2')
  await vi.waitFor(() => expect(page.entry()).toMatchObject({ value: '2' }))
})

test('balance: disconnecting and stopping cancel the read', async () => {
  const gone = createPortfolioPage()
  gone.setActive(ALICE)
  const read = await call(gone, 1)
  gone.setActive()
  expect(read.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(gone.entry()).toBeUndefined())

  const stopped = createPortfolioPage()
  stopped.setActive(ALICE)
  const open = await call(stopped, 1)
  stopped.latchkey.dispose()
  expect(open.signal.aborted).toBe(true)
  open.respond('5')
  await flush()
  expect(stopped.entry()).toBeUndefined()
  expect([...gone.notices, ...stopped.notices]).toEqual([])
})

test('options: balances must be true or false', () => {
  expect(() => createPortfolioPage({ balances: 'no' } as never)).toThrow(/true or false/)
  expect(() => createPortfolioPage({ balance: false } as never)).toThrow(
    expect.objectContaining({ code: 'UNKNOWN_OPTION' }),
  )
})
