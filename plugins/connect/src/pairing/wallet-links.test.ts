import type { WalletEntry } from '@latchkey/cloud/contract'
import type { EnvironmentKind } from '@latchkey/kernel/environment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildLinks } from './wallet-links'

const URI = 'wc:7f6e504bfad60b485450578e05678ed3@2?relay-protocol=irn&symKey=587d5484'
const ONCE = encodeURIComponent(URI)
const TWICE = encodeURIComponent(ONCE)
const NATIVE = `oak://wc?uri=${ONCE}`
const UNIVERSAL = `https://oak.example/wc?uri=${ONCE}`
const WEB = `https://app.oak.example/wc?uri=${ONCE}`

const oak = (links: Partial<WalletEntry>): WalletEntry => ({ id: 'oak', name: 'Oak', ...links })
const native = oak({ mobileLink: 'oak://' })
const universal = oak({ mobileLink: 'https://oak.example' })
const web = oak({ webappLink: 'https://app.oak.example' })
const all = oak({
  mobileLink: 'oak://',
  universalLink: 'https://oak.example',
  webappLink: 'https://app.oak.example',
  desktopLink: 'oak-desk://',
})

/** As `kind target url`. */
function opened(wallet: WalletEntry, host: EnvironmentKind, framed = false): readonly string[] {
  const { app, web: site } = buildLinks(wallet, URI, { kind: host, framed })
  return [...app, ...(site ? [site] : [])].map(({ kind, target, url }) => `${kind} ${target} ${url}`)
}

const inBrowser = ['ios-safari', 'ios-chrome', 'android-chrome', 'android-firefox'] as const
const inView = ['webview', 'wallet-browser'] as const
const inTelegram = ['telegram-ios', 'telegram-android'] as const
const phones: readonly EnvironmentKind[] = [...inBrowser, ...inView, ...inTelegram]

for (const host of phones) {
  const target = host.startsWith('telegram') ? '_blank' : '_self'
  const encoded = (url: string): string => (host === 'telegram-android' ? url.replace(ONCE, TWICE) : url)

  test.each([
    ['its own scheme', native, [`native ${target} ${encoded(NATIVE)}`]],
    ['a universal link', universal, [`universal ${target} ${encoded(UNIVERSAL)}`]],
    ['a web app', web, [`web _blank ${encoded(WEB)}`]],
  ])(`${host}: a wallet with %s is opened by it`, (_what, wallet, links) => {
    expect(opened(wallet, host)).toEqual(links)
  })

  test(`${host}: in a frame the app leaves it, unless every link goes out anyway`, () => {
    const framed = host.startsWith('telegram') ? '_blank' : '_top'
    expect(opened(all, host, true).map((link) => link.split(' ')[1])).toEqual([framed, framed, '_blank'])
  })
}

test('browsers: an app has its own scheme first, then the address the phone hands on', () => {
  for (const host of inBrowser)
    expect(opened(all, host).map((link) => link.split(' ')[0])).toEqual(['native', 'universal', 'web'])
})

test('web views and Telegram: an https address comes first, since custom schemes end in an error', () => {
  for (const host of [...inView, ...inTelegram])
    expect(opened(all, host).map((link) => link.split(' ')[0])).toEqual(['universal', 'native', 'web'])
})

test('desktop: the desktop app and the web app, each with a row of its own', () => {
  expect(opened(all, 'desktop')).toEqual([`desktop _blank oak-desk://wc?uri=${ONCE}`, `web _blank ${WEB}`])
  expect(opened(all, 'desktop', true).map((link) => link.split(' ')[1])).toEqual(['_blank', '_blank'])
  expect(opened(native, 'desktop')).toEqual([])
})

test.each([
  ['oak', 'oak://'],
  ['oak:', 'oak://'],
  ['oak:/', 'oak://'],
  ['oak://', 'oak://'],
  ['oak://open', 'oak://open/'],
  [' oak:// ', 'oak://'],
  ['com.oak.app', 'com.oak.app://'],
  ['https://oak.example', 'https://oak.example/'],
  ['https://oak.example/', 'https://oak.example/'],
  ['https://oak.example/app', 'https://oak.example/app/'],
  ['HTTPS://oak.example', 'HTTPS://oak.example/'],
])('entry %j: is remembered as %s and opened once encoded', (mobileLink, href) => {
  const [link] = buildLinks(oak({ mobileLink }), URI, { kind: 'ios-safari', framed: false }).app
  expect(link?.href).toBe(href)
  expect(link?.url.toLowerCase()).toBe(`${href}wc?uri=${ONCE}`.toLowerCase())
})

test.each([
  'javascript:alert(1)',
  'javascript:',
  'javascript:alert',
  'JavaScript://oak.example/%0aalert(1)',
  'java\nscript://x',
  'data:text/html,x',
  'data:',
  'data://text/html,x',
  'file:///etc/passwd',
  'file:',
  'intent://oak#Intent;scheme=oak;end',
  'intent:',
  'blob:https://oak.example/1',
  'about:blank',
  'http://oak.example',
  'https:oak.example',
  'https:',
  'https://',
  'https://[',
  'https://oak.example@evil.example',
  '://',
  '///',
  'oak wallet',
  '1oak://',
  'محفظة',
])('entry %j: is refused and named, and the others are used', (bad) => {
  for (const field of ['mobileLink', 'webappLink', 'desktopLink'] as const) {
    const wallet = oak({ universalLink: 'https://oak.example', [field]: bad })
    const { app, web: site, refused } = buildLinks(wallet, URI, { kind: 'ios-safari', framed: false })
    expect(app.map(({ kind }) => kind)).toEqual(['universal'])
    expect(site).toBeUndefined()
    expect(refused.map(({ code, details }) => [code, details])).toEqual([
      ['WALLET_LINK_REFUSED', { walletId: 'oak', field }],
    ])
  }
})

const field = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    'javascript:',
    'data:',
    'file:',
    'intent:',
    'blob:',
    'oak',
    'oak:',
    'https:',
    'view-source:',
  ),
  fc
    .tuple(
      fc.constantFrom(
        'javascript:',
        'JAVASCRIPT://',
        'data:',
        'file://',
        'intent://',
        'oak://',
        'https://',
        'http://',
      ),
      fc.string(),
    )
    .map(([scheme, rest]) => `${scheme}${rest}`),
)

test('whatever the entry: an emitted link has a scheme that is allowed and the pairing exactly once', () => {
  const allowed =
    /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]|(?!(javascript|data|file|intent|blob|about|vbscript|filesystem|view-source|https?):)[a-z][a-z0-9+.-]+:)/
  fc.assert(
    fc.property(
      fc.record({ mobileLink: field, universalLink: field, webappLink: field, desktopLink: field }),
      fc.constantFrom<EnvironmentKind>(...phones, 'desktop'),
      fc.boolean(),
      (links, host, framed) => {
        const { app, web: site } = buildLinks(oak(links), URI, { kind: host, framed })
        for (const { url, target } of [...app, ...(site ? [site] : [])]) {
          expect(url).toMatch(allowed)
          expect(url.split(host === 'telegram-android' ? TWICE : ONCE)).toHaveLength(2)
          expect(new URL(url).href).toBe(url)
          expect(['_self', '_blank', '_top']).toContain(target)
        }
      },
    ),
    { numRuns: 500 },
  )
})
