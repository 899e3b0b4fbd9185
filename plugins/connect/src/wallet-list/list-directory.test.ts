import { walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { relayRow } from '../test-support/fake-relay'
import { entry, type InputParts, listInput, summary } from '../test-support/list-input'
import { listWallets } from './list-wallets'

const list = (parts: InputParts) => listWallets(listInput(parts))
const shown = (parts: InputParts) => summary(list(parts).wallets)

const metamask = walletRow('MetaMask', { id: 'io.metamask', rdns: 'io.metamask' })
const rabby = walletRow('Rabby', { explorerId: 'dir-rabby' })

test('directory: an entry with the name and a chain of an installed wallet is not listed', () => {
  const directory = {
    featured: [entry('f', { name: 'phantom', chains: ['solana:x', 'eip155:1'] })],
    recommended: [
      entry('r', { name: 'Old  Wallet' }),
      entry('s', { name: 'Quartz', chains: ['eip155:1'] }),
      entry('t'),
    ],
  }
  const quartz = { ...walletRow('Quartz', { id: 'quartz' }), namespaces: ['solana'] }
  const phantom = { ...walletRow('Phantom', { id: 'phantom' }), namespaces: ['solana'] }
  const old = walletRow('old wallet', { id: 'old', kind: 'injected' })
  const parts = { rows: [relayRow, phantom, quartz, old], directory }
  expect(shown(parts)).toEqual([
    'walletConnect:walletConnect',
    'injected:phantom',
    'injected:quartz',
    'injected:old',
    'recommended:s',
  ])
  const external = walletRow('T', { id: 'external', kind: 'external' })
  expect(shown({ rows: [relayRow, external], directory })).toContain('recommended:t')
})

test.each([
  ['SHOW', true, true],
  ['HIDE', false, false],
  ['ONLY_MOBILE', false, true],
  [undefined, true, true],
] as const)(
  'all wallets: with %s they are offered on a desktop: %s, on a phone: %s',
  (allWallets, desktop, phone) => {
    const offers = (mobile: boolean, rows = [relayRow]) =>
      list({ rows, mobile, directory: {}, ...(allWallets ? { options: { allWallets } } : {}) }).allWallets !==
      undefined
    expect([offers(false), offers(true)]).toEqual([desktop, phone])
    expect([offers(false, [metamask]), offers(true, [metamask])]).toEqual([false, false])
    expect(list({ rows: [relayRow], mobile: true }).allWallets).toBeUndefined()
  },
)

test.each([
  [0, '0'],
  [9, '9'],
  [10, '10+'],
  [42, '40+'],
  [402, '400+'],
])('all wallets: the count %i is shown as %s', (count, label) => {
  expect(list({ rows: [relayRow], directory: { count } }).allWallets).toEqual({ label })
  expect(list({ rows: [relayRow], directory: { count, status: 'loading' } }).allWallets).toEqual({
    label: undefined,
  })
})

test('leadsTo: pairing with a relay, else downloads or the homepage', () => {
  const wallet = { id: 'w', name: 'W', mobileLink: 'w://', homepage: 'https://w.example' }
  const leadsToOf = (parts: InputParts, more: object = {}) =>
    list({ ...parts, options: { customWallets: [{ ...wallet, ...more }] } })
      .wallets.map((one) => ('leadsTo' in one ? [one.leadsTo, one.tag] : []))
      .at(-1)
  expect(leadsToOf({ rows: [relayRow] })).toEqual(['pairing', undefined])
  expect(leadsToOf({})).toEqual(['homepage', 'get'])
  expect(leadsToOf({}, { playStore: 'https://play.example' })).toEqual(['downloads', 'get'])
  expect(leadsToOf({}, { homepage: undefined })).toEqual(['nowhere', undefined])
  expect(leadsToOf({ rows: [relayRow] }, { mobileLink: undefined })).toEqual(['homepage', 'get'])
})

test('placeholders: one for each wallet that the directory is expected to return', () => {
  const options = { featuredWalletIds: ['f1', 'f2', 'dir-rabby', 'x'], excludeWalletIds: ['x'] }
  const parts: InputParts = { rows: [relayRow, rabby], options, directory: { status: 'loading' } }
  expect(shown(parts)).toEqual([
    'walletConnect:walletConnect',
    'injected:rabby',
    'featured:…0',
    'featured:…1',
    'recommended:…0',
    'recommended:…1',
    'recommended:…2',
  ])
  const failed = shown({ ...parts, directory: { status: 'failed' } })
  expect(failed).toEqual(['walletConnect:walletConnect', 'injected:rabby'])
})

test('tags: a wallet is marked as installed only beside wallets that are not', () => {
  const tags = (parts: InputParts) => list(parts).wallets.map((one) => ('tag' in one ? one.tag : undefined))
  expect(tags({ rows: [metamask, rabby, relayRow] })).toEqual(['qr', undefined, undefined])
  expect(tags({ rows: [metamask, walletRow('Coinbase', { kind: 'external' })] })).toEqual([
    'installed',
    undefined,
  ])
  expect(tags({ rows: [metamask], options: { customWallets: [entry('c1')] } })[0]).toBe('installed')
})
