import type { Http, HttpRequest } from '@latchkey/kernel'
import { createFakeBrowser, createRecordingLogger } from '@latchkey/kernel/testing'
import { HttpStatusError } from '@latchkey/kernel/web'
import { expect, test } from 'vitest'
import { type GuardOptions, guard, HostNotListedError } from './guard'

function page(options: GuardOptions, respond: () => unknown = () => 'fine') {
  const sent: HttpRequest[] = []
  const opened: unknown[] = []
  class Socket {
    constructor(...args: unknown[]) {
      opened.push(args)
    }
  }
  const http: Http = {
    async send(request, parse) {
      sent.push(request)
      return parse(respond())
    },
  }
  const logger = createRecordingLogger()
  const browser = createFakeBrowser({ properties: { WebSocket: Socket, ethereum: 'wallet' } })
  const ports = guard({ ...options, ports: { http, browser, logger } })
  const ask = (url: string) => ports.http.send({ url }, (body) => body)
  return { ports, sent, opened, logger, ask }
}

test('guard: asks the hosts of the named packages, those that the page allows, and its own origin', async () => {
  const { ask, sent } = page({
    packages: ['@latchkey/cloud'],
    allow: ['https://rpc.example/v2/key', 'http://localhost:8545'],
  })
  const urls = [
    'https://api.web3modal.org/getWallets',
    'https://rpc.example/v2/other',
    'http://localhost:8545',
    'https://host.example/sign-in',
    '/sign-in',
  ]
  for (const url of urls) expect(await ask(url)).toBe('fine')
  expect(sent.map(({ url }) => url)).toEqual(urls)
})

test.each([
  ['https://elsewhere.example/a', 'https://elsewhere.example'],
  ['https://ethereum-rpc.publicnode.com', 'https://ethereum-rpc.publicnode.com'],
  ['https://sub.rpc.example', 'https://sub.rpc.example'],
  ['http://rpc.example', 'http://rpc.example'],
  ['https://rpc.example:8443', 'https://rpc.example:8443'],
  ['https://rpc.example@elsewhere.example', 'https://elsewhere.example'],
  ['//elsewhere.example/a', 'https://elsewhere.example'],
  ['data:application/json,1', 'null'],
  ['https://', 'https://'],
])('guard: %s is refused and nothing is sent', async (url, origin) => {
  const { ask, sent } = page({ packages: ['@latchkey/cloud'], allow: ['https://rpc.example'] })
  const failure: unknown = await ask(url).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(HostNotListedError)
  expect(failure).toMatchObject({
    code: 'HOST_NOT_LISTED',
    origin,
    details: { origin, reason: 'not listed' },
  })
  expect(sent).toEqual([])
})

test('guard: says once for each origin what to add', async () => {
  const { ask, logger } = page({})
  for (const url of ['https://a.example/1', 'https://a.example/2', 'https://b.example'])
    await ask(url).catch(() => undefined)
  expect(logger.lines.map(({ text }) => text)).toEqual([
    expect.stringContaining('a request to https://a.example was refused'),
    expect.stringContaining('a request to https://b.example was refused'),
  ])
})

test.each([0, 302, 307])('guard: a redirect (status %i) of a listed host is not followed', async (status) => {
  const { ask, sent, logger } = page({ allow: ['https://rpc.example'] }, () => {
    throw new HttpStatusError(status, undefined)
  })
  await expect(ask('https://rpc.example/a')).rejects.toMatchObject({
    code: 'HOST_NOT_LISTED',
    details: { origin: 'https://rpc.example', reason: 'redirect' },
  })
  expect(sent).toMatchObject([{ redirect: 'manual' }])
  expect(logger.lines).toMatchObject([{ text: expect.stringContaining('was not followed') }])
})

test('guard: any other failure stays as it is', async () => {
  const { ask } = page({ allow: ['https://rpc.example'] }, () => {
    throw new HttpStatusError(429, '7')
  })
  await expect(ask('https://rpc.example')).rejects.toMatchObject({ code: 'HTTP_STATUS', status: 429 })
})

test('guard: opens a WebSocket to a listed host only, and leaves the rest of the window', () => {
  const { ports, opened } = page({ packages: ['@latchkey/walletconnect'] })
  const Socket = ports.browser.windowProperty('WebSocket')
  if (typeof Socket !== 'function') throw new Error('no WebSocket')
  Reflect.construct(Socket, ['wss://relay.walletconnect.org/?projectId=1'])
  expect(() => Reflect.construct(Socket, ['wss://elsewhere.example'])).toThrow(HostNotListedError)
  expect(opened).toEqual([['wss://relay.walletconnect.org/?projectId=1']])
  expect(ports.browser.windowProperty('ethereum')).toBe('wallet')
  expect(ports.browser.windowProperty('solana')).toBeUndefined()
})

test('guard: an entry that is no URL is refused at once', () => {
  expect(() => guard({ allow: ['rpc.example'] })).toThrow(TypeError)
})
