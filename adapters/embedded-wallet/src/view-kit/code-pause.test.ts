import { expect, test } from 'vitest'
import type { EmbeddedWalletState, LoginApi } from '../contract'
import { FrameRefusedError } from '../errors'
import { hold, type Replies, startLogin } from '../test-support/start-login'

test('email: another code waits 30 s, and says how many seconds are left, rounded up', async () => {
  const { login, clock, sent, state } = startLogin({ CONNECT_EMAIL: { action: 'VERIFY_OTP' } })
  await login.email.start('ada@example.com')
  expect(state().codeSentAtMs).toBe(1_000_000)
  await clock.advance(999)
  await expect(login.email.start('ada@example.com')).rejects.toMatchObject({
    code: 'CODE_PAUSE',
    message: 'Please try again after 30 seconds',
    details: { seconds: 30 },
  })
  await clock.advance(1)
  await expect(login.emailChange.start('bob@example.com')).rejects.toMatchObject({ details: { seconds: 29 } })
  expect(sent).toHaveLength(1)
  await clock.advance(29_000)
  await login.email.start('ada@example.com')
  expect(sent).toHaveLength(2)
})

const EMAIL_REPLIES: Replies = {
  CONNECT_EMAIL: { action: 'VERIFY_OTP' },
  UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP' },
}
test.each([
  ['a login', (login: LoginApi) => login.email, 'verifyCode'],
  ['a change', (login: LoginApi) => login.emailChange, 'verifyPresentEmail'],
] as const)('email: the code of %s counts also when its caller has left', async (_what, part, step) => {
  const { held, release } = hold()
  const { login, sent, state, steps } = startLogin(EMAIL_REPLIES, undefined, held)
  const end = new AbortController()
  const left = part(login).start('ada@example.com', end.signal)
  await expect.poll(() => sent).toHaveLength(1)
  end.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  // The same address shares the request that is open, another one waits for it.
  const again = part(login).start('ada@example.com')
  const other = part(login).start('bob@example.com')
  other.catch(() => undefined)
  release()
  expect(await again).toBe(step)
  expect(state().codeSentAtMs).toBe(1_000_000)
  expect(steps).toEqual([{ email: 'ada@example.com', step }])
  await expect(other).rejects.toMatchObject({ code: 'CODE_PAUSE' })
  await expect(part(login).start('ada@example.com')).rejects.toMatchObject({ code: 'CODE_PAUSE' })
  expect(sent).toHaveLength(1)
})

test('email: whoever leaves while the frame loads gets no code', async () => {
  const { held, release } = hold()
  const { login, sent, state } = startLogin(EMAIL_REPLIES, undefined, undefined, () => held)
  const end = new AbortController()
  const left = login.email.start('ada@example.com', end.signal)
  const other = login.email.start('bob@example.com')
  end.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  release()
  await other
  expect(sent).toEqual([['CONNECT_EMAIL', { email: 'bob@example.com' }]])
  expect(state().codeSentAtMs).toBe(1_000_000)
})

test('email: a request that the frame refuses causes no pause', async () => {
  const { held, release } = hold()
  const refused = held.then(() => {
    throw new FrameRefusedError('CONNECT_EMAIL', { message: 'No' })
  })
  const { login, sent, state } = startLogin(EMAIL_REPLIES, undefined, refused)
  const starts = [login.email.start('ada@example.com'), login.email.start('bob@example.com')]
  release()
  for (const one of starts) await expect(one).rejects.toThrow('No')
  expect(sent).toHaveLength(2)
  expect(state().codeSentAtMs).toBeUndefined()
})

test('email change: the new address is in the state, and the pause is over', async () => {
  const { login, state } = startLogin({
    UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP' },
    UPDATE_EMAIL_SECONDARY_OTP: { newEmail: 'bob@example.com' },
  })
  expect(await login.emailChange.start('bob@example.com')).toBe('verifyPresentEmail')
  await login.emailChange.confirmPresentEmail('123456')
  expect(await login.emailChange.confirmNewEmail('654321')).toBe('bob@example.com')
  expect(state().codeSentAtMs).toBeUndefined()
})

const ADA: Pick<EmbeddedWalletState, 'login' | 'user'> = {
  login: { provider: 'email', email: 'ada@example.com', username: undefined, networkId: undefined },
  user: { email: 'ada@example.com', username: undefined, accountType: 'eoa', isSmartAccountDeployed: false },
}
const NEW_EMAIL: Replies = { UPDATE_EMAIL_SECONDARY_OTP: { newEmail: 'bob@example.com' } }

test('email change: the new address is in the state also when the caller has left', async () => {
  const { held, release } = hold()
  const { login, sent, state, update } = startLogin(NEW_EMAIL, undefined, held)
  update(ADA)
  const end = new AbortController()
  const left = login.emailChange.confirmNewEmail('123456', end.signal)
  expect(sent).toHaveLength(1)
  end.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  release()
  await expect.poll(() => state().login?.email).toBe('bob@example.com')
  expect(state().user?.email).toBe('bob@example.com')
})

test('email change: an address that is confirmed after another login is not that user’s', async () => {
  const { held, release } = hold()
  const { login, state, update } = startLogin(NEW_EMAIL, undefined, held)
  update(ADA)
  const changed = login.emailChange.confirmNewEmail('123456')
  const other = { provider: 'google', email: 'eve@example.com', username: undefined } as const
  update({ login: { ...other, networkId: undefined }, user: undefined })
  release()
  expect(await changed).toBe('bob@example.com')
  expect(state().login?.email).toBe('eve@example.com')
})
