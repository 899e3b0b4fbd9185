import { HttpStatusError } from '@latchkey/kernel/web'
import type { ActiveTarget } from '@latchkey/session/contract'
import { ADDRESS } from '@latchkey/testing'
import { expect, test, vi } from 'vitest'
import type { NameRequest, RegisteredName } from './contract'
import { createProfileApi } from './profile-api'
import { createRegistration } from './register-name'
import { createNamesBench, type NamesBench, target } from './test-support/names-bench'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const name = 'alice.reown.id'
const request = Object.freeze({ name, target })
const POST = '/v1/profile/account'
const LOOKUP = `${POST}/${name}`
const profile = (address = ADDRESS, of = name): object => ({ name: of, addresses: { 60: { address } } })
const refused = (field: string, description: string): HttpStatusError =>
  new HttpStatusError(400, undefined, { reasons: [{ field, description }] })

/** Registers a name, and lets the wallet sign after `afterMs`. */
async function register(
  bench: NamesBench,
  { afterMs = 0, request: asked = request }: { afterMs?: number; request?: NameRequest } = {},
) {
  const steps: string[] = []
  let look: (() => Promise<RegisteredName>) | undefined
  const done = createRegistration(bench.ctx, createProfileApi(bench.ctx))(asked, {
    ask: (sign) => sign(),
    telling: () => void steps.push('registering'),
    unconfirmed(error, next) {
      look = next
      return error
    },
  })
  const outcome = outcomeOf(done)
  await Promise.race([outcome, vi.waitFor(() => expect(bench.signing).toHaveLength(1))])
  await bench.clock.advance(afterMs)
  bench.signing[0]?.resolve('0x5e')
  return { outcome: await outcome, steps, lookAgain: async () => look && outcomeOf(look()) }
}
const outcomeOf = (done: Promise<RegisteredName>): Promise<unknown> =>
  done.then(
    () => 'registered' as const,
    (error: unknown) => error,
  )
const posted = ({ sent }: NamesBench): readonly unknown[] =>
  sent.flatMap(({ path, body }) => (path === POST ? [body] : []))

test('registration: the message has name, attributes and the second in which the wallet is asked, in this order', async () => {
  const bench = createNamesBench({ answers: { [POST]: profile() } })
  await bench.clock.advance(5_999)
  const { outcome, steps } = await register(bench)
  const message = '{"name":"alice.reown.id","attributes":{},"timestamp":5}'
  expect(outcome).toBe('registered')
  expect(steps).toEqual(['registering'])
  expect(bench.signing.map(({ text }) => text)).toEqual([message])
  expect(posted(bench)).toEqual([{ coin_type: 2_147_483_649, address: ADDRESS, message, signature: '0x5e' }])
})

test('registration: a signature older than 10 s is not sent', async () => {
  const bench = createNamesBench({ answers: { [POST]: profile() } })
  const { outcome, steps } = await register(bench, { afterMs: 10_001 })
  expect(outcome).toMatchObject({ code: 'NAME_SIGNATURE_EXPIRED' })
  expect([posted(bench), steps]).toEqual([[], []])
  const inTime = createNamesBench({ answers: { [POST]: profile() } })
  expect((await register(inTime, { afterMs: 10_000 })).outcome).toBe('registered')
})

test('registration: a lost or unreadable response is a success if the service has the name', async () => {
  const lost = createNamesBench({ answers: { [LOOKUP]: profile(), [POST]: new Error('cut') } })
  expect((await register(lost)).outcome).toBe('registered')
  const unreadable = createNamesBench({ answers: { [LOOKUP]: profile(), [POST]: { success: true } } })
  expect((await register(unreadable)).outcome).toBe('registered')
  expect([posted(lost).length, posted(unreadable).length]).toEqual([1, 1])
})

test.each<[what: string, answer: unknown, isDone: boolean]>([
  ['a lost connection', new Error('cut'), false],
  ['HTTP 502', new HttpStatusError(502, undefined), false],
  ['a yes without a name', { success: true }, true],
  ['an empty yes', [], true],
])(
  'registration: after %s the service may have the name, until it says so',
  async (_what, answer, isDone) => {
    let found: unknown = new Error('cut')
    const bench = createNamesBench({ answers: { [LOOKUP]: () => found, [POST]: answer } })
    const { outcome, lookAgain } = await register(bench)
    expect(outcome).toMatchObject({ code: 'NAME_UNCONFIRMED' })
    expect(await lookAgain()).toMatchObject({ code: 'NAME_UNCONFIRMED' })
    found = []
    // It may still be at it, unless it has answered.
    const code = isDone ? 'NAME_REGISTRATION_FAILED' : 'NAME_UNCONFIRMED'
    expect(await lookAgain()).toMatchObject({ code })
    found = profile()
    expect(await lookAgain()).toBe('registered')
    expect([bench.signing.length, posted(bench).length]).toEqual([1, 1])
  },
)

test('registration: a lost one has failed once somebody else has the name, or nobody long after the signature', async () => {
  let found: unknown = new Error('cut')
  const bench = createNamesBench({ answers: { [LOOKUP]: () => found, [POST]: new Error('cut') } })
  const { lookAgain } = await register(bench)
  found = profile(OTHER)
  expect(await lookAgain()).toMatchObject({ code: 'NAME_REGISTRATION_FAILED' })
  found = []
  await bench.clock.advance(30_000)
  expect(await lookAgain()).toMatchObject({ code: 'NAME_UNCONFIRMED' })
  await bench.clock.advance(1)
  expect(await lookAgain()).toMatchObject({ code: 'NAME_REGISTRATION_FAILED' })
})

test('registration: one that is told while the run stops may be registered, and is looked at in the next', async () => {
  let stop = (): void => undefined
  const bench = createNamesBench({ answers: { [LOOKUP]: profile(), [POST]: () => stop() } })
  stop = bench.stop
  const { outcome, lookAgain } = await register(bench)
  expect(outcome).toMatchObject({ code: 'NAME_UNCONFIRMED' })
  bench.latchkey.start()
  expect(await lookAgain()).toBe('registered')
  expect(posted(bench)).toHaveLength(1)
})

test('registration: one that the service has refused has failed, also where it cannot be looked up', async () => {
  const bench = createNamesBench({
    answers: { [LOOKUP]: new Error('cut'), [POST]: refused('name', 'Taken') },
  })
  expect((await register(bench)).outcome).toMatchObject({ code: 'NAME_REGISTRATION_FAILED', reason: 'Taken' })
})

test.each([
  ['a yes without a name', { success: true }],
  ['somebody else’s name', profile(ADDRESS, 'mallory.reown.id')],
  ['somebody else’s address', profile(OTHER)],
  ['nothing', []],
])('registration: fails when the service returns %s', async (_what, answer) => {
  const bench = createNamesBench({ answers: { [LOOKUP]: profile(OTHER), [POST]: answer } })
  expect((await register(bench)).outcome).toMatchObject({ code: 'NAME_REGISTRATION_FAILED' })
})

test('registration: a refusal has the service’s reason; one about the time needs a new signature', async () => {
  const taken = createNamesBench({
    answers: { [LOOKUP]: profile(OTHER), [POST]: refused('name', 'Taken\u202e\u3164\u2800') },
  })
  expect((await register(taken)).outcome).toMatchObject({
    code: 'NAME_REGISTRATION_FAILED',
    message: 'Error registering name',
    reason: 'Taken',
  })
  const late = createNamesBench({
    answers: { [LOOKUP]: [], [POST]: refused('', 'Signature UNIXTIME timestamp is too old') },
  })
  expect((await register(late)).outcome).toMatchObject({ code: 'NAME_SIGNATURE_EXPIRED' })
})

test('registration: refused after a change of account or network, and without a coin type', async () => {
  const moved = createNamesBench({ active: { ...target, networkId: 'eip155:8453' } })
  expect((await register(moved)).outcome).toMatchObject({ code: 'NAME_TARGET_CHANGED' })
  const far = { ...target, networkId: 'eip155:2147483648' } as const
  const beyond = createNamesBench({ active: far })
  const { outcome } = await register(beyond, { request: Object.freeze({ name, target: far }) })
  expect(outcome).toMatchObject({ code: 'NAME_INVALID_CHAIN_ID', message: 'Invalid chainId' })
  const solana = createNamesBench()
  const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const inSolana: ActiveTarget = {
    namespace: 'solana',
    connectionId: 'c1',
    account: { namespace: 'solana', address: OTHER },
    networkId: cluster,
    network: undefined,
  }
  const elsewhere = Object.freeze({ name, target: inSolana })
  expect((await register(solana, { request: elsewhere })).outcome).toMatchObject({
    code: 'NAMES_UNSUPPORTED',
  })
  expect([moved, beyond, solana].flatMap(({ signing }) => signing)).toEqual([])
})
