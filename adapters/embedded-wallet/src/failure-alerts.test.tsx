import { defineContract, definePlugin, type View } from '@latchkey/kernel'
import { createMemoryStorage } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { connectPage, endPages, receivedBy, startPage } from './test-support/start-page'

afterEach(endPages)

const blankContract = defineContract<{
  readonly id: 'test/blank'
  readonly api: { open(): void }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Blank: View }
}>('test/blank', 1)
/** A plugin with a view, as one that logs users in. */
const blank = definePlugin(blankContract, {
  views: { Blank: { load: async () => ({ default: () => null }) } },
  setup: (ctx) => ({ open: () => ctx.router.push('Blank') }),
})

const alertsOf = (page: ReturnType<typeof startPage>): readonly string[] =>
  page.notices.map(({ notice }) => `${notice.surface} ${notice.code}`)

test('alerts: a login of the last visit whose frame does not load is told once', async () => {
  const { storage } = await connectPage()
  endPages()
  const page = startPage({ storage, longWaitMs: 300 })
  await vi.waitFor(() => expect(page.state().frame).toBe('failed'))
  await vi.waitFor(() => expect(alertsOf(page)).toEqual(['alert FRAME_LOAD_FAILED']))
  expect(page.notices[0]?.notice.text((_key, english) => english, undefined)).toBe(
    'Unable to load email login dependency. Check your connection and try again, or use another wallet.',
  )
})

test('alerts: a frame that does not answer a restore is told, also while a view is open', async () => {
  const { storage } = await connectPage()
  endPages()
  const page = startPage({ storage, longWaitMs: 2_000, plugins: [blank()] })
  await page.play(`window.silent = 'IS_CONNECTED'`)
  page.latchkey.get(blankContract).open()
  await vi.waitFor(() => expect(alertsOf(page)).toContain('alert FRAME_REQUEST_TIMEOUT'), 5_000)
  expect(page.latchkey.read(sessionContract).connections).toEqual({})
})

test('alerts: a headless login is told, one of an open view is not', async () => {
  const page = startPage({ storage: createMemoryStorage(), longWaitMs: 300, plugins: [blank()] })
  const { email } = await page.login()
  const start = () =>
    expect(email.start('ada@example.com')).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  await start()
  expect(alertsOf(page)).toEqual(['alert FRAME_LOAD_FAILED'])
  page.latchkey.get(blankContract).open()
  await start()
  expect(alertsOf(page)).toHaveLength(1)
  page.latchkey.close()
  await start()
  expect(alertsOf(page)).toHaveLength(2)
})

test('alerts: the one about loading goes when the frame is ready', async () => {
  const page = startPage({ longWaitMs: 3_000 })
  const { email } = await page.login()
  await expect(email.start('ada@example.com')).rejects.toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  expect(page.notices.at(-1)?.notice.signal?.aborted).toBe(false)
  const step = email.start('ada@example.com')
  const frame = await page.play()
  await step
  expect(receivedBy(frame)).toContain('CONNECT_EMAIL')
  expect(page.notices[0]?.notice.signal?.aborted).toBe(true)
})
