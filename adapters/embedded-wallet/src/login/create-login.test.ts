import { expect, test } from 'vitest'
import type { LoginApi } from '../contract'
import { FrameRefusedError, FrameTimeoutError, FrameUnavailableError } from '../errors'
import { hold, type Replies, startLogin } from '../test-support/start-login'

test.each([
  ['VERIFY_DEVICE', 'verifyDevice'],
  ['VERIFY_OTP', 'verifyCode'],
  ['CONNECT', 'connect'],
] as const)('email: %s of the frame is the step %s', async (action, step) => {
  const { login, sent } = startLogin({ CONNECT_EMAIL: { action } })
  expect(await login.email.start(' ada@example.com ')).toBe(step)
  expect(sent).toEqual([['CONNECT_EMAIL', { email: 'ada@example.com' }]])
})

test.each(['', 'ada', 'ada@', '@example.com', 'ada @example.com', `${'a'.repeat(400)}@example.com`])(
  'email: %j is refused before anything is sent',
  async (email) => {
    const { login, sent } = startLogin()
    await expect(login.email.start(email)).rejects.toMatchObject({ code: 'EMAIL_INVALID' })
    expect(sent).toEqual([])
  },
)

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://evil.example', 'nonsense'])(
  'social: the address %s is not handed to a popup',
  async (address) => {
    const { login } = startLogin({
      GET_SOCIAL_REDIRECT_URI: { uri: address },
      GET_FARCASTER_URI: { url: address },
    })
    await expect(login.social.redirectUrl('google')).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
    await expect(login.social.farcasterUrl()).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
  },
)

test('social: a popup gets the page of a provider, and no link into an app', async () => {
  const address = 'some-wallet://steal?me'
  const { login } = startLogin({
    GET_SOCIAL_REDIRECT_URI: { uri: address },
    GET_FARCASTER_URI: { url: address },
  })
  await expect(login.social.redirectUrl('google')).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
  // A link that opens the Farcaster app.
  expect(await login.social.farcasterUrl()).toBe(address)
})

test('social: the provider and the name are those of the login', async () => {
  const { login, sent } = startLogin({
    CONNECT_SOCIAL: { address: '0x', chainId: 1, userName: 'ada' },
    GET_SOCIAL_REDIRECT_URI: { uri: 'https://id.example/' },
  })
  expect(await login.social.redirectUrl('github')).toBe('https://id.example/')
  await login.social.finish('github', 'https://shop.example/?result=1')
  expect(login.method()).toEqual({ provider: 'github', username: 'ada' })
  expect(sent.at(-1)).toEqual([
    'CONNECT_SOCIAL',
    { uri: 'https://shop.example/?result=1', preferredAccountType: 'smartAccount' },
  ])
})

test('farcaster: concurrent calls share one request to the frame', async () => {
  const { login, sent } = startLogin({ CONNECT_FARCASTER: { userName: 'ada' } })
  expect(await Promise.all([login.social.finishFarcaster(), login.social.finishFarcaster()])).toEqual([
    'ada',
    'ada',
  ])
  expect(sent).toHaveLength(1)
  expect(login.method()).toEqual({ provider: 'farcaster', username: 'ada' })
})

test('farcaster: a caller who leaves does not end the request of another one', async () => {
  const { held, release } = hold()
  const { login, sent } = startLogin({ CONNECT_FARCASTER: { userName: 'ada' } }, undefined, held)
  const end = new AbortController()
  const left = login.social.finishFarcaster(end.signal)
  const other = login.social.finishFarcaster()
  end.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  const later = login.social.finishFarcaster()
  release()
  expect(await Promise.all([other, later])).toEqual(['ada', 'ada'])
  expect(sent).toHaveLength(1)
})

test('login: the method is that of the stored login once it is stored, also of one in another tab', async () => {
  const { login, update } = startLogin(REPLIES)
  await login.social.finish('google', 'https://shop.example/?result=1')
  const stored = { email: undefined, networkId: undefined } as const
  update({ login: { ...stored, provider: 'google', username: 'ada' } })
  login.stored()
  expect(login.method()).toMatchObject({ provider: 'google', username: 'ada' })
  update({ login: { ...stored, provider: 'github', username: 'bob' } })
  expect(login.method()).toMatchObject({ provider: 'github', username: 'bob' })
})

test('login: when a guard refuses, no first step of a login reaches the frame', async () => {
  const refused = new Error('refused')
  const { login, sent } = startLogin({ CONNECT_EMAIL: { action: 'CONNECT' } }, () => Promise.reject(refused))
  await expect(login.email.start('ada@example.com')).rejects.toBe(refused)
  await expect(login.social.redirectUrl('google')).rejects.toBe(refused)
  await expect(login.social.farcasterUrl()).rejects.toBe(refused)
  expect(sent).toEqual([])
})

const USER = { address: '0x', chainId: 1, userName: 'ada' }
type LogIn = (login: LoginApi, signal?: AbortSignal) => Promise<unknown>
const logInBy = new Map<string, LogIn>([
  ['code', ({ email }, signal) => email.confirmCode('123456', signal)],
  ['social', ({ social }, signal) => social.finish('google', 'https://shop.example/?result=1', signal)],
  ['farcaster', ({ social }, signal) => social.finishFarcaster(signal)],
])
const REPLIES: Replies = { CONNECT_SOCIAL: USER, CONNECT_FARCASTER: { userName: 'ada' } }

test.each([...logInBy])('login: the step "%s" logs a user in', async (_name, logIn) => {
  const { login, logins, state, update } = startLogin(REPLIES)
  update({ codeSentAtMs: 999_999 })
  await logIn(login)
  expect(logins).toEqual(['login'])
  // The pause is for a login that is not finished.
  expect(state().codeSentAtMs).toBeUndefined()
})

test.each([
  ['VERIFY_OTP', []],
  ['VERIFY_DEVICE', []],
  ['CONNECT', ['login']],
] as const)('login: a known device logs in with its address alone (%s)', async (action, expected) => {
  const { login, logins } = startLogin({ CONNECT_EMAIL: { action } })
  await login.email.start('ada@example.com')
  expect(logins).toEqual(expected)
})

test('login: a confirmed browser and an accepted code are told', async () => {
  const { login, checked } = startLogin({ ...REPLIES, CONNECT_EMAIL: { action: 'VERIFY_DEVICE' } })
  await login.email.start('bob@example.com')
  await login.email.confirmDevice()
  await login.email.confirmCode('123456')
  expect(checked).toEqual([
    { what: 'device', isAccepted: true },
    { what: 'code', isAccepted: true },
  ])
})

test.each([...logInBy])('login: the step "%s" counts also when its caller has left', async (_name, logIn) => {
  const { held, release } = hold()
  const { login, logins } = startLogin(REPLIES, undefined, held)
  const end = new AbortController()
  const step = logIn(login, end.signal)
  end.abort(new Error('left'))
  await expect(step).rejects.toThrow('left')
  expect(logins).toEqual([])
  release()
  await expect.poll(() => logins).toEqual(['login'])
})

test.each([
  [
    new FrameRefusedError('CONNECT_OTP', { message: 'Wrong code' }),
    [],
    [{ what: 'code', isAccepted: false }],
  ],
  [new FrameUnavailableError(), [], []],
  [new FrameTimeoutError('CONNECT_OTP'), ['unknown'], []],
] as const)('login: a step that ends with %s', async (error, expected, told) => {
  const { login, logins, checked } = startLogin({}, undefined, Promise.reject(error))
  await expect(login.email.confirmCode('123456')).rejects.toBe(error)
  expect(logins).toEqual(expected)
  expect(checked).toEqual(told)
})

test('login: one that was not finished does not change the stored login method', async () => {
  const { login } = startLogin({ ...REPLIES, CONNECT_EMAIL: { action: 'VERIFY_OTP' } })
  await login.social.finish('google', 'https://shop.example/?result=1')
  await login.email.start('bob@example.com')
  expect(login.method()).toEqual({ provider: 'google', username: 'ada' })
  await login.email.confirmCode('123456')
  expect(login.method()).toEqual({ provider: 'email', username: undefined })
})

test('social: a frame whose page began anew while it took the result is given it once more, with the user it has', async () => {
  const user = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: 1 }
  const gone = { CONNECT_SOCIAL: new FrameUnavailableError() }
  const { login, sent, logins } = startLogin({ GET_USER: user }, undefined, undefined, undefined, gone)
  await login.social.finish('google', 'https://shop.example/?result=1')
  expect(sent).toEqual([
    ['CONNECT_SOCIAL', { uri: 'https://shop.example/?result=1', preferredAccountType: 'smartAccount' }],
    ['GET_USER', { socialUri: 'https://shop.example/?result=1', preferredAccountType: 'smartAccount' }],
  ])
  expect([logins, login.method()]).toEqual([['login'], { provider: 'google', username: undefined }])
})

test('social: a result that the frame has refused is given to it once', async () => {
  const refused = new FrameRefusedError('CONNECT_SOCIAL', { message: 'used before' })
  const { login, sent } = startLogin({}, undefined, undefined, undefined, { CONNECT_SOCIAL: refused })
  await expect(login.social.finish('google', 'https://shop.example/?result=1')).rejects.toBe(refused)
  expect(sent).toHaveLength(1)
})
