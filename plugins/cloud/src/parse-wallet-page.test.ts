import { isLatchkeyError } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WalletEntry } from './contract'
import { parseWalletPage } from './parse-wallet-page'
import { wireWallet } from './test-support/wire-wallet'

const links = [
  'homepage',
  'mobileLink',
  'universalLink',
  'desktopLink',
  'webappLink',
  'appStore',
  'playStore',
  'chromeStore',
] as const

function one(change: object): WalletEntry | undefined {
  return parseWalletPage({ data: [{ ...wireWallet, ...change }], count: 1 }, 40).wallets[0]
}

test.each([
  ['no id', { id: null }],
  ['an id that is a number', { id: 7 }],
  ['an id with a path', { id: '../x' }],
  ['an id of every object', { id: 'constructor' }],
  ['the id __proto__', { id: '__proto__' }],
  ['a very long id', { id: 'a'.repeat(129) }],
  ['no name', { name: undefined }],
  ['a name that is not drawn', { name: '\u3164\u2800' }],
  ['a name of blanks', { name: ' \u200b\u202e ' }],
  ['a name that is a page', { name: 'x'.repeat(65) }],
  ['a name that is a list', { name: ['Harbor'] }],
])('entry: one with %s is dropped', (_what, change) => {
  expect(one(change)).toBeUndefined()
})

test.each([
  ['image_id', 'imageId', 'a/b'],
  ['image_id', 'imageId', 'toString'],
  ['rdns', 'rdns', 'no-dots'],
  ['rdns', 'rdns', 'a..b'],
  ['rdns', 'rdns', { toString: 'x' }],
  ['chains', 'chains', 'eip155:1'],
  ['injected', 'injected', 'isHarbor'],
  ['mobile_link', 'mobileLink', 'javascript:alert(1)'],
  ['mobile_link', 'mobileLink', 7],
  ['link_mode', 'universalLink', 'harbor://'],
  ['desktop_link', 'desktopLink', 'file:///c:/harbor.exe'],
  ['webapp_link', 'webappLink', 'data:text/html,x'],
  ['homepage', 'homepage', 'http://harbor.example'],
  ['app_store', 'appStore', 'about:blank'],
  ['play_store', 'playStore', 'intent://x#Intent;end'],
  ['chrome_store', 'chromeStore', '\\\\evil.example'],
])('entry: a wrong %s drops only this field', (field, ours, value) => {
  const { wallets, faults } = parseWalletPage({ data: [{ ...wireWallet, [field]: value }], count: 1 }, 40)
  expect(wallets[0]).toMatchObject({ id: wireWallet.id, name: 'Harbor' })
  expect(wallets[0]).not.toHaveProperty(ours)
  expect(faults).toEqual([{ wallet: wireWallet.id, field }])
})

test('entry: null, empty and unknown fields are left out', () => {
  const data = [
    { id: 'a', name: 'A', rdns: null, mobile_link: '', badge_type: 'none', image_url: 'x', evil: 1 },
  ]
  expect(parseWalletPage({ data, count: 1 }, 40)).toEqual({
    wallets: [{ id: 'a', name: 'A' }],
    count: 1,
    faults: [],
  })
})

test('entry: lists keep their valid items, up to a limit', () => {
  const chains = ['eip155:1', 'EIP155:1', '1', null, 'eip155:', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
  expect(one({ chains })?.chains).toEqual([chains[0], chains[5]])
  expect(one({ chains: Array.from({ length: 9_999 }, (_, id) => `eip155:${id}`) })?.chains).toHaveLength(500)
  const injected = [
    { namespace: 'eip155', injected_id: '__proto__' },
    { namespace: 'eip155', injected_id: 'isHarbor' },
    { injected_id: 'isHarbor' },
    'isHarbor',
  ]
  expect(one({ injected })?.injected).toEqual([{ namespace: 'eip155', id: 'isHarbor' }])
})

test('entry: a name is one line of plain text', () => {
  expect(one({ name: '  Har\u202ebor\n\u0000 ' })?.name).toBe('Harbor')
  // A long gap is collapsed, so that the text after it stays visible.
  expect(one({ name: `Har\u115fbor${'\u2003'.repeat(40)}Fake` })?.name).toBe('Harbor Fake')
})

test('page: duplicates are dropped, and the count is at least the number of wallets', () => {
  const { wallets, count } = parseWalletPage(
    { data: [wireWallet, { ...wireWallet, name: 'Second' }, { id: 'b', name: 'B' }], count: -5 },
    40,
  )
  expect(wallets.map(({ name }) => name)).toEqual(['Harbor', 'B'])
  expect(count).toBe(2)
})

const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true })
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', 'javascript:alert(1)', 'data:text/html,x', '../..', ''),
)
const hostileEntry = fc.oneof(
  anything,
  fc
    .dictionary(fc.constantFrom(...Object.keys(wireWallet), '__proto__'), fc.oneof(anything, hostileText))
    .map((change) => ({ ...wireWallet, ...change })),
)

test('page: any response gives valid wallets or one typed error', () => {
  const body = fc.oneof(
    anything,
    fc.record({ data: fc.array(hostileEntry, { maxLength: 6 }), count: fc.oneof(fc.integer(), anything) }),
  )
  fc.assert(
    fc.property(body, (given) => {
      const page = (() => {
        try {
          return parseWalletPage(given, 4)
        } catch (error) {
          if (isLatchkeyError(error) && error.code === 'DIRECTORY_ANSWER') return undefined
          throw error
        }
      })()
      if (!page) return
      expect(page.wallets.length).toBeLessThanOrEqual(4)
      expect(Number.isSafeInteger(page.count) && page.count >= page.wallets.length).toBe(true)
      for (const wallet of page.wallets) {
        expect(wallet.id).toMatch(/^[\w.:-]{1,128}$/)
        expect(wallet.id in {}).toBe(false)
        expect(wallet.name).toMatch(/^\P{C}{1,64}$/u)
        for (const link of links)
          if (wallet[link] !== undefined) expect(parseSafeUrl(wallet[link])).toBeDefined()
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    }),
    { numRuns: 1_500 },
  )
})
