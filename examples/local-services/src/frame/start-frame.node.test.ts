import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTraffic } from '../fault-injection/log-and-inject-faults'
import type { HttpService } from '../http/start-http-service'
import { createMailInbox } from '../mail/mail-inbox'
import { postToFrame } from '../testing/post-to-frame'
import { startFrame } from './start-frame'

const inbox = createMailInbox()
const traffic = createTraffic()
let frame: HttpService

beforeAll(async () => {
  frame = await startFrame(0, traffic, inbox, () => 'http://127.0.0.1:9')
  // The start bundles the frame's scripts, which contain viem.
}, 60_000)

afterAll(() => frame.stop())

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

const post = (path: string, body: object, headers?: Readonly<Record<string, string>>) =>
  postToFrame(frame.url, path, body, headers)

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
  const send = (path: string, more: object) => post(path, { email, deviceId: 'd1', ...more }, headers)
  await send('/login/start', {})
  const [mail] = inbox.read(email)
  expect(mail?.subject).toBe(wanted === 'en-US' ? 'Your login code' : 'رمز الدخول الخاص بك')
  const wrong = await send('/login/confirm', { code: mail?.code === '000000' ? '111111' : '000000' })
  expect(wrong.value).toEqual({ error: reason })
})

test('frame: a login accepts only the code in the inbox', async () => {
  const send = (path: string, more: object) =>
    post(path, { email: 'ada@example.com', deviceId: 'd1', ...more })
  expect((await send('/login/start', {})).value).toEqual({ step: 'code' })
  const [mail] = inbox.read('ada@example.com')
  const code = mail?.code ?? ''
  const wrong = await send('/login/confirm', { code: code === '000000' ? '111111' : '000000' })
  expect([wrong.status, wrong.value]).toEqual([403, { error: 'This code is wrong' }])
  expect((await send('/login/confirm', { code })).status).toBe(200)
  expect((await send('/login/start', { email: 'nobody' })).status).toBe(400)
})

test('frame: a new device is allowed by the button on the page that a mail links to', async () => {
  const send = (path: string, deviceId: string, code?: string) =>
    post(path, { email: 'bob@example.com', deviceId, code })
  const newest = () => inbox.read('bob@example.com')[0]
  await send('/login/start', 'd1')
  await send('/login/confirm', 'd1', newest()?.code)
  expect((await send('/login/start', 'd2')).value).toEqual({ step: 'device' })
  const link = newest()?.link ?? ''
  expect(link.startsWith(`${frame.url}/device?token=`)).toBe(true)
  // Mail scanners open links, so the GET alone must not allow the device.
  expect(await (await fetch(link)).text()).toContain('Let this device log in')
  expect((await send('/login/step', 'd2')).value).toEqual({ step: 'device' })
  const body = new URL(link).searchParams
  const pressed = await fetch(link, { method: 'POST', headers: { origin: frame.url }, body })
  expect(await pressed.text()).toContain('This device may log in now')
  expect((await send('/login/step', 'd2')).value).toEqual({ step: 'code' })
  expect((await send('/login/confirm', 'd2', newest()?.code)).status).toBe(200)
})

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
  ['a form', { 'content-type': 'text/plain' }, 415],
])('frame: a request of %s sends no mail', async (_who, headers, status) => {
  const email = `${crypto.randomUUID()}@example.com`
  expect((await post('/login/start', { email, deviceId: 'd1' }, headers)).status).toBe(status)
  expect(inbox.read(email)).toEqual([])
})

test('frame: a form of another site allows no device and begins no login', async () => {
  const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }
  for (const path of ['/device', '/sdk/social-start'])
    expect((await fetch(`${frame.url}${path}`, { method: 'POST', headers, body: 'a=b' })).status).toBe(403)
})

test('frame: its faults are around the wallet’s page, which stays the same', async () => {
  const page = async (query = ''): Promise<Response> =>
    fetch(`${frame.url}/sdk${query}`, { redirect: 'manual' })
  const usual = await (await page()).text()
  for (const kind of ['never-ready', 'wrong-origin', 'replay', 'oversize'] as const) {
    traffic.faults.set({ service: 'frame:page', kind, times: 1 })
    const faulty = await page()
    const html = await faulty.text()
    expect(html, kind).not.toBe(usual)
    if (kind === 'wrong-origin') expect(faulty.headers.get('location')).toMatch(/^http:\/\/localhost:/)
    if (kind === 'replay' || kind === 'oversize') {
      const script = `/fault/${kind}.js`
      expect(html.replace(`<script src="${script}"></script>`, '')).toBe(usual)
      expect((await fetch(`${frame.url}${script}`)).headers.get('content-type')).toBe('text/javascript')
    }
    expect(await (await page('?inner')).text()).toBe(usual)
  }
  expect(await (await page()).text()).toBe(usual)
  expect((await fetch(`${frame.url}/fault/other.js`)).status).toBe(404)
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

test('frame: mails to one address are limited, and a login beside them goes on', async () => {
  await post('/login/start', { email: 'user@example.com', deviceId: 'd' })
  const email = 'flooded@example.com'
  const statuses: number[] = []
  for (let count = 0; count < 30; count += 1) {
    const { status } = await post('/login/start', { email, deviceId: `d${count}` })
    statuses.push(status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(6)
  expect(statuses.filter((status) => status === 429)).toHaveLength(24)
  expect(inbox.read(email)).toHaveLength(6)
  const code = inbox.read('user@example.com')[0]?.code
  expect((await post('/login/confirm', { email: 'user@example.com', deviceId: 'd', code })).status).toBe(200)
})
