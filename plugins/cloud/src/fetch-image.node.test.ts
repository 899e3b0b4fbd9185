import { resolveObjectURL } from 'node:buffer'
import type { HttpRequest } from '@latchkey/kernel'
import { HttpResponseError, HttpStatusError } from '@latchkey/kernel/web'
import { expect, test } from 'vitest'
import { createCloud } from './test-support/create-cloud'
import { picture } from './test-support/fake-service'

test('image: each kind has its path, and an id cannot leave it', async () => {
  const { api, service } = createCloud()
  await api.image('wallet', 'a b/../c?d#e')
  await api.image('asset', '//evil.example')
  await api.image('currency', 'EUR')
  await api.image('token', 'USD₮')
  for (const id of ['', '.', '..']) expect(await api.image('wallet', id)).toBeUndefined()
  expect(service.paths().map((path) => path.replace(/\?.*/, ''))).toEqual([
    '/getWalletImage/a%20b%2F..%2Fc%3Fd%23e',
    '/public/getAssetImage/%2F%2Fevil.example',
    '/public/getCurrencyImage/EUR',
    '/public/getTokenImage/USD%E2%82%AE',
  ])
  expect(service.sent[0]).toMatchObject({ answer: 'blob', maxBytes: 500_000 })
})

test('image: requested once for each id, also by many callers at once, and released at the end', async () => {
  const {
    api,
    service,
    test: world,
    stop,
  } = createCloud({ '/getWalletImage/': picture('image/png', 'pixels') })
  const [first, second] = await Promise.all([api.image('wallet', 'a'), api.image('wallet', 'a')])
  expect(first).toMatch(/^blob:/)
  expect(second).toBe(first)
  expect(await api.image('wallet', 'a')).toBe(first)
  expect(service.sent).toHaveLength(1)
  expect(await resolveObjectURL(first ?? '')?.text()).toBe('pixels')
  stop()
  expect(resolveObjectURL(first ?? '')).toBeDefined()
  world.latchkey.dispose()
  expect(resolveObjectURL(first ?? '')).toBeUndefined()
})

test('image: one that arrives after the end is not kept', async () => {
  let deliver: (body: Blob) => void = () => undefined
  const late = (): Promise<Blob> => new Promise((resolve) => (deliver = resolve))
  const { api, test: world } = createCloud({ '/getWalletImage/': late })
  const image = api.image('wallet', 'a')
  await expect.poll(() => deliver.length).toBe(1)
  world.latchkey.dispose()
  deliver(picture())
  expect(await image).toBeUndefined()
})

test('image: SVG is a data URL, which cannot be a page of this origin', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert("x")</script></svg>'
  const { api } = createCloud({ '/getWalletImage/': picture('image/svg+xml; charset=utf-8', svg) })
  const address = await api.image('wallet', 'a')
  expect(address).toMatch(/^data:image\/svg\+xml,/)
  expect(decodeURIComponent(address?.split(',')[1] ?? '')).toBe(svg)
})

test.each([
  ['a page', picture('text/html', '<script>')],
  ['no type', picture('')],
  ['a type that only begins like one', picture('image/')],
  ['nothing', picture('image/png', '')],
  ['no blob', { image: 'x' }],
  ['not found', new HttpStatusError(404, undefined)],
  ['too long', new HttpResponseError('more than 500000 bytes')],
])('image: %s is no picture, and is not requested again', async (_what, answer) => {
  const { api, service, test: world } = createCloud({ '/getWalletImage/': answer })
  expect(await api.image('wallet', 'a')).toBeUndefined()
  await world.clock.advance(600_000)
  expect(await api.image('wallet', 'a')).toBeUndefined()
  expect(service.sent).toHaveLength(1)
})

test.each([
  ['no answer', new TypeError('Failed to fetch')],
  ['a fault of the service', new HttpStatusError(500, undefined)],
  ['too many requests', new HttpStatusError(429, undefined)],
])('image: after %s there is a pause of 30 s, then it can be requested again', async (_what, fault) => {
  let answer: unknown = fault
  const { api, service, test: world } = createCloud({ '/getWalletImage/': () => answer })
  expect(await api.image('wallet', 'a')).toBeUndefined()
  answer = picture()
  world.clock.setBy(3_600_000)
  await world.clock.advance(29_999)
  expect(await api.image('wallet', 'a')).toBeUndefined()
  expect(service.sent).toHaveLength(1)
  await world.clock.advance(1)
  expect(await api.image('wallet', 'a')).toMatch(/^blob:/)
})

test('image: one that was aborted by the end of a run is requested again in the next run', async () => {
  const silent = (request: HttpRequest): Promise<never> =>
    new Promise((_resolve, reject) => {
      request.signal?.addEventListener('abort', () => reject(request.signal?.reason))
    })
  let answer: unknown = silent
  const {
    api,
    service,
    test: world,
    stop,
  } = createCloud({
    '/getWalletImage/': (request: HttpRequest) => (answer === silent ? silent(request) : answer),
  })
  const image = api.image('wallet', 'a')
  await expect.poll(() => service.sent.length).toBe(1)
  stop()
  expect(await image).toBeUndefined()
  answer = picture()
  world.latchkey.start()
  expect(await api.image('wallet', 'a')).toMatch(/^blob:/)
})
