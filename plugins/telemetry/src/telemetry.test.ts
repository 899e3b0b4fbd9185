import './create-reporter'
import { cloudContract } from '@latchkey/cloud/contract'
import { defineContract, definePlugin, type HttpRequest } from '@latchkey/kernel'
import {
  createFakeBrowser,
  createFakeClock,
  createTestLatchkey,
  fake,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TelemetryOptions, telemetryContract } from './contract'
import { telemetry } from './plugin'

const contract = defineContract<{
  readonly id: 'test/failing'
  readonly api: { report(error: unknown): void }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}>('test/failing', 1)
const failing = definePlugin(contract, { setup: ({ report }) => ({ report }) })

interface Page extends TestLatchkey {
  readonly sent: readonly HttpRequest[]
  readonly setConsent: (consent: boolean) => void
  /** Reports an error as a plugin does, and waits until it is sent. */
  fail(error: unknown): Promise<void>
}

function openPage(
  options: TelemetryOptions = { consent: true },
  query: () => Promise<Record<'projectId' | 'st' | 'sv', string>> = async () => ({
    projectId: 'p1',
    st: 'shop',
    sv: 'js-1',
  }),
  analyticsEnabled: () => Promise<boolean> = async () => true,
): Page {
  const sent: HttpRequest[] = []
  const page = createTestLatchkey({
    plugins: [telemetry(options), failing()],
    fakes: [fake(cloudContract, { state: {}, api: { sdkQuery: query, analyticsEnabled } })],
    clock: createFakeClock(Date.parse('2026-01-02T03:04:05.678Z')),
    browser: createFakeBrowser({ properties: { location: 'https://shop.example/cart?user=ada#top' } }),
    ports: {
      randomId: () => '0123456789abcdef0123456789abcdef',
      http: {
        async send(request, parse) {
          sent.push(request)
          return parse(new Blob())
        },
      },
    },
  })
  page.latchkey.start()
  const { report } = page.latchkey.get(contract)
  return {
    ...page,
    sent,
    setConsent: page.latchkey.get(telemetryContract).setConsent,
    async fail(error) {
      report(error)
      await page.clock.advance(0)
    },
  }
}

test('report: the request has exactly the body of the service', async () => {
  const page = openPage()
  await page.fail(new TypeError('It broke'))
  expect(page.sent).toMatchObject([
    {
      url: 'https://pulse.walletconnect.org/e?projectId=p1&st=shop&sv=js-1',
      method: 'POST',
      body: {
        eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/),
        url: 'https://shop.example/cart',
        domain: 'shop.example',
        timestamp: '2026-01-02T03:04:05.678Z',
        props: {
          type: 'error',
          event: 'INTERNAL_SDK_ERROR',
          errorType: 'TypeError',
          errorMessage: 'It broke',
          stackTrace: expect.stringContaining('telemetry.test.ts:'),
        },
      },
    },
  ])
  const [{ body } = { body: {} }] = page.sent
  expect(Object.keys(Object(body)).sort()).toEqual(['domain', 'eventId', 'props', 'timestamp', 'url'])
})

test('report: an error that several plugins report is sent once', async () => {
  const page = openPage()
  const error = new Error('Twice')
  await page.fail(error)
  await page.fail(error)
  expect(page.sent).toHaveLength(1)
})

test('report: cancellations by user or page are not reported', async () => {
  const page = openPage()
  await page.fail(new DOMException('Aborted', 'AbortError'))
  expect(page.sent).toEqual([])
})

test('consent: without it nothing is sent', async () => {
  const page = openPage({})
  await page.fail(new Error('Before'))
  expect(page.sent).toEqual([])
  page.setConsent(true)
  await page.fail(new Error('After'))
  expect(page.sent).toHaveLength(1)
})

test('consent: a withdrawal drops queued reports and aborts requests', async () => {
  let answer = (_query: Record<'projectId' | 'st' | 'sv', string>): void => undefined
  const page = openPage({ consent: true }, () => new Promise((resolve) => (answer = resolve)))
  await page.fail(new Error('Waits for its query'))
  page.setConsent(false)
  answer({ projectId: 'p1', st: 'shop', sv: 'js-1' })
  await page.clock.advance(0)
  // New consent applies to later errors only.
  page.setConsent(true)
  await page.clock.advance(0)
  expect(page.sent).toEqual([])
  await page.fail(new Error('On its way'))
  answer({ projectId: 'p1', st: 'shop', sv: 'js-1' })
  await page.clock.advance(0)
  expect(page.sent[0]?.signal?.aborted).toBe(false)
  page.setConsent(false)
  expect(page.sent[0]?.signal?.aborted).toBe(true)
})

test('limit: at most five reports in any 60 s, whatever the times of the errors', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 40 }), async (pauses) => {
      const page = openPage()
      for (const pause of pauses) {
        await page.clock.advance(pause)
        await page.fail(new Error('Again'))
      }
      const times = page.sent.map(({ body }) => Date.parse(Object(body).timestamp))
      for (const [index, time] of times.entries())
        expect(times[index + 5] ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(time + 60_000)
      expect(times.length).toBeGreaterThanOrEqual(Math.min(pauses.length, 5))
    }),
    { numRuns: 60 },
  )
})

test('time zones: nothing is sent in restricted ones; by default there are none', async () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const restricted = openPage({ consent: true, restrictedTimeZones: [own.toLowerCase()] })
  await restricted.fail(new Error('Here'))
  expect(restricted.sent).toEqual([])
  const elsewhere = openPage({ consent: true, restrictedTimeZones: ['Antarctica/Troll'] })
  await elsewhere.fail(new Error('There'))
  expect(elsewhere.sent).toHaveLength(1)
})

test('endpoint: a custom one needs no project id, the default one does', async () => {
  const missing = () => Promise.reject(new Error('Project ID not configured'))
  const usual = openPage({ consent: true }, missing)
  await usual.fail(new Error('Nobody'))
  expect(usual.sent).toEqual([])
  const own = createTestLatchkey({
    plugins: [telemetry({ consent: true, endpoint: 'https://errors.shop.example/in' }), failing()],
    ports: {
      http: {
        async send({ url }, parse) {
          urls.push(url)
          return parse(new Blob())
        },
      },
    },
  })
  const urls: string[] = []
  own.latchkey.start()
  own.latchkey.get(contract).report(new Error('Somebody'))
  await own.clock.advance(0)
  expect(urls).toEqual(['https://errors.shop.example/in'])
})

test('project: with its analytics off nothing is sent to its operator, and a host with a service of its own does not ask', async () => {
  const off = openPage({ consent: true }, undefined, async () => false)
  await off.fail(new Error('Off'))
  expect(off.sent).toEqual([])
  let asked = 0
  const isOn = async (): Promise<boolean> => {
    asked += 1
    return false
  }
  const own = openPage({ consent: true, endpoint: 'https://errors.shop.example/in' }, undefined, isOn)
  await own.fail(new Error('On'))
  expect([own.sent.length, asked]).toEqual([1, 0])
  const silent = openPage({}, undefined, isOn)
  await silent.fail(new Error('Without consent'))
  expect(asked).toBe(0)
})

test('wrap: reports and rejects with the category; our own errors stay unchanged', async () => {
  const page = openPage()
  const { wrap } = page.latchkey.get(telemetryContract)
  const cause = new Error('It broke')
  await expect(
    wrap(() => {
      throw cause
    }, 'API_ERROR'),
  ).rejects.toMatchObject({ code: 'WRAPPED_ERROR', category: 'API_ERROR', message: 'It broke', cause })
  await page.clock.advance(0)
  expect(page.sent).toMatchObject([{ body: { props: { event: 'API_ERROR' } } }])
  const ours = await wrap(() => wrap(() => Promise.reject(cause))).catch((error: unknown) => error)
  expect(ours).toMatchObject({ code: 'WRAPPED_ERROR', cause })
  expect(await wrap(() => 7)).toBe(7)
})
