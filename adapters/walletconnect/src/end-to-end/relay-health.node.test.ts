import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin } from '@latchkey/kernel'
import { expect, test, vi } from 'vitest'
import { accounts } from '../test-support/phone'
import { setUpRelayWorld } from '../test-support/relay-world'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
const patient = { timeout: 30_000 }

const [first] = accounts
/** All pairings in `npm run prove`, a sample in `npm test`. */
const PAIRINGS = process.env['LATCHKEY_ALL'] ? 200 : 5
const KEPT_LIMIT = 300
const MESSAGE = '0x68656c6c6f'
const world = setUpRelayWorld()
const { open, connect, traffic } = world

test('relay: one that does not respond counts as unreachable, and the next attempt works once it responds', async () => {
  const page = open()
  traffic.relayFaults.set({ service: 'relay', kind: 'blackhole' })
  await page.pairing.preload()
  await expect(page.pairing.start()).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
  expect(page.pairing.get()).toEqual({ status: 'idle' })
  traffic.relayFaults.set({ service: 'relay', kind: 'none' })
  expect((await connect(page)).accounts[0].address).toBe(first.address)
})

test('relay: a request over a dead socket is rejected in time and not sent later, and the next one arrives', async () => {
  const page = open()
  await connect(page)
  const provider = page.session.provider()
  const sign = () => provider?.request({ method: 'personal_sign', params: [MESSAGE, first.address] })
  // A response has just shown that the socket works.
  await sign()
  const before = world.phone.requests.length
  traffic.relayFaults.set({ service: 'relay', kind: 'blackhole' })
  await expect(sign()).rejects.toMatchObject({ cause: { code: 'REQUEST_UNDELIVERED' } })
  traffic.relayFaults.set({ service: 'relay', kind: 'none' })
  expect(await sign()).toBe(await first.signMessage({ message: { raw: MESSAGE } }))
  expect(world.phone.requests.length).toBe(before + 1)
})

test('pairings: after several there is no socket, no session and nothing in storage', async () => {
  const page = open()
  const pair = async (): Promise<void> => {
    await connect(page)
    await page.session.disconnect()
  }
  const kept = () => [...page.storage.entries].reduce((sum, [, text]) => sum + text.length, 0)
  const pageSockets = () => world.relay.counts().sockets - (world.phone.kit.core.relayer.connected ? 1 : 0)
  for (let count = 0; count < PAIRINGS; count += 1) await pair()
  // The name and the key of the page, and empty lists.
  await expect.poll(kept, patient).toBeLessThan(KEPT_LIMIT)
  await expect.poll(pageSockets, patient).toBe(0)
})

/** The part of the cloud plugin that this adapter uses. */
const hearing = (ids: (string | undefined)[]) =>
  definePlugin(cloudContract, {
    setup: () => ({
      ...Object.create(null),
      projectId: 'local',
      setClientId: (id: string | undefined) => void ids.push(id),
    }),
  })()

test('client id: given to cloud once the library is loaded, and the same on the next visit', async () => {
  const ids: (string | undefined)[] = []
  const page = open({ plugins: [hearing(ids)] })
  await page.pairing.start()
  await expect.poll(() => ids, patient).toEqual([expect.stringMatching(/^did:key:/)])
  page.close()
  const next = open({ plugins: [hearing(ids)], storage: page.storage })
  await next.pairing.start()
  await expect.poll(() => ids.length, patient).toBe(2)
  expect(ids[1]).toBe(ids[0])
})
