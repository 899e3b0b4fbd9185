import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SocialUser } from './identity-provider'
import { createSocialLogins } from './social-logins'

const verifier = 'a verifier of the frame'
const challenge = createHash('sha256').update(verifier).digest('base64url')
const ada: SocialUser = { id: 'google:ada', email: 'ada@google.example', userName: 'ada' }
const RESULT = 'https://wallet.example/sdk/social-result?code=c'

function startLogins() {
  let nowMs = 0
  const logins = createSocialLogins({
    now: () => nowMs,
    startUri: () => 'https://wallet.example/sdk/social-start',
    isHostOrigin: (origin) => origin === 'https://shop.example',
    limits: { starts: { perCaller: 3, inTotal: 5 } },
    provider: {
      loginUri: ({ state }) => `https://id.example/?state=${state}`,
      isResult: (uri) => uri === RESULT,
      exchangeCode: async () => ada,
      exchangeRequest: async () => ada,
    },
  })
  const start = (provider = 'google', caller = '192.0.2.1', hostOrigin = 'https://shop.example') =>
    logins.start({ provider, hostOrigin, challenge, caller, browser: 'the starter’s' })
  return {
    logins,
    start,
    stateOf(...of: Parameters<typeof start>): string {
      const started = start(...of)
      return typeof started === 'string' ? started : started.state
    },
    pass(ms: number) {
      nowMs += ms
    },
  }
}

/** A browser that no page has led here, and one that a page of the host has. */
const sent = (browser: string) => ({ browser, from: undefined })
const led = (browser: string) => ({ browser, from: 'https://shop.example' })
const queryOf = (state: string): URLSearchParams => new URLSearchParams({ state })

test('social login: it is completed by the frame that started it, once the browser that left has come back', async () => {
  const { logins, stateOf } = startLogins()
  const state = stateOf()
  expect(await logins.finish(state, 'c', verifier)).toBeUndefined()
  expect(logins.leave(queryOf(state), led('hers'))).toBe(`https://id.example/?state=${state}`)
  expect(await logins.finish(state, 'c', verifier)).toBeUndefined()
  expect(logins.arrive(state, 'hers')).toMatchObject({ hostOrigin: 'https://shop.example', isOnPhone: false })
  expect(await logins.finish(state, 'c', 'another')).toBeUndefined()
  expect(await logins.finish(state, 'c', verifier)).toEqual(ada)
  expect(await logins.finish(state, 'c', verifier)).toBeUndefined()
})

test('social login: a browser that has not left for the provider does not come back from it', async () => {
  const { logins, stateOf } = startLogins()
  const state = stateOf()
  // The attacker has opened the login, and sends the provider's address to a victim.
  logins.leave(queryOf(state), led('the attacker’s'))
  for (const browser of ['', 'the victim’s']) {
    expect(logins.arrive(state, browser)).toBeUndefined()
    expect(logins.putResult(state, RESULT, browser)).toBe(false)
  }
  expect(logins.result(state)).toBeUndefined()
  expect(await logins.finish(state, 'c', verifier)).toBeUndefined()
  // Nor does the victim leave with a login that another browser has left with.
  expect(logins.leave(queryOf(state), led('the victim’s'))).toBeUndefined()
})

test('social login: the result is passed on only for the browser that is surely the starter’s', () => {
  const { logins, stateOf } = startLogins()
  const leave = (opener: ReturnType<typeof led> | ReturnType<typeof sent>): string => {
    const state = stateOf()
    logins.leave(queryOf(state), opener)
    expect(logins.arrive(state, opener.browser)).toBeDefined()
    return state
  }
  const foreign = leave({ browser: 'the victim’s', from: 'https://evil.example' })
  expect(logins.putResult(foreign, RESULT, 'the victim’s')).toBe(false)
  expect(logins.result(foreign)).toBeUndefined()
  for (const opener of [led('hers'), sent('the starter’s')]) {
    const own = leave(opener)
    expect(logins.putResult(own, 'https://evil.example/', opener.browser)).toBe(false)
    expect(logins.putResult(own, RESULT, opener.browser)).toBe(true)
    expect(logins.result(own)).toBe(RESULT)
  }
})

test('social login: a phone is waited for until it has come back', async () => {
  const { logins, stateOf } = startLogins()
  const state = stateOf('farcaster')
  expect(logins.find(state)).toMatchObject({ isOnPhone: true })
  expect(await logins.finishOnPhone(state, verifier)).toBe('pending')
  logins.leave(queryOf(state), sent('the phone’s'))
  expect(logins.arrive(state, 'another')).toBeUndefined()
  expect(await logins.finishOnPhone(state, verifier)).toBe('pending')
  logins.arrive(state, 'the phone’s')
  expect(await logins.finishOnPhone(state, 'another')).toBeUndefined()
  expect(await logins.finishOnPhone(state, verifier)).toEqual(ada)
})

test('social login: it starts for pages that may use the wallet, and ends after ten minutes', () => {
  const { logins, start, stateOf, pass } = startLogins()
  expect(start('google', '192.0.2.1', 'https://evil.example')).toBe('host')
  const state = stateOf()
  pass(600_001)
  expect(logins.find(state)).toBeUndefined()
  expect(logins.leave(queryOf(state), led('hers'))).toBeUndefined()
})

test('social login: by a clock that is no number it is over', () => {
  const { logins, stateOf, pass } = startLogins()
  const state = stateOf()
  pass(Number.NaN)
  expect(logins.find(state)).toBeUndefined()
})

test('social login: the page’s address after the state goes to the provider and back', () => {
  const { logins, stateOf } = startLogins()
  const state = stateOf()
  const query = queryOf(`${state}--https://shop.example/?a=1`)
  expect(logins.leave(query, led('hers'))).toBe(`https://id.example/?state=${query.get('state')}`)
})

test('social login: strangers start only so many, and end nobody’s', () => {
  const { logins, start, stateOf } = startLogins()
  const mine = stateOf()
  const started = Array.from({ length: 20 }, (_, index) => start('google', `192.0.2.${index % 4}`))
  expect(started.filter((one) => typeof one === 'object')).toHaveLength(4)
  expect(started.filter((one) => one === 'limit')).toHaveLength(16)
  expect(logins.find(mine)).toBeDefined()
})

test('social login: one caller starts three', () => {
  const { start } = startLogins()
  const started = Array.from({ length: 4 }, () => typeof start())
  expect(started).toEqual(['object', 'object', 'object', 'string'])
})
