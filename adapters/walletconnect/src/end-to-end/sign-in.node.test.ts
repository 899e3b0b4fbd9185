import { signInRequest, signInSource } from '@latchkey/testing/test-support'
import { verifyMessage } from 'viem'
import { expect, test, vi } from 'vitest'
import { accounts } from '../test-support/phone'
import { setUpRelayWorld } from '../test-support/relay-world'

// Two libraries and a relay in one process, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const patient = { timeout: 20_000 }

const [first, second] = accounts
const world = setUpRelayWorld()
const resources = ['https://shop.example/terms']

/**
 * Sessions of a phone whose text is refused. The newest library (`npm run compat:walletconnect`) refuses it before the page has
 * a session that it could end, and does not tell the phone.
 */
const left = process.env['LATCHKEY_RELAY_LIBRARY'] ? 1 : 0

const HOUR_MS = 3_600_000
/** Newer libraries refuse a signature whose time is over. */
const current = (fields: Parameters<typeof signInRequest>[0] = {}) => {
  const nowMs = Date.now()
  const toText = (ms: number): string => new Date(ms).toISOString()
  return signInRequest({ issuedAt: toText(nowMs), expirationTime: toText(nowMs + HOUR_MS), ...fields })
}

test('sign-in: a phone with support signs while it connects, on every network that it grants', async () => {
  const { phone } = world
  phone.onAuthenticate = (request) => phone.signIn(request, { chains: ['eip155:8453'] })
  const { plugin, accepted } = signInSource(current({ resources }))
  const page = world.open({ plugins: [plugin] })
  await world.connect(page)
  expect(phone.proposals).toEqual([])
  expect(page.connection()).toMatchObject({
    status: 'connected',
    accounts: [{ address: first.address }],
    networkIds: { eip155: 'eip155:8453' },
  })
  expect(accepted).toMatchObject([
    { account: { networkId: 'eip155:8453', address: first.address }, cacao: { s: { t: 'eip191' } } },
  ])
  for (const { text, signature } of accepted) {
    expect(text).toContain('Nonce: abcdefgh1\n')
    expect(text).toContain('Welcome I further authorize the stated URI')
    expect(
      await verifyMessage({ address: first.address, message: text, signature: signature as `0x${string}` }),
    ).toBe(true)
  }
  // The session works as any other one: it has the methods that were proposed.
  phone.onRequest = (request) => phone.answer(request, 'signed')
  const params = ['0x00', first.address]
  expect(await page.session.provider()?.request({ method: 'personal_sign', params })).toBe('signed')
  await page.session.disconnect()
  await vi.waitFor(() => expect(phone.topics()).toEqual([]), patient)
})

test('sign-in: a phone without support gets one proposal, and connects', async () => {
  const { plugin, accepted } = signInSource(current())
  const page = world.open({ plugins: [plugin] })
  await world.connect(page)
  expect(page.connection()?.status).toBe('connected')
  expect([world.phone.proposals.length, accepted.length]).toEqual([1, 0])
})

test('sign-in: a rejection on the phone is UserRejectedError, and the next code works', async () => {
  const { phone } = world
  phone.onAuthenticate = ({ id }) =>
    phone.kit.rejectSessionAuthenticate({ id, reason: { code: 5000, message: 'User rejected.' } })
  const { plugin, accepted } = signInSource(current())
  const page = world.open({ plugins: [plugin] })
  await expect(world.connect(page)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  phone.onAuthenticate = (request) => phone.signIn(request)
  await world.connect(page)
  expect(accepted.map(({ account }) => account.networkId)).toEqual(['eip155:1', 'eip155:8453'])
})

test.each([
  ['another nonce', { nonce: 'zzzzzzzz1' }],
  ['another domain', { domain: 'evil.example' }],
  ['another audience', { aud: 'https://evil.example/' }],
])('sign-in: a phone that signs %s is refused', async (_what, lie) => {
  const { phone } = world
  phone.onAuthenticate = (request) => phone.signIn(request, { lie })
  const { plugin, accepted } = signInSource(current())
  const page = world.open({ plugins: [plugin] })
  await expect(world.connect(page)).rejects.toMatchObject({ code: 'SIGN_IN_MISMATCH' })
  await vi.waitFor(() => expect(phone.topics()).toHaveLength(left), patient)
  expect([accepted, page.connection()]).toEqual([[], undefined])
})

test('sign-in: a phone whose proof the page refuses is disconnected', async () => {
  const { phone } = world
  phone.onAuthenticate = (request) => phone.signIn(request)
  const { plugin } = signInSource(current(), () => Promise.reject(new Error('Another signer')))
  const page = world.open({ plugins: [plugin] })
  await expect(world.connect(page)).rejects.toBeDefined()
  await vi.waitFor(() => expect(phone.topics()).toEqual([]), patient)
  expect(page.connection()).toBeUndefined()
})

test('sign-in: no phone connects with the signature of another key', async () => {
  const { phone } = world
  phone.onAuthenticate = (request) => phone.signIn(request, { signer: second })
  const { plugin, accepted } = signInSource(current())
  const page = world.open({ plugins: [plugin] })
  await expect(world.connect(page)).rejects.toBeDefined()
  expect([accepted, page.connection()]).toEqual([[], undefined])
})
