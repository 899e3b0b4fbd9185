import type { WalletEntry } from '@latchkey/cloud/contract'
import type { EnvironmentKind } from '@latchkey/kernel/environment'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildDeepLinks } from './deep-links'

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

/** The links that are built, each as `kind target url`. */
function describeLinks(wallet: WalletEntry, environment: EnvironmentKind, framed = false): readonly string[] {
  const { app, web: site } = buildDeepLinks(wallet, URI, { kind: environment, framed })
  return [...app, ...(site ? [site] : [])].map(({ kind, target, url }) => `${kind} ${target} ${url}`)
}

const browsers = ['ios-safari', 'ios-chrome', 'android-chrome', 'android-firefox'] as const
const webViews = ['webview', 'wallet-browser'] as const
const telegrams = ['telegram-ios', 'telegram-android'] as const
const phones: readonly EnvironmentKind[] = [...browsers, ...webViews, ...telegrams]

for (const environment of phones) {
  const target = environment.startsWith('telegram') ? '_blank' : '_self'
  const encoded = (url: string): string =>
    environment === 'telegram-android' ? url.replace(ONCE, TWICE) : url

  test.each([
    ['its own scheme', native, [`native ${target} ${encoded(NATIVE)}`]],
    ['a universal link', universal, [`universal ${target} ${encoded(UNIVERSAL)}`]],
    ['a web app', web, [`web _blank ${encoded(WEB)}`]],
  ])(`${environment}: a wallet with %s is opened by that link`, (_what, wallet, links) => {
    expect(describeLinks(wallet, environment)).toEqual(links)
  })

  test(`${environment}: in a frame app links open in the top window, except in Telegram`, () => {
    const framed = environment.startsWith('telegram') ? '_blank' : '_top'
    expect(describeLinks(all, environment, true).map((link) => link.split(' ')[1])).toEqual([
      framed,
      framed,
      '_blank',
    ])
  })
}

test('browsers: the custom scheme of an app comes first, then its universal link', () => {
  for (const environment of browsers)
    expect(describeLinks(all, environment).map((link) => link.split(' ')[0])).toEqual([
      'native',
      'universal',
      'web',
    ])
})

test('web views and Telegram: the universal link comes first, because custom schemes often fail there', () => {
  for (const environment of [...webViews, ...telegrams])
    expect(describeLinks(all, environment).map((link) => link.split(' ')[0])).toEqual([
      'universal',
      'native',
      'web',
    ])
})

test('desktop: one link to the desktop app and one to the web app are built', () => {
  expect(describeLinks(all, 'desktop')).toEqual([
    `desktop _blank oak-desk://wc?uri=${ONCE}`,
    `web _blank ${WEB}`,
  ])
  expect(describeLinks(all, 'desktop', true).map((link) => link.split(' ')[1])).toEqual(['_blank', '_blank'])
  expect(describeLinks(native, 'desktop')).toEqual([])
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
])('entry %j: has the base URL %s, and the pairing URI in the link is encoded once', (mobileLink, href) => {
  const [link] = buildDeepLinks(oak({ mobileLink }), URI, { kind: 'ios-safari', framed: false }).app
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
])('entry %j: is refused with an error that names the field, and other links are used', (unsafe) => {
  for (const field of ['mobileLink', 'webappLink', 'desktopLink'] as const) {
    const wallet = oak({ universalLink: 'https://oak.example', [field]: unsafe })
    const { app, web: site, refused } = buildDeepLinks(wallet, URI, { kind: 'ios-safari', framed: false })
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

test('any entry: a link that is built has an allowed scheme and the pairing URI exactly once', () => {
  const allowed =
    /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]|(?!(javascript|data|file|intent|blob|about|vbscript|filesystem|view-source|https?):)[a-z][a-z0-9+.-]+:)/
  fc.assert(
    fc.property(
      fc.record({ mobileLink: field, universalLink: field, webappLink: field, desktopLink: field }),
      fc.constantFrom<EnvironmentKind>(...phones, 'desktop'),
      fc.boolean(),
      (links, environment, framed) => {
        const { app, web: site } = buildDeepLinks(oak(links), URI, { kind: environment, framed })
        for (const { url, target } of [...app, ...(site ? [site] : [])]) {
          expect(url).toMatch(allowed)
          expect(url.split(environment === 'telegram-android' ? TWICE : ONCE)).toHaveLength(2)
          expect(new URL(url).href).toBe(url)
          expect(['_self', '_blank', '_top']).toContain(target)
        }
      },
    ),
    { numRuns: 500 },
  )
})
