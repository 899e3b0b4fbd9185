import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTraffic } from '../fault-injection/log-and-inject-faults'
import type { HttpService } from '../http/start-http-service'
import { startIdentityProvider } from '../identity-provider/start-identity-provider'
import { createMailInbox } from '../mail/mail-inbox'
import { startFrame } from './start-frame'

const inbox = createMailInbox()
const traffic = createTraffic()
let frame: HttpService
let provider: HttpService

beforeAll(async () => {
  provider = await startIdentityProvider({
    port: 0,
    traffic,
    redirectUri: () => `${frame.url}/sdk/social-result`,
  })
  frame = await startFrame(0, traffic, inbox, () => provider.url)
  // The start bundles the frame's scripts, which contain viem.
}, 60_000)

afterAll(() => Promise.all([frame.stop(), provider.stop()]))

test('frame: its page runs only its own script, and only loopback pages may frame it', async () => {
  const page = await fetch(`${frame.url}/sdk`)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('frame-ancestors http://127.0.0.1:* http://localhost:*')
  expect(await page.text()).toContain('src="/frame.js"')
  const script = await fetch(`${frame.url}/frame.js`)
  expect(script.headers.get('content-type')).toBe('text/javascript')
  expect((await script.text()).length).toBeGreaterThan(10_000)
  expect((await fetch(`${frame.url}/other`)).status).toBe(404)
})

test.each([
  ['ar-EG,ar;q=0.9,en;q=0.8', 'lang="ar" dir="rtl"', 'السماح لهذا الجهاز بالدخول', 'هذا الرمز غير صحيح'],
  ['en-US', 'lang="en" dir="ltr"', 'Let this device log in', 'This code is wrong'],
])('frame: a browser that wants "%s" gets pages, mails and reasons in that language', async (...row) => {
  const [wanted, root, button, reason] = row
  const headers = { 'accept-language': wanted }
  const page = await fetch(`${frame.url}/sdk`, { headers })
  expect(await page.text()).toContain(`<html ${root}>`)
  const device = await fetch(`${frame.url}/device?token=${crypto.randomUUID()}`, { headers })
  expect(await device.text()).toContain(button)
  const email = `${crypto.randomUUID()}@example.com`
  const post = (path: string, more: object) =>
    fetch(`${frame.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, deviceId: 'd1', ...more }),
    })
  await post('/login/start', {})
  const [mail] = inbox.read(email)
  expect(mail?.subject).toBe(wanted === 'en-US' ? 'Your login code' : 'رمز الدخول الخاص بك')
  const wrong = await post('/login/confirm', { code: mail?.code === '000000' ? '111111' : '000000' })
  expect(await wrong.json()).toEqual({ error: reason })
})

test('frame: a login accepts only the code in the inbox', async () => {
  const post = (path: string, body: object) =>
    fetch(`${frame.url}${path}`, {
      method: 'POST',
      body: JSON.stringify({ email: 'ada@example.com', deviceId: 'd1', ...body }),
    })
  expect(await (await post('/login/start', {})).json()).toEqual({ step: 'code' })
  const [mail] = inbox.read('ada@example.com')
  const code = mail?.code ?? ''
  const wrong = await post('/login/confirm', { code: code === '000000' ? '111111' : '000000' })
  expect([wrong.status, await wrong.json()]).toEqual([403, { error: 'This code is wrong' }])
  expect((await post('/login/confirm', { code })).status).toBe(200)
  expect((await post('/login/start', { email: 'nobody' })).status).toBe(400)
})

test('frame: a new device is allowed by the button on the page that a mail links to', async () => {
  const post = (path: string, deviceId: string, code?: string) =>
    fetch(`${frame.url}${path}`, {
      method: 'POST',
      body: JSON.stringify({ email: 'bob@example.com', deviceId, code }),
    })
  const newest = () => inbox.read('bob@example.com')[0]
  await post('/login/start', 'd1')
  await post('/login/confirm', 'd1', newest()?.code)
  expect(await (await post('/login/start', 'd2')).json()).toEqual({ step: 'device' })
  const link = newest()?.link ?? ''
  expect(link.startsWith(`${frame.url}/device?token=`)).toBe(true)
  // Mail scanners open links, so the GET alone must not allow the device.
  expect(await (await fetch(link)).text()).toContain('Let this device log in')
  expect(await (await post('/login/step', 'd2')).json()).toEqual({ step: 'device' })
  const body = new URL(link).searchParams
  expect(await (await fetch(link, { method: 'POST', body })).text()).toContain('This device may log in now')
  expect(await (await post('/login/step', 'd2')).json()).toEqual({ step: 'code' })
  expect((await post('/login/confirm', 'd2', newest()?.code)).status).toBe(200)
})

const post = async (path: string, body: object) => {
  const response = await fetch(`${frame.url}${path}`, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, value: Object(await response.json()) }
}
const verifier = 'a verifier of the frame'
const challenge = createHash('sha256').update(verifier).digest('base64url')

/** Starts a login and submits the form of the provider's page. */
async function logIn(name: string, decision: 'continue' | 'cancel', suffix = '') {
  const started = await post('/login/social/start', {
    provider: name,
    hostOrigin: 'http://127.0.0.1:4800',
    challenge,
  })
  const { uri, state } = started.value
  const page = await fetch(`${uri}${suffix}`)
  const html = await page.text()
  expect(html).toMatch(/>Continue<.*>Cancel</s)
  const form = new URLSearchParams({ user: 'ada', decision })
  for (const [, field = '', value = ''] of html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g))
    form.set(field, value.replaceAll('&#38;', '&'))
  const decided = await fetch(`${provider.url}/decision`, { method: 'POST', body: form, redirect: 'manual' })
  return { state, location: new URL(decided.headers.get('location') ?? 'about:blank'), decided }
}

test('social login: the provider’s code works once, for the frame that started the login', async () => {
  const { state, location } = await logIn('google', 'continue')
  expect(`${location.origin}${location.pathname}`).toBe(`${frame.url}/sdk/social-result`)
  const code = location.searchParams.get('code')
  const finish = (given: string) => post('/login/social/finish', { state, code, verifier: given })
  expect((await finish('another')).status).toBe(403)
  expect(await finish(verifier)).toEqual({
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
  const { state, location } = await logIn('github', 'continue')
  expect((await post('/login/social/result', { state })).value).toEqual({ resultUri: null })
  expect((await post('/login/social/put-result', { state, resultUri: 'https://evil.example/' })).status).toBe(
    403,
  )
  expect((await post('/login/social/put-result', { state, resultUri: location.href })).status).toBe(200)
  expect((await post('/login/social/result', { state })).value).toEqual({ resultUri: location.href })
  expect((await post('/login/social/host', { state })).value).toEqual({ hostOrigin: 'http://127.0.0.1:4800' })
  expect((await post('/login/social/host', { state: 'other' })).status).toBe(403)
})

test('farcaster: the frame polls until the phone accepts or refuses', async () => {
  const start = { provider: 'farcaster', hostOrigin: 'http://127.0.0.1:4800', challenge }
  const waiting = await post('/login/social/start', start)
  const { state } = waiting.value
  expect((await post('/login/social/finish', { state, verifier })).value).toEqual({ isPending: true })
  const accepted = await logIn('farcaster', 'continue')
  expect(await accepted.decided.text()).toContain('Accepted. Go back to the page.')
  expect((await post('/login/social/finish', { state: accepted.state, verifier })).value).toEqual({
    id: 'farcaster:ada',
    email: null,
    userName: 'ada',
  })
  const refused = await logIn('farcaster', 'cancel')
  expect((await post('/login/social/finish', { state: refused.state, verifier })).status).toBe(403)
})

test('frame: its faults are in the page around the wallet, which stays the same', async () => {
  const page = async (query = ''): Promise<Response> =>
    fetch(`${frame.url}/sdk${query}`, { redirect: 'manual' })
  const usual = await (await page()).text()
  for (const kind of ['never-ready', 'wrong-origin', 'replay', 'oversize'] as const) {
    traffic.faults.set({ service: 'frame:page', kind, times: 1 })
    const faulty = await page()
    expect(await faulty.text(), kind).not.toBe(usual)
    if (kind === 'wrong-origin') expect(faulty.headers.get('location')).toMatch(/^http:\/\/localhost:/)
    expect(await (await page('?inner')).text()).toBe(usual)
  }
  expect(await (await page()).text()).toBe(usual)
})

test('frame: codes are expired while the fault is active', async () => {
  const email = 'late@example.com'
  const body = { email, deviceId: 'd1' }
  await post('/login/start', body)
  const code = inbox.read(email)[0]?.code
  traffic.faults.set({ service: 'frame:codes', kind: 'expired', times: 1 })
  expect((await post('/login/confirm', { ...body, code })).value).toEqual({ error: 'This code has expired' })
  expect((await post('/login/confirm', { ...body, code })).status).toBe(200)
})
