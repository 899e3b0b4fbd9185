import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { announce, goodInfo } from '../test-support/announce'
import { createFakeProvider } from '../test-support/fake-provider'
import { flushTasks, openLivePage, until } from '../test-support/live-page'
import { createWalletPage } from '../test-support/wallet-page'

const COUNT = 4_000
const ADDRESS = '0x2222222222222222222222222222222222222222'
const uuid = (n: number): string => `11111111-1111-4111-8111-${String(n).padStart(12, '0')}`
const stranger = (n: number): unknown =>
  goodInfo({ rdns: `com.flood.w${n}`, name: `Flood ${n}`, uuid: uuid(n) })
const wallet = () =>
  createFakeProvider({ eth_requestAccounts: [ADDRESS], eth_accounts: [ADDRESS], eth_chainId: '0x1' })

test('flood: a thousand wallets are listed of any number that announce themselves, whenever they do', async () => {
  const page = createWalletPage()
  page.latchkey.start()
  for (let n = 0; n < COUNT / 2; n += 1) announce(page.browser, stranger(n))
  await until(() => page.connectors().length > 0)
  for (let n = COUNT / 2; n < COUNT; n += 1) announce(page.browser, stranger(n))
  expect(page.connectors()).toHaveLength(1_000)
  expect(page.logger.lines.filter(({ level }) => level === 'warn')).toHaveLength(1)
})

test('flood: a wallet is listed behind more announcements than are kept until there is a list', async () => {
  const own = wallet()
  // As extensions do, whenever they are asked.
  const page = createWalletPage({
    onDispatch(name) {
      if (name !== 'eip6963:requestProvider') return
      for (let n = 0; n < 600; n += 1) announce(page.browser, stranger(n))
      announce(page.browser, goodInfo(), own)
    },
  })
  page.latchkey.start()
  await until(() => page.connectors().length > 0)
  expect(page.connectors()).toHaveLength(601)
  expect(page.connectors().map(({ id }) => id)).toContain('eip6963:com.example.wallet')
})

/** A page whose wallet of the last visit is remembered and has not announced itself yet. */
async function openNextVisit() {
  const storage = createMemoryStorage()
  const first = await openLivePage(wallet(), { storage })
  await first.session.connect('com.example.wallet')
  await flushTasks()
  first.latchkey.dispose()
  return openLivePage(createFakeProvider(), {
    storage,
    first: goodInfo({ rdns: 'com.flood.first', uuid: uuid(0) }),
  })
}

test('flood: a remembered wallet is listed and restored behind any number of others', async () => {
  const next = await openNextVisit()
  for (let n = 1; n < 1_500; n += 1) announce(next.browser, stranger(n))
  announce(next.browser, goodInfo(), wallet())
  await until(() => next.state().restoreStatus === 'done')
  expect(Object.values(next.state().connections)).toMatchObject([
    { status: 'connected', accounts: [{ address: ADDRESS }] },
  ])
  for (let n = 2_000; n < 2_100; n += 1)
    announce(next.browser, goodInfo({ uuid: uuid(n), name: `Copy ${n}` }), wallet())
  await flushTasks()
  await next.clock.advance(1_000)
  await flushTasks()
  expect(next.state().wallets).toHaveLength(1_020)
})

test('flood: a remembered wallet is restored behind any number of others that claim to be it', async () => {
  const next = await openNextVisit()
  for (let n = 1; n < 1_100; n += 1) announce(next.browser, stranger(n))
  const copy = (n: number): void => announce(next.browser, goodInfo({ uuid: uuid(n), name: `Copy ${n}` }))
  for (let n = 2_000; n < 2_100; n += 1) copy(n)
  const own = wallet()
  announce(next.browser, goodInfo(), own)
  await until(() => next.state().restoreStatus === 'done')
  const [connection] = Object.values(next.state().connections)
  expect(connection).toMatchObject({ status: 'connected', accounts: [{ address: ADDRESS }] })
  // What is connected stays.
  for (let n = 2_100; n < 2_200; n += 1) copy(n)
  await flushTasks()
  await next.clock.advance(1_000)
  await flushTasks()
  expect(Object.values(next.state().connections)).toMatchObject([{ connectorId: connection?.connectorId }])
  const listed = next.state().wallets.flatMap(({ connectors }) => connectors.map(({ id }) => id))
  expect(listed).toHaveLength(1_020)
  expect(listed).toContain(connection?.connectorId)
})
