import { expect, test, vi } from 'vitest'
import { announce, goodInfo } from '../test-support/announce'
import { createFakeProvider } from '../test-support/fake-provider'
import { flushTasks } from '../test-support/live-page'
import { createWalletPage, type WalletPage } from '../test-support/wallet-page'

interface AskedPage {
  readonly page: WalletPage
  readonly providers: () => readonly unknown[]
  requests(): number
}

/** A page whose wallets respond to each request for announcements. */
async function askedPage(
  ...first: readonly object[]
): Promise<AskedPage & { respond(run: () => void): void }> {
  const responses: (() => void)[] = []
  let count = 0
  const page = createWalletPage({
    onDispatch(name) {
      if (name !== 'eip6963:requestProvider') return
      count += 1
      for (const respond of responses) respond()
    },
  })
  page.latchkey.start()
  for (const provider of first) announce(page.browser, goodInfo(), provider)
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(first.length))
  return {
    page,
    providers: () => page.connectors().map(({ identity }) => identity),
    requests: () => count,
    respond: (run) => void responses.push(run),
  }
}

test('anew: a wallet that is later than what copied its uuid, rdns and name is listed beside it', async () => {
  const copy = createFakeProvider()
  const genuine = createFakeProvider()
  const { page, providers, respond } = await askedPage(copy)
  respond(() => announce(page.browser, goodInfo(), genuine))
  announce(page.browser, goodInfo(), genuine)
  await flushTasks()
  expect(providers()).toEqual([copy, genuine])
  expect(new Set(page.connectors().map(({ claimedId }) => claimedId)).size).toBe(1)
})

test('anew: a wallet that makes new objects is listed beside the copy that responds to the same request', async () => {
  const copy = createFakeProvider()
  const { page, providers, respond } = await askedPage(copy)
  const announceAnew = (): void => announce(page.browser, goodInfo())
  respond(() => announce(page.browser, goodInfo(), copy))
  respond(announceAnew)
  announceAnew()
  await flushTasks()
  expect(providers()).toHaveLength(2)
  announceAnew()
  await page.clock.advance(10_000)
  await flushTasks()
  expect(providers()).toHaveLength(2)
})

test('anew: a wallet that makes a new object for each request, also for this one, stays one row', async () => {
  const first = createFakeProvider()
  const { page, providers, respond } = await askedPage(first)
  respond(() => announce(page.browser, goodInfo()))
  for (let count = 0; count < 3; count += 1) {
    announce(page.browser, goodInfo())
    await flushTasks()
    await page.clock.advance(10_000)
  }
  expect(providers()).toEqual([first])
})

test('anew: however many new objects are announced, the wallets of the page are asked ever less often', async () => {
  const { page, requests } = await askedPage(createFakeProvider())
  for (let second = 0; second < 60; second += 1) {
    for (let count = 0; count < 20; count += 1) announce(page.browser, goodInfo())
    await flushTasks()
    await page.clock.advance(1_000)
  }
  // The first one is of the start; then two after 0, 1, 3, 7, 15 and 31 s.
  expect(requests()).toBe(13)
})

test('anew: nothing is asked once the page has ended', async () => {
  const { page, requests } = await askedPage(createFakeProvider())
  announce(page.browser, goodInfo())
  page.latchkey.dispose()
  await flushTasks()
  expect(requests()).toBe(1)
  expect(page.failures).toEqual([])
})

test('anew: a wallet whose announcement a flood kept out is listed beside the copy that is silent afterwards', async () => {
  const copy = createFakeProvider()
  const genuine = createFakeProvider()
  let count = 0
  const page = createWalletPage({
    onDispatch(name) {
      if (name !== 'eip6963:requestProvider') return
      count += 1
      if (count === 1) {
        announce(page.browser, goodInfo(), copy)
        for (let n = 0; n < 499; n += 1) announce(page.browser, goodInfo({ rdns: `com.flood.w${n}` }))
      }
      announce(page.browser, goodInfo(), genuine)
    },
  })
  page.latchkey.start()
  await vi.waitFor(() => expect(page.connectors().length).toBeGreaterThan(0))
  await flushTasks()
  const identities = page.connectors().map(({ identity }) => identity)
  expect([identities.includes(copy), identities.includes(genuine)]).toEqual([true, true])
})
