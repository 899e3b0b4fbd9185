import type { EnvironmentKind } from '@latchkey/kernel/environment'
import { expect, test } from 'vitest'
import { buildDeepLinks, type LinkKind } from './deep-links'

const URI = 'wc:7f6e504bfad60b485450578e05678ed3@2?relay-protocol=irn&symKey=587d5484'
const ONCE = encodeURIComponent(URI)
const START = btoa(URI).replaceAll('=', '')

const fields = {
  native: 'mobileLink',
  universal: 'universalLink',
  web: 'webappLink',
  desktop: 'desktopLink',
} as const

function linkOf(kind: LinkKind, base: string, environment?: EnvironmentKind, uri = URI) {
  const wallet = { id: 'oak', name: 'Oak', [fields[kind]]: base }
  const where = {
    kind: environment ?? (kind === 'desktop' ? 'desktop' : 'ios-safari'),
    framed: false,
  } as const
  const { app, web, refused } = buildDeepLinks(wallet, uri, where)
  expect(refused).toEqual([])
  return app[0] ?? web
}

for (const kind of ['universal', 'web', 'desktop'] as const)
  test.each([
    ['https://t.me/oak_bot/wallet', `https://t.me/oak_bot/wallet?startapp=${START}`],
    ['https://t.me/oak_bot', `https://t.me/oak_bot?startapp=${START}`],
    ['https://t.me/oak_bot?start=a&x=1', `https://t.me/oak_bot?start=a&x=1&startapp=${START}`],
    ['https://t.me/oak_bot/wallet?startapp=ref', `https://t.me/oak_bot/wallet?startapp=${START}`],
    ['https://telegram.me/oak_bot/wallet', `https://telegram.me/oak_bot/wallet?startapp=${START}`],
    ['https://t.me.example/oak_bot', `https://t.me.example/oak_bot/wc?uri=${ONCE}`],
  ])(`pairing URL: ${kind} %s becomes %s`, (base, url) => {
    expect(linkOf(kind, base)?.url).toBe(url)
  })

test.each([
  [
    'tg://resolve?domain=oak_bot&appname=wallet',
    `tg://resolve?domain=oak_bot&appname=wallet&startapp=${START}`,
  ],
  ['oak://open?app=1', `oak://open/wc?app=1&uri=${ONCE}`],
] as const)('pairing URL: native %s becomes %s', (base, url) => {
  expect(linkOf('native', base)).toMatchObject({ kind: 'native', url })
})

for (const environment of ['telegram-ios', 'telegram-android', 'android-chrome', 'wallet-browser'] as const)
  test(`pairing URL: the start parameter is the same in ${environment}`, () => {
    expect(linkOf('universal', 'https://t.me/oak_bot/wallet', environment)).toMatchObject({
      url: `https://t.me/oak_bot/wallet?startapp=${START}`,
      href: 'https://t.me/oak_bot/wallet',
    })
  })

test('pairing URL: the start parameter has only what Telegram lets through, and is the code when decoded', () => {
  const url = new URL(
    linkOf('universal', 'https://t.me/oak_bot/wallet', undefined, `${URI}&x=>>>???~~~`)?.url ?? '',
  )
  const code = url.searchParams.get('startapp') ?? ''
  expect(code).toMatch(/^[\w-]{1,512}$/)
  expect(atob(code.replaceAll('-', '+').replaceAll('_', '/'))).toBe(`${URI}&x=>>>???~~~`)
})

test('pairing URL: a code that is longer than Telegram lets through builds no link, and the next kind is used', () => {
  const long = `${URI}&methods=${'x'.repeat(400)}`
  expect(linkOf('universal', 'https://t.me/oak_bot/wallet', undefined, long)).toBeUndefined()
  const wallet = {
    id: 'oak',
    name: 'Oak',
    mobileLink: 'oak://',
    universalLink: 'https://t.me/oak_bot/wallet',
  }
  const { app } = buildDeepLinks(wallet, long, { kind: 'telegram-ios', framed: false })
  expect(app.map(({ kind }) => kind)).toEqual(['native'])
})

for (const kind of ['universal', 'web', 'desktop'] as const)
  test.each([
    [
      'https://oak.example/open?app=1',
      `https://oak.example/open/wc?app=1&uri=${ONCE}`,
      'https://oak.example/open/?app=1',
    ],
    [
      'https://oak.example?app=1&b=%26',
      `https://oak.example/wc?app=1&b=%26&uri=${ONCE}`,
      'https://oak.example/?app=1&b=%26',
    ],
    ['https://oak.example/?', `https://oak.example/wc?uri=${ONCE}`, 'https://oak.example/'],
    [
      'https://oak.example/#/connect',
      `https://oak.example/#/connect/wc?uri=${ONCE}`,
      'https://oak.example/#/connect/',
    ],
    [
      'https://oak.example/?a=1#/connect',
      `https://oak.example/?a=1#/connect/wc?uri=${ONCE}`,
      'https://oak.example/?a=1#/connect/',
    ],
    [
      'https://oak.example/#/connect?a=1',
      `https://oak.example/#/connect/wc?a=1&uri=${ONCE}`,
      'https://oak.example/#/connect/?a=1',
    ],
  ])(`pairing URL: ${kind} %s keeps its query`, (base, url, href) => {
    expect(linkOf(kind, base)).toMatchObject({ url, href })
  })
