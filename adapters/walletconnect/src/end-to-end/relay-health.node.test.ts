import { createTraffic, type Relay, startRelay, type Traffic } from '@latchkey-examples/local-services/relay'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OpenPage, openPage } from '../test-support/open-page'
import { accounts, createPhone, type Phone } from '../test-support/phone'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
const patient = { timeout: 30_000 }

const [first] = accounts
/** The 200 take two minutes: LATCHKEY_PAIRINGS=200. */
const PAIRINGS = Number(process.env['LATCHKEY_PAIRINGS'] ?? 5)
const KEPT_LIMIT = 300
const MESSAGE = '0x68656c6c6f'
let relay: Relay
let traffic: Traffic
let phone: Phone
let page: OpenPage | undefined

beforeAll(async () => {
  traffic = createTraffic()
  relay = await startRelay(0, traffic)
  phone = await createPhone(relay.url)
})
afterEach(() => {
  traffic.relayFaults.set({ service: 'relay', kind: 'none' })
  page?.close()
})
afterAll(async () => {
  await phone.stop()
  await relay.stop()
})

test('relay: one that says nothing is unreachable and the next attempt works as soon as it is back', async () => {
  page = openPage({ relayUrl: relay.url })
  traffic.relayFaults.set({ service: 'relay', kind: 'blackhole' })
  await page.pairing.preload()
  await expect(page.pairing.start()).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
  expect(page.pairing.get()).toEqual({ status: 'idle' })
  traffic.relayFaults.set({ service: 'relay', kind: 'none' })
  const connecting = page.session.connect('walletConnect')
  await phone.scan(await page.pairing.start())
  expect((await connecting).accounts[0].address).toBe(first.address)
})

test('relay: a request that meets a dead line is refused in time and not sent later, and the next one arrives', async () => {
  page = openPage({ relayUrl: relay.url })
  const connecting = page.session.connect('walletConnect')
  await phone.scan(await page.pairing.start())
  await connecting
  const provider = page.session.provider()
  const sign = () => provider?.request({ method: 'personal_sign', params: [MESSAGE, first.address] })
  // The line has just been heard of.
  await sign()
  const before = phone.requests.length
  traffic.relayFaults.set({ service: 'relay', kind: 'blackhole' })
  await expect(sign()).rejects.toMatchObject({ cause: { code: 'REQUEST_UNDELIVERED' } })
  traffic.relayFaults.set({ service: 'relay', kind: 'none' })
  expect(await sign()).toBe(await first.signMessage({ message: { raw: MESSAGE } }))
  expect(phone.requests.length).toBe(before + 1)
})

test('pairings: a row of them leaves no socket, no session and nothing in storage', async () => {
  page = openPage({ relayUrl: relay.url })
  const pair = async (): Promise<void> => {
    const connecting = page?.session.connect('walletConnect')
    await phone.scan((await page?.pairing.start()) ?? '')
    await connecting
    await page?.session.disconnect()
  }
  const kept = () => [...(page?.storage.entries ?? [])].reduce((sum, [, text]) => sum + text.length, 0)
  const pageSockets = () => relay.counts().sockets - (phone.kit.core.relayer.connected ? 1 : 0)
  for (let count = 0; count < PAIRINGS; count += 1) await pair()
  // The name and the key of the page, and empty lists.
  await expect.poll(kept, patient).toBeLessThan(KEPT_LIMIT)
  await expect.poll(pageSockets, patient).toBe(0)
})
