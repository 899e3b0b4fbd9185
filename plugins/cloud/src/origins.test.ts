import { HttpStatusError } from '@latchkey/kernel/web'
import { expect, test } from 'vitest'
import { version } from '../package.json'
import { createCloud } from './test-support/create-cloud'

const PATH = '/projects/v1/origins'

test("origins: only strings of the project's list are patterns", async () => {
  const allowedOrigins = ['https://a.example', 7, '', null, '*.b.example', 'x'.repeat(301)]
  const { api, service } = createCloud({ [PATH]: { allowedOrigins } })
  expect(await api.allowedOrigins()).toEqual(['https://a.example', '*.b.example'])
  expect(service.paths()).toEqual([`${PATH}?projectId=test-id&st=latchkey&sv=js-latchkey-${version}`])
})

test.each([
  ['RATE_LIMITED', new HttpStatusError(429, undefined)],
  ['SERVER_ERROR', new HttpStatusError(500, undefined)],
  ['SERVER_ERROR', new HttpStatusError(599, undefined)],
  ['HTTP_STATUS', new HttpStatusError(403, undefined)],
  ['DIRECTORY_UNREACHABLE', new TypeError('Failed to fetch')],
  ['DIRECTORY_ANSWER', { allowedOrigins: 'https://a.example' }],
])('origins: a failure is an empty list and the report %s', async (code, answer) => {
  const { api, test: world } = createCloud({ [PATH]: answer })
  expect(await api.allowedOrigins()).toEqual([])
  expect(await api.checkOrigin()).toBe('unknown')
  expect(world.errors.map(({ error }) => error)).toEqual([
    expect.objectContaining({ code }),
    expect.objectContaining({ code }),
  ])
  expect(world.notices).toEqual([])
})

test('origins: an empty list is unknown', async () => {
  const { api, test: world } = createCloud({ [PATH]: { allowedOrigins: [] } })
  expect(await api.checkOrigin()).toBe('unknown')
  expect([...world.errors, ...world.notices]).toEqual([])
})

test('origins: a page on the list is allowed; another one gets an alert and a report', async () => {
  const here = createCloud({ [PATH]: { allowedOrigins: ['https://host.example'] } })
  expect(await here.api.checkOrigin()).toBe('allowed')
  expect([...here.test.errors, ...here.test.notices]).toEqual([])
  const elsewhere = createCloud({ [PATH]: { allowedOrigins: ['https://other.example'] } })
  expect(await elsewhere.api.checkOrigin()).toBe('refused')
  expect(elsewhere.test.notices).toMatchObject([
    { notice: { surface: 'alert', variant: 'error', code: 'INVALID_APP_CONFIGURATION' } },
  ])
  expect(elsewhere.test.errors).toMatchObject([
    { error: { code: 'ORIGIN_NOT_ALLOWED', details: { origin: 'https://host.example' } } },
  ])
})

test("analytics: the flag is the service's, and false on failure", async () => {
  const path = '/getAnalyticsConfig'
  const on = createCloud({ [path]: { isAnalyticsEnabled: true } })
  expect(await on.api.analyticsEnabled()).toBe(true)
  const off = createCloud({ [path]: { isAnalyticsEnabled: false } })
  expect(await off.api.analyticsEnabled()).toBe(false)
  for (const answer of [{ isAnalyticsEnabled: 'true' }, {}, null, new HttpStatusError(500, undefined)]) {
    const { api, test: world } = createCloud({ [path]: answer })
    expect(await api.analyticsEnabled()).toBe(false)
    expect(world.errors).toHaveLength(1)
  }
})

test('analytics: the flag is requested once, also after a failure', async () => {
  const path = '/getAnalyticsConfig'
  for (const answer of [{ isAnalyticsEnabled: true }, new HttpStatusError(500, undefined)]) {
    const { api, service } = createCloud({ [path]: answer })
    const flags = [await api.analyticsEnabled(), await api.analyticsEnabled()]
    expect(new Set(flags).size).toBe(1)
    expect(service.sent).toHaveLength(1)
  }
})
