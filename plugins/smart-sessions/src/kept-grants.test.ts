import { createMemoryStorage } from '@latchkey/kernel/testing'
import { UserRejectedError, WalletError } from '@latchkey/session/errors'
import { ADDRESS } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { sessionsKey } from './contract'
import { createSessionActions } from './session-actions'
import {
  createService,
  createSessionsBench,
  grant,
  granting,
  request,
  type SessionsBench,
  target,
} from './test-support/sessions-bench'

const attempt = () => Object.freeze({ request, target })
const lost = new WalletError('DISCONNECTED', { phase: 'request' })
const listOf = ({ ctx }: SessionsBench): unknown => ctx.state.get().lists[sessionsKey('eip155:1', ADDRESS)]

test.each<[what: string, reply: () => unknown]>([
  ['has lost', () => lost],
  ['answers without sense', () => null],
  ['has not answered', () => new Promise(() => undefined)],
])('unanswered: the list of the next visit tells of a grant that the wallet %s', async (_what, reply) => {
  const storage = createMemoryStorage()
  const first = createSessionsBench({ storage, wallet: { wallet_grantPermissions: reply } })
  grant(createSessionActions(first.ctx), attempt()).catch(() => undefined)
  await expect.poll(() => first.calls.at(-1)?.method).toBe('wallet_grantPermissions')

  const next = createSessionsBench({ storage })
  const actions = createSessionActions(next.ctx)
  await actions.load(target)
  expect(listOf(next)).toMatchObject({ sessions: [], unanswered: 1 })
  // The user has looked in the wallet.
  await actions.forgetUnanswered(target)
  expect(listOf(next)).not.toHaveProperty('unanswered')
  expect([next.calls, storage.entries.size]).toEqual([[], 0])
})

test.each<[what: string, reply: (params: readonly unknown[]) => unknown]>([
  ['granted it', granting],
  ['declined it', () => new UserRejectedError({ phase: 'request' })],
  ['refused it', () => Object.assign(new Error('Unsupported'), { code: 4200 })],
])('unanswered: nothing is kept of a grant once the wallet has %s', async (_what, reply) => {
  const storage = createMemoryStorage()
  const bench = createSessionsBench({ storage, wallet: { wallet_grantPermissions: reply } })
  const actions = createSessionActions(bench.ctx)
  await grant(actions, attempt()).catch(() => undefined)
  await actions.load(target, { force: true })
  expect(listOf(bench)).not.toHaveProperty('unanswered')
  expect(storage.entries.size).toBe(0)
})

test('unanswered: an open list tells of it as soon as it is unknown', async () => {
  const bench = createSessionsBench({ wallet: { wallet_grantPermissions: () => lost } })
  const actions = createSessionActions(bench.ctx)
  await actions.load(target)
  expect(listOf(bench)).not.toHaveProperty('unanswered')
  await grant(actions, attempt()).catch(() => undefined)
  await expect.poll(() => listOf(bench)).toMatchObject({ unanswered: 1 })
})

test('unanswered: decided once the service lists it, or it is over; others are checked and limited', async () => {
  const storage = createMemoryStorage()
  const { expiry } = request
  const one = { id: 'p1', networkId: 'eip155:1', address: ADDRESS, expiry }
  const broken = [null, { ...one, id: '' }, { ...one, networkId: 'eip155' }, { ...one, address: 'x' }]
  const listed = createService()
  const { permissions, signer } = request
  listed({ path: '/activate', body: { pci: 'p1', permissions, expiry, signer, context: '0xc0de' } })
  for (const [stored, left] of [
    [[one], undefined],
    [[{ ...one, id: 'over', expiry: 0 }, ...broken], undefined],
    [Array.from({ length: 30 }, (_, index) => ({ ...one, id: `g${index}` })), 20],
    ['x'.repeat(300_000), undefined],
  ] as const) {
    await storage.set('latchkey/1/latchkey/smartSessions/unanswered', JSON.stringify(stored))
    const bench = createSessionsBench({ storage, service: listed })
    await createSessionActions(bench.ctx).load(target)
    expect(listOf(bench)).toHaveProperty('sessions.length', 1)
    if (left) expect(listOf(bench)).toMatchObject({ unanswered: left })
    else expect(listOf(bench)).not.toHaveProperty('unanswered')
    expect(storage.entries.size).toBe(left === undefined ? 0 : 1)
  }
})

test('unanswered: what a later release has stored stays as it is', async () => {
  const key = 'latchkey/1/latchkey/smartSessions/unanswered'
  const later = JSON.stringify({ version: 2, grants: [] })
  const storage = createMemoryStorage({ [key]: later })
  const bench = createSessionsBench({ storage, wallet: { wallet_grantPermissions: () => lost } })
  const actions = createSessionActions(bench.ctx)
  await grant(actions, attempt()).catch(() => undefined)
  await actions.load(target)
  expect(bench.calls.at(-1)?.method).toBe('wallet_grantPermissions')
  expect(storage.entries.get(key)).toBe(later)
})

test('unanswered: beside what a later release has stored, this page still tells of its own', async () => {
  const key = 'latchkey/1/latchkey/smartSessions/unanswered'
  const storage = createMemoryStorage({ [key]: JSON.stringify({ version: 2, grants: [] }) })
  const bench = createSessionsBench({ storage, wallet: { wallet_grantPermissions: () => lost } })
  const actions = createSessionActions(bench.ctx)
  await grant(actions, attempt()).catch(() => undefined)
  await actions.load(target, { force: true })
  expect(listOf(bench)).toMatchObject({ unanswered: 1 })
})
