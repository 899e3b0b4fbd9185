import { expect, test } from 'vitest'
import { createSessions, type Session } from './sessions'

const anonymous: Session = { nonces: [], account: undefined, expiresAtMs: 10 }
const account = { accountAddress: '0xA', networkId: 'eip155:1' } as const
const withNonce =
  (nonce: string) =>
  (session: Session): Session => ({ ...session, nonces: [...session.nonces, nonce] })

test('sessions: two changes at once are both kept', async () => {
  const sessions = createSessions(() => 0)
  const secret = await sessions.start(anonymous)
  await Promise.all([sessions.update(secret, withNonce('a')), sessions.update(secret, withNonce('b'))])
  expect((await sessions.read(secret))?.nonces).toEqual(['a', 'b'])
})

test('sessions: one that has ended or expired is not brought back by a change', async () => {
  let now = 0
  const sessions = createSessions(() => now)
  const secret = await sessions.start({ ...anonymous, account })
  await sessions.end(secret)
  expect(await sessions.update(secret, withNonce('a'))).toBe(false)
  expect(await sessions.read(secret)).toBeUndefined()
  const other = await sessions.start({ ...anonymous, account })
  now = 10
  expect(await sessions.update(other, (session) => ({ ...session, expiresAtMs: 100 }))).toBe(false)
  expect(await sessions.read(other)).toBeUndefined()
})

test('sessions: a flood of visitors who have not signed in ends no session of a user', async () => {
  const sessions = createSessions(() => 0, 3)
  const user = await sessions.start({ ...anonymous, account })
  const visitor = await sessions.start(anonymous)
  for (let count = 0; count < 3; count += 1) await sessions.start(anonymous)
  expect((await sessions.read(user))?.account).toEqual(account)
  expect(await sessions.read(visitor)).toBeUndefined()
})

test('sessions: of users as well the oldest is forgotten when one too many signs in', async () => {
  const sessions = createSessions(() => 0, 3)
  const oldest = await sessions.start({ ...anonymous, account })
  for (let count = 0; count < 3; count += 1) await sessions.start({ ...anonymous, account })
  expect(await sessions.read(oldest)).toBeUndefined()
})
