// The phone's browser discards a page that showed a code, and reloads it later.
import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, test, vi } from 'vitest'
import type { OpenPage } from '../test-support/open-page'
import { accounts } from '../test-support/phone'
import { setUpRelayWorld } from '../test-support/relay-world'

// Two libraries and a relay in one process, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })
// The library can wait 15 s for a relay before it retries.
const patient = { timeout: 40_000 }

const [first] = accounts
const MESSAGE = '0x68656c6c6f'
const world = setUpRelayWorld()
const { open, connect } = world

/** A page that shows a code and is then discarded. */
async function throwAway(storage: ReturnType<typeof createMemoryStorage>): Promise<string> {
  const page = open({ storage })
  page.session.connect('walletConnect').catch(() => undefined)
  const uri = await page.pairing.start()
  await expect.poll(() => [...storage.entries].join()).toContain('"pendingPairing":')
  await expect.poll(() => [...storage.entries.keys()].some((key) => key.endsWith('attempt'))).toBe(true)
  page.close()
  return uri
}

async function expectSigning(page: OpenPage): Promise<void> {
  await expect.poll(() => page.connection()?.status, patient).toBe('connected')
  expect(page.state().pendingPairing).toBeUndefined()
  const params = [MESSAGE, first.address]
  const signature = await page.session.provider()?.request({ method: 'personal_sign', params })
  expect(signature).toBe(await first.signMessage({ message: { raw: MESSAGE } }))
}

test('discarded page: the wallet approves before the page is reloaded', async () => {
  const storage = createMemoryStorage()
  const uri = await throwAway(storage)
  await world.phone.scan(uri)
  await expect.poll(() => world.phone.topics().length, patient).toBe(1)
  const next = open({ storage })
  await expectSigning(next)
  expect(next.pairing.get()).toEqual({ status: 'idle' })
  expect(world.phone.topics()).toHaveLength(1)
  await next.session.disconnect()
  await expect.poll(() => world.phone.topics(), patient).toEqual([])
})

test('discarded page: the wallet approves after the reload, and the next reload restores the session', async () => {
  const storage = createMemoryStorage()
  const uri = await throwAway(storage)
  const next = open({ storage })
  await expect.poll(() => world.relay.counts().sockets, patient).toBe(1)
  expect(next.connection()).toBeUndefined()
  await world.phone.scan(uri)
  await expectSigning(next)
  next.close()
  await expectSigning(open({ storage }))
})

test('discarded page: connects although the relay is unreachable during the reload', async () => {
  const storage = createMemoryStorage()
  const uri = await throwAway(storage)
  await world.phone.scan(uri)
  await expect.poll(() => world.phone.topics().length, patient).toBe(1)
  world.traffic.relayFaults.set({ service: 'relay', kind: 'cut', forMs: 3_000 })
  await expectSigning(open({ storage }))
})

test('discarded page: if two tabs wait, both are connected, and the wallet shows one session', async () => {
  const storage = createMemoryStorage()
  const uri = await throwAway(storage)
  const tabs = [open({ storage }), open({ storage })]
  await expect.poll(() => world.relay.counts().sockets, patient).toBe(2)
  await world.phone.scan(uri)
  for (const tab of tabs) await expectSigning(tab)
  expect(world.phone.topics()).toHaveLength(1)
})

test('discarded page: a rejection in the wallet shows no error, and the next code works', async () => {
  const storage = createMemoryStorage()
  const uri = await throwAway(storage)
  const usual = world.phone.onProposal
  const refused = new Promise((resolve) => {
    world.phone.onProposal = async (proposal) => resolve(await world.phone.reject(proposal))
  })
  await world.phone.scan(uri)
  await refused
  world.phone.onProposal = usual
  const next = open({ storage })
  await expect.poll(() => next.state().restoreStatus, patient).toBe('done')
  expect(next.connection()).toBeUndefined()
  expect((await connect(next)).accounts).toHaveLength(1)
})

test('discarded page: a user who cancelled before is not connected', async () => {
  const storage = createMemoryStorage()
  const page = open({ storage })
  const leaving = new AbortController()
  page.session.connect('walletConnect', { signal: leaving.signal }).catch(() => undefined)
  const uri = await page.pairing.start()
  await expect.poll(() => page.state().pendingPairing).toBeDefined()
  leaving.abort()
  await expect.poll(() => page.state().pendingPairing).toBeUndefined()
  page.close()
  await world.phone.scan(uri)
  await expect.poll(() => world.phone.topics().length, patient).toBe(1)
  const sockets = world.relay.counts().sockets
  const next = open({ storage })
  await expect.poll(() => next.state().restoreStatus, patient).toBe('done')
  expect([next.connection(), world.relay.counts().sockets]).toEqual([undefined, sockets])
})
