import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTraffic } from '../fault-injection/log-and-inject-faults'
import type { HttpService } from '../http/start-http-service'
import { startIdentityProvider } from '../identity-provider/start-identity-provider'
import { createMailInbox } from '../mail/mail-inbox'
import { postToFrame } from '../testing/post-to-frame'
import { startFrame } from './start-frame'

const traffic = createTraffic()
let frame: HttpService
let provider: HttpService

beforeAll(async () => {
  provider = await startIdentityProvider({
    port: 0,
    traffic,
    redirectUri: () => `${frame.url}/sdk/social-result`,
  })
  frame = await startFrame(0, traffic, createMailInbox(), () => provider.url)
  // The start bundles the frame's scripts, which contain viem.
}, 60_000)

afterAll(() => Promise.all([frame.stop(), provider.stop()]))

const post = (path: string, body: object, headers?: Readonly<Record<string, string>>) =>
  postToFrame(frame.url, path, body, headers)
const verifier = 'a verifier of the frame'
const challenge = createHash('sha256').update(verifier).digest('base64url')

const HOST = 'http://127.0.0.1:4800'

/** Starts a login in the frame. `cookie` is that of the frame's browser. */
async function start(name: string) {
  const body = { provider: name, hostOrigin: HOST, challenge }
  const { value, cookie } = await post('/login/social/start', body)
  return { uri: value['uri'] ?? '', state: value['state'] ?? '', cookie }
}

interface Browser {
  cookie: string
}

/** Opens a page like a browser: keeps its cookie, and follows no redirect. */
async function open(browser: Browser, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...(browser.cookie && { cookie: browser.cookie }), ...Object(init.headers) }
  const response = await fetch(url, { ...init, headers, redirect: 'manual' })
  browser.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? browser.cookie
  return response
}

const locationOf = (response: Response): string => response.headers.get('location') ?? ''

/** Submits the form of the provider's page, and returns where it sends the browser. */
async function decide(browser: Browser, page: string, decision: 'continue' | 'cancel'): Promise<URL> {
  const html = await (await open(browser, page)).text()
  expect(html).toMatch(/>Continue<.*>Cancel</s)
  const body = new URLSearchParams({ user: 'ada', decision })
  for (const [, field = '', value = ''] of html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g))
    body.set(field, value.replaceAll('&#38;', '&'))
  const decided = await open(browser, `${provider.url}/decision`, { method: 'POST', body })
  return new URL(locationOf(decided) || 'about:blank')
}

/** Logs in with a popup that a page of the host has opened. */
async function logIn(name: string, decision: 'continue' | 'cancel', suffix = '') {
  const { uri, state } = await start(name)
  const browser: Browser = { cookie: '' }
  const left = await open(browser, `${uri}${suffix}`, { headers: { referer: `${HOST}/` } })
  const location = await decide(browser, locationOf(left), decision)
  const arrive = (from: Browser = browser) => post('/login/social/arrive', { state }, { cookie: from.cookie })
  return { state, location, browser, arrive }
}

test('social login: the provider’s code works once, for the frame that started the login', async () => {
  const { state, location, arrive } = await logIn('google', 'continue')
  expect(`${location.origin}${location.pathname}`).toBe(`${frame.url}/sdk/social-result`)
  expect((await arrive()).value).toEqual({ hostOrigin: HOST, isOnPhone: false })
  const code = location.searchParams.get('code')
  const finish = (given: string) => post('/login/social/finish', { state, code, verifier: given })
  expect((await finish('another')).status).toBe(403)
  expect(await finish(verifier)).toMatchObject({
    status: 200,
    value: { id: 'google:ada', email: 'ada@google.example', userName: 'ada' },
  })
  expect((await finish(verifier)).status).toBe(403)
})

test('social login: Cancel is an error in the result, and the appended URL is returned', async () => {
  const { state, location } = await logIn('x', 'cancel')
  expect(location.searchParams.get('error')).toBe('access_denied')
  expect(location.searchParams.get('state')).toBe(state)
  const page = encodeURIComponent('http://127.0.0.1:4800/?a=1&b=2')
  const left = await logIn('x', 'continue', `--${page}`)
  expect(left.location.searchParams.get('state')).toBe(`${left.state}--http://127.0.0.1:4800/?a=1&b=2`)
})

test('social login: a result that cannot be posted to the page is kept for the frame', async () => {
  const { state, location, browser } = await logIn('github', 'continue')
  const put = async (resultUri: string) =>
    (await post('/login/social/put-result', { state, resultUri }, { cookie: browser.cookie })).status
  expect((await post('/login/social/result', { state })).value).toEqual({ resultUri: null })
  expect(await put('https://evil.example/')).toBe(403)
  expect(await put(location.href)).toBe(200)
  expect((await post('/login/social/result', { state })).value).toEqual({ resultUri: location.href })
})

test('social login: a browser with the frame’s cookie needs no referrer of the page', async () => {
  const { uri, state, cookie } = await start('google')
  const browser: Browser = { cookie }
  const location = await decide(browser, locationOf(await open(browser, uri)), 'continue')
  expect(browser.cookie).toBe(cookie)
  expect((await post('/login/social/arrive', { state }, { cookie })).status).toBe(200)
  const put = await post('/login/social/put-result', { state, resultUri: location.href }, { cookie })
  expect(put.status).toBe(200)
  // On the phone itself: the link leads on.
  const phone = await start('farcaster')
  expect((await open({ cookie: phone.cookie }, phone.uri)).status).toBe(303)
})

test('social login: a login that an attacker has started does not log the attacker in as the victim', async () => {
  const victim: Browser = { cookie: '' }
  const refusals: unknown[] = []
  for (const isProviderLink of [true, false]) {
    const { uri, state } = await start('google')
    // The attacker sends the provider's address, or that of the wallet's page, for a link that leads from elsewhere.
    const page = isProviderLink
      ? locationOf(await open({ cookie: '' }, uri, { headers: { referer: `${HOST}/` } }))
      : locationOf(await open(victim, uri, { headers: { referer: 'https://evil.example/' } }))
    const location = await decide(victim, page, 'continue')
    const cookie = { cookie: victim.cookie }
    const arrived = await post('/login/social/arrive', { state }, cookie)
    const put = await post('/login/social/put-result', { state, resultUri: location.href }, cookie)
    refusals.push([arrived.status, put.status])
    expect((await post('/login/social/result', { state })).value).toEqual({ resultUri: null })
  }
  // With the second link the victim's own page could be told the result, if it had opened the window.
  expect(refusals).toEqual([
    [403, 403],
    [200, 403],
  ])
})

test('social login: it starts only for pages that may frame the wallet', async () => {
  const body = { provider: 'google', hostOrigin: 'https://evil.example', challenge }
  expect((await post('/login/social/start', body)).status).toBe(403)
})

test('farcaster: the phone is asked which site it logs in to, and the frame polls until it accepts or refuses', async () => {
  for (const decision of ['continue', 'cancel'] as const) {
    const { uri, state } = await start('farcaster')
    const finish = () => post('/login/social/finish', { state, verifier })
    const phone: Browser = { cookie: '' }
    const asked = await open(phone, uri)
    expect([asked.status, phone.cookie]).toEqual([200, ''])
    expect(await asked.text()).toContain(`Log in at ${HOST}?`)
    const headers = { origin: frame.url }
    const body = new URLSearchParams({ state })
    const left = await open(phone, uri, { method: 'POST', headers, body })
    const location = await decide(phone, locationOf(left), decision)
    expect(location.searchParams.get('state')).toBe(state)
    // Another phone that has the provider's page does not count.
    expect((await post('/login/social/arrive', { state })).status).toBe(403)
    expect((await finish()).value).toEqual({ isPending: true })
    const arrived = await post('/login/social/arrive', { state }, { cookie: phone.cookie })
    expect(arrived.value).toEqual({ hostOrigin: HOST, isOnPhone: true })
    const user = { id: 'farcaster:ada', email: null, userName: 'ada' }
    if (decision === 'continue') expect((await finish()).value).toEqual(user)
    else expect((await finish()).status).toBe(403)
  }
})
