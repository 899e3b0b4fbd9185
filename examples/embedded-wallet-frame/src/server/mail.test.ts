import { expect, test } from 'vitest'
import { createSay } from '../copy/say'
import { createLogins, type Mail } from './mail'

const EMAIL = 'ada@example.com'
const say = createSay('en')

function start() {
  const mails: Mail[] = []
  let now = 0
  const logins = createLogins({
    deliver: (mail) => mails.push(mail),
    now: () => now,
    linkUrl: () => 'http://127.0.0.1:4803/device',
  })
  return {
    logins,
    mails,
    code: () => mails.at(-1)?.code ?? '',
    pass(ms: number) {
      now += ms
    },
  }
}

test('logins: the mailed code is valid once', () => {
  const { logins, code } = start()
  expect(logins.start(EMAIL, 'd1', undefined, say)).toBe('code')
  expect(code()).toMatch(/^\d{6}$/)
  expect(logins.confirm(EMAIL, 'd1', code())).toBeUndefined()
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.expired')
})

test('logins: a wrong code is refused, and the sixth attempt needs a new one', () => {
  const { logins, code } = start()
  logins.start(EMAIL, 'd1', undefined, say)
  const wrong = code() === '000000' ? '111111' : '000000'
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(logins.confirm(EMAIL, 'd1', wrong)).toBe('code.wrong')
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.too-many')
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.expired')
})

test('logins: a code is valid for twenty minutes or until a newer one is sent', () => {
  const { logins, code, pass, mails } = start()
  logins.start(EMAIL, 'd1', undefined, say)
  pass(20 * 60_000 + 1)
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.expired')
  logins.start(EMAIL, 'd1', undefined, say)
  logins.start(EMAIL, 'd1', undefined, say)
  const [, older, newer] = mails.map((mail) => mail.code ?? '')
  if (older !== newer) expect(logins.confirm(EMAIL, 'd1', older ?? '')).toBe('code.wrong')
  expect(logins.confirm(EMAIL, 'd1', newer ?? '')).toBeUndefined()
})

test('logins: the code of an address change is not valid for a login, and its mail names the new address', () => {
  const { logins, code, mails } = start()
  const next = 'eve@example.com'
  logins.start(EMAIL, 'd1', next, say)
  expect(mails.at(-1)).toMatchObject({ to: EMAIL, subject: `Change your wallet’s address to ${next}` })
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.expired')
  expect(logins.confirm(EMAIL, 'd1', code(), 'another@example.com')).toBe('code.expired')
  expect(logins.confirm(EMAIL, 'd1', code(), next)).toBeUndefined()
  logins.start(EMAIL, 'd1', undefined, say)
  expect(mails.at(-1)?.subject).toBe('Your login code')
  expect(logins.confirm(EMAIL, 'd1', code(), next)).toBe('code.expired')
  logins.start(next, 'd1', next, say)
  expect(mails.at(-1)).toMatchObject({ to: next, subject: 'Confirm the new address of your wallet' })
  expect(logins.confirm(next, 'd1', code())).toBe('code.expired')
})

test('logins: a new device of a known address must open the mailed link first', () => {
  const { logins, code, mails } = start()
  logins.start(EMAIL, 'd1', undefined, say)
  logins.confirm(EMAIL, 'd1', code())
  expect(logins.start(EMAIL, 'd2', undefined, say)).toBe('device')
  expect(mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Allow a new device' })
  expect(logins.step(EMAIL, 'd2')).toBe('device')
  expect(logins.confirm(EMAIL, 'd2', '123456')).toBe('code.expired')
  const token = new URL(mails.at(-1)?.link ?? '').searchParams.get('token') ?? ''
  expect(logins.openLink('another')).toBe(false)
  expect(logins.openLink(token)).toBe(true)
  expect(logins.openLink(token)).toBe(false)
  expect(logins.step(EMAIL, 'd2')).toBe('code')
  expect(logins.confirm(EMAIL, 'd2', code())).toBeUndefined()
  expect(logins.start(EMAIL, 'd2', undefined, say)).toBe('code')
})
