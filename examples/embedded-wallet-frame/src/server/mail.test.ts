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
    limits: {
      mails: { perAddress: 8, perAddressOfCaller: 6, perCaller: 8, inTotal: 10 },
      guesses: { perAddress: 12, perAddressOfCaller: 10, perCaller: 12, inTotal: 14 },
    },
  })
  let caller = '192.0.2.1'
  const login = (email: string, deviceId: string, changeTo?: string) => ({
    email,
    deviceId,
    changeTo,
    caller,
  })
  return {
    logins: {
      start: (...of: Parameters<typeof login>) => logins.start(login(...of), say),
      step: (...of: Parameters<typeof login>) => logins.step(login(...of)),
      openLink: logins.openLink,
      confirm: (email: string, deviceId: string, code: string, changeTo?: string) =>
        logins.confirm(login(email, deviceId, changeTo), code),
    },
    mails,
    code: () => mails.at(-1)?.code ?? '',
    pass(ms: number) {
      now += ms
    },
    callFrom(address: string) {
      caller = address
    },
  }
}

const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000')

test('logins: the mailed code is valid once', () => {
  const { logins, code } = start()
  expect(logins.start(EMAIL, 'd1')).toBe('code')
  expect(code()).toMatch(/^\d{6}$/)
  expect(logins.confirm(EMAIL, 'd1', code())).toBeUndefined()
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.expired')
})

test('logins: a wrong code is refused, and the sixth attempt needs a new one', () => {
  const { logins, code } = start()
  logins.start(EMAIL, 'd1')
  const wrong = wrongFor(code())
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(logins.confirm(EMAIL, 'd1', wrong)).toBe('code.wrong')
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.too-many')
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.expired')
})

test('logins: a code is valid for twenty minutes or until a newer one is sent', () => {
  const { logins, code, pass, mails } = start()
  logins.start(EMAIL, 'd1')
  pass(20 * 60_000 + 1)
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.expired')
  logins.start(EMAIL, 'd1')
  logins.start(EMAIL, 'd1')
  const [, older, newer] = mails.map((mail) => mail.code ?? '')
  if (older !== newer) expect(logins.confirm(EMAIL, 'd1', older ?? '')).toBe('code.wrong')
  expect(logins.confirm(EMAIL, 'd1', newer ?? '')).toBeUndefined()
})

test('logins: by a clock that is no number neither a code nor a link is valid', () => {
  const { logins, code, pass, mails } = start()
  logins.start(EMAIL, 'd1')
  logins.confirm(EMAIL, 'd1', code())
  logins.start(EMAIL, 'd2')
  const token = new URL(mails.at(-1)?.link ?? '').searchParams.get('token') ?? ''
  logins.start(EMAIL, 'd1')
  pass(Number.NaN)
  expect(logins.openLink(token)).toBe(false)
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.expired')
})

test('logins: the code of an address change is not valid for a login, and its mail names the new address', () => {
  const { logins, code, mails } = start()
  const next = 'eve@example.com'
  logins.start(EMAIL, 'd1', next)
  expect(mails.at(-1)).toMatchObject({ to: EMAIL, subject: `Change your wallet’s email to ${next}` })
  expect(logins.confirm(EMAIL, 'd1', code())).toBe('code.expired')
  expect(logins.confirm(EMAIL, 'd1', code(), 'another@example.com')).toBe('code.expired')
  expect(logins.confirm(EMAIL, 'd1', code(), next)).toBeUndefined()
  logins.start(EMAIL, 'd1')
  expect(mails.at(-1)?.subject).toBe('Your login code')
  expect(logins.confirm(EMAIL, 'd1', code(), next)).toBe('code.expired')
  logins.start(next, 'd1', next)
  expect(mails.at(-1)).toMatchObject({ to: next, subject: 'Confirm your wallet’s new email address' })
  expect(logins.confirm(next, 'd1', code())).toBe('code.expired')
})

test('logins: a new device of a known address must open the mailed link first', () => {
  const { logins, code, mails } = start()
  logins.start(EMAIL, 'd1')
  logins.confirm(EMAIL, 'd1', code())
  expect(logins.start(EMAIL, 'd2')).toBe('device')
  expect(mails.at(-1)).toMatchObject({ to: EMAIL, subject: 'Allow a new device' })
  expect(logins.step(EMAIL, 'd2')).toBe('device')
  expect(logins.confirm(EMAIL, 'd2', '123456')).toBe('code.expired')
  const token = new URL(mails.at(-1)?.link ?? '').searchParams.get('token') ?? ''
  expect(logins.openLink('another')).toBe(false)
  expect(logins.openLink(token)).toBe(true)
  expect(logins.openLink(token)).toBe(false)
  expect(logins.step(EMAIL, 'd2')).toBe('code')
  expect(logins.confirm(EMAIL, 'd2', code())).toBeUndefined()
  expect(logins.start(EMAIL, 'd2')).toBe('code')
})

test('limits: one caller sends six mails an hour to one address, whatever device and spelling', () => {
  const { logins, mails, pass } = start()
  for (let count = 0; count < 6; count += 1)
    expect(logins.start(EMAIL.replace('@', `+${count}@`), `d${count}`)).toBe('code')
  expect(logins.start(EMAIL, 'd9')).toBe('limit.mails')
  expect(logins.start('ADA@example.com', 'd9')).toBe('limit.mails')
  expect(mails).toHaveLength(6)
  pass(3_600_000)
  expect(logins.start(EMAIL, 'd9')).toBe('code')
})

test('limits: all spellings of one mailbox of Gmail share its mails', () => {
  const { logins, mails } = start()
  const spellings = ['ada', 'a.da', 'ad.a', 'a.d.a', 'A.da+x', '..ada'].flatMap((name) => [
    `${name}@gmail.com`,
    `${name}@googlemail.com`,
  ])
  const steps = spellings.map((email) => logins.start(email, 'd1'))
  expect(mails).toHaveLength(6)
  expect(steps.slice(6)).toEqual(Array.from({ length: 6 }, () => 'limit.mails'))
  // Elsewhere they are mailboxes of their own.
  expect(logins.start('a.da@example.com', 'd1')).toBe('code')
})

test('limits: one stranger cannot use up the mails to an address, and all strangers not those of a known device', () => {
  const { logins, code, callFrom } = start()
  logins.start(EMAIL, 'd1')
  logins.confirm(EMAIL, 'd1', code())
  callFrom('192.0.2.2')
  for (let count = 0; count < 6; count += 1) expect(logins.start(EMAIL, `x${count}`)).toBe('device')
  expect(logins.start(EMAIL, 'x9')).toBe('limit.mails')
  callFrom('192.0.2.3')
  // A browser of hers that is new to the address.
  expect(logins.start(EMAIL, 'd2')).toBe('device')
  expect(logins.start(EMAIL, 'd2')).toBe('limit.mails')
  for (let count = 0; count < 9; count += 1) {
    callFrom(`198.51.100.${count}`)
    logins.start(`x${count}@example.com`, 'd')
  }
  callFrom('192.0.2.1')
  expect(logins.start('another@example.com', 'd')).toBe('limit.mails')
  expect(logins.start(EMAIL, 'd1')).toBe('code')
  expect(logins.confirm(EMAIL, 'd1', code())).toBeUndefined()
})

test('limits: eight mails an hour for one caller, which all addresses of one IPv6 network are', () => {
  const { logins, callFrom } = start()
  for (let count = 0; count < 8; count += 1) {
    callFrom(`2001:db8:1:2::${count}`)
    expect(logins.start(`x${count}@example.com`, 'd')).toBe('code')
  }
  callFrom('2001:db8:1:2:3:4:5:6')
  expect(logins.start('x9@example.com', 'd')).toBe('limit.mails')
  callFrom('2001:db8:1:3::1')
  expect(logins.start('x9@example.com', 'd')).toBe('code')
})

test('limits: ten mails an hour in total, and no login makes room for another', () => {
  const { logins, mails, callFrom } = start()
  logins.start(EMAIL, 'd1')
  for (let count = 0; count < 20; count += 1) {
    callFrom(`192.0.2.${count}`)
    logins.start(`x${count}@example.com`, 'd')
  }
  expect(mails).toHaveLength(10)
  expect(logins.confirm(EMAIL, 'd1', mails[0]?.code ?? '')).toBeUndefined()
})

test('limits: one caller has ten wrong codes an hour for one address, over all its codes', () => {
  const { logins, code, callFrom } = start()
  logins.start(EMAIL, 'd1')
  for (let count = 0; count < 5; count += 1)
    expect(logins.confirm(EMAIL, 'd1', wrongFor(code()))).toBe('code.wrong')
  logins.start(EMAIL, 'd2')
  logins.start(EMAIL, 'd1')
  for (let count = 0; count < 5; count += 1)
    expect(logins.confirm(EMAIL, 'd1', wrongFor(code()))).toBe('code.wrong')
  expect(logins.confirm(EMAIL, 'd2', code())).toBe('limit.guesses')
  expect(logins.start(EMAIL, 'd1')).toBe('limit.guesses')
  callFrom('192.0.2.2')
  expect(logins.start(EMAIL, 'd3')).toBe('code')
})

test('limits: wrong codes of strangers stop further codes, and not the one that was sent', () => {
  const { logins, code, callFrom } = start()
  logins.start(EMAIL, 'hers')
  const sent = code()
  for (const caller of ['192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    callFrom(caller)
    logins.start(EMAIL, caller)
    for (let count = 0; count < 4; count += 1) logins.confirm(EMAIL, caller, wrongFor(code()))
  }
  expect(logins.start(EMAIL, 'another')).toBe('limit.guesses')
  callFrom('192.0.2.1')
  expect(logins.confirm(EMAIL, 'hers', sent)).toBeUndefined()
})
