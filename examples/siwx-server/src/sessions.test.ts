import { expect, test } from 'vitest'
import { createSessions, type Session, type Sessions } from './sessions'

const anonymous: Session = { nonces: [], account: undefined, expiresAtMs: 10 }
const account = { accountAddress: '0xA', networkId: 'eip155:1' } as const
/** Starts a session where there is room. */
async function startIn(sessions: Sessions, session: Session): Promise<string> {
  const secret = await sessions.start(session)
  if (secret === undefined) throw new Error('no room')
  return secret
}

const withNonce =
  (nonce: string) =>
  (session: Session): Session => ({ ...session, nonces: [...session.nonces, nonce] })

test('sessions: two changes at once are both kept', async () => {
  const sessions = createSessions(() => 0)
  const secret = await startIn(sessions, anonymous)
  await Promise.all([sessions.update(secret, withNonce('a')), sessions.update(secret, withNonce('b'))])
  // Which is first is open: each waits for the hash of the secret.
  expect(new Set((await sessions.read(secret))?.nonces)).toEqual(new Set(['a', 'b']))
})

test('sessions: one that has ended or expired is not brought back by a change', async () => {
  let now = 0
  const sessions = createSessions(() => now)
  const secret = await startIn(sessions, { ...anonymous, account })
  await sessions.end(secret)
  expect(await sessions.update(secret, withNonce('a'))).toBe(false)
  expect(await sessions.read(secret)).toBeUndefined()
  const other = await startIn(sessions, { ...anonymous, account })
  now = 10
  expect(await sessions.update(other, (session) => ({ ...session, expiresAtMs: 100 }))).toBe(false)
  expect(await sessions.read(other)).toBeUndefined()
})

test('sessions: a flood of new ones ends nobody’s, and users have room beside visitors', async () => {
  let now = 0
  const sessions = createSessions(() => now, 3)
  const visitor = await sessions.start(anonymous)
  for (let count = 0; count < 2; count += 1) expect(await sessions.start(anonymous)).toBeDefined()
  expect(await sessions.start(anonymous)).toBeUndefined()
  expect(await sessions.read(visitor)).toEqual(anonymous)
  const user = { ...anonymous, account }
  const oldest = await sessions.start(user)
  for (let count = 0; count < 2; count += 1) expect(await sessions.start(user)).toBeDefined()
  expect(await sessions.start(user)).toBeUndefined()
  expect(await sessions.read(oldest)).toEqual(user)
  // What has expired makes room.
  now = 2_000
  expect(await sessions.start({ ...user, expiresAtMs: 3_000 })).toBeDefined()
  expect(await sessions.start({ ...anonymous, expiresAtMs: 3_000 })).toBeDefined()
})
