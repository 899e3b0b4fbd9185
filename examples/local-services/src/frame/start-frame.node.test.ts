import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HttpService } from '../http/start-http-service'
import { createMailbox } from '../mail/mailbox'
import { createTraffic } from '../traffic/traffic'
import { startFrame } from './start-frame'

const mailbox = createMailbox()
let frame: HttpService

beforeAll(async () => {
  frame = await startFrame(0, createTraffic(), mailbox)
})

afterAll(() => frame.stop())

test('frame: its page runs its own script alone, and pages of this machine may frame it', async () => {
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

test('frame: a login takes the code of the mailbox, and no other', async () => {
  const post = (path: string, body: object) =>
    fetch(`${frame.url}${path}`, {
      method: 'POST',
      body: JSON.stringify({ email: 'ada@example.com', deviceId: 'd1', ...body }),
    })
  expect(await (await post('/login/start', {})).json()).toEqual({ step: 'code' })
  const [mail] = mailbox.read('ada@example.com')
  const code = mail?.code ?? ''
  const wrong = await post('/login/confirm', { code: code === '000000' ? '111111' : '000000' })
  expect([wrong.status, await wrong.json()]).toEqual([403, { error: 'This code is wrong' }])
  expect((await post('/login/confirm', { code })).status).toBe(200)
  expect((await post('/login/start', { email: 'nobody' })).status).toBe(400)
})

test('frame: a new device is let in by the link of a mail', async () => {
  const post = (path: string, deviceId: string, code?: string) =>
    fetch(`${frame.url}${path}`, {
      method: 'POST',
      body: JSON.stringify({ email: 'bob@example.com', deviceId, code }),
    })
  const newest = () => mailbox.read('bob@example.com')[0]
  await post('/login/start', 'd1')
  await post('/login/confirm', 'd1', newest()?.code)
  expect(await (await post('/login/start', 'd2')).json()).toEqual({ step: 'device' })
  const link = newest()?.link ?? ''
  expect(link.startsWith(`${frame.url}/device?token=`)).toBe(true)
  expect(await (await fetch(link)).text()).toContain('This device may log in now')
  expect(await (await post('/login/step', 'd2')).json()).toEqual({ step: 'code' })
  expect((await post('/login/confirm', 'd2', newest()?.code)).status).toBe(200)
})
