import type { NetworkId } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { WalletGroupName } from '../contract'
import { relayRow } from '../test-support/fake-relay'
import { entry, type InputParts, listInput, summary } from '../test-support/list-input'
import { listWallets } from './list-wallets'

const list = (parts: InputParts) => listWallets(listInput(parts))
const shown = (parts: InputParts) => summary(list(parts).wallets)

const metamask = walletRow('MetaMask', { id: 'io.metamask', rdns: 'io.metamask' })
const rabby = walletRow('Rabby', { explorerId: 'dir-rabby' })
const legacy = walletRow('Browser Wallet', { id: 'injected', kind: 'injected' })
const coinbase = walletRow('Coinbase', { kind: 'external', explorerId: 'dir-coin' })
const email = walletRow('Email', { kind: 'embedded' })
const everything: InputParts = {
  rows: [coinbase, email, metamask, relayRow],
  options: { featuredWalletIds: ['f2', 'f1'], customWallets: [entry('c1')] },
  recent: [{ id: 'r1', wallet: entry('r1') }],
  directory: {
    featured: [entry('f2'), entry('f1')],
    recommended: [entry('w1'), entry('w2'), entry('w3')],
    count: 402,
  },
}

test('order: walletConnect, recent, injected, featured, custom, external, recommended', () => {
  expect(shown(everything)).toEqual([
    'walletConnect:walletConnect',
    'recent:r1',
    'injected:io.metamask',
    'featured:f2',
    'featured:f1',
    'custom:c1',
    'external:coinbase',
    'recommended:w1',
    'recommended:w2',
  ])
})

test('order: the host’s groups come first, the others in the default order', () => {
  const connectorTypeOrder: readonly WalletGroupName[] = ['custom', 'recommended', 'custom']
  const groups = list({ ...everything, options: { ...everything.options, connectorTypeOrder } }).wallets
  expect([...new Set(groups.map(({ group }) => group))]).toEqual([
    'custom',
    'recommended',
    'walletConnect',
    'recent',
    'injected',
    'featured',
    'external',
  ])
})

test('order: wallets with several namespaces, then announced, then injected ones; recent ones by last use', () => {
  const both = walletRow('Both', { namespaces: ['eip155', 'solana'] })
  const old = walletRow('Old', { kind: 'injected' })
  expect(shown({ rows: [old, rabby, both] })).toEqual(['injected:both', 'injected:rabby', 'injected:old'])
  const recent = [{ id: 'r1', wallet: entry('r1') }, { id: 'rabby' }]
  expect(shown({ rows: [relayRow, rabby], recent }).slice(1)).toEqual(['recent:r1', 'recent:rabby'])
  expect(shown({ rows: [relayRow, rabby], recent: [...recent].reverse() }).slice(1)).toEqual([
    'recent:rabby',
    'recent:r1',
  ])
})

test('order: a recent wallet that had the id of its connector is recent by its present id, once', () => {
  const traits = {
    id: 'eip6963:io.oak',
    name: 'Oak',
    kind: 'announced',
    namespaces: ['eip155'],
    approval: 'wallet',
  } as const
  const oak = walletRow('Oak', { id: 'io.oak', rdns: 'io.oak', connectors: [traits] })
  const recent = [{ id: 'eip6963:io.oak' }, { id: 'io.oak' }]
  expect(shown({ rows: [rabby, oak], recent })).toEqual(['recent:io.oak', 'injected:rabby'])
})

test('tags: recent, QR code, connected, installed or get', () => {
  const { wallets } = list({ ...everything, connected: ['io.metamask'] })
  expect(wallets.map((one) => ('tag' in one ? one.tag : 'placeholder'))).toEqual([
    'qr',
    'recent',
    'connected',
    ...Array.from({ length: 6 }, () => undefined),
  ])
})

test.each<[string, InputParts, readonly string[]]>([
  ['on a desktop', { rows: [relayRow] }, ['walletConnect:walletConnect']],
  ['on a desktop that is connected over the relay', { rows: [relayRow], connected: ['walletConnect'] }, []],
  ['on a phone with a directory', { rows: [relayRow], mobile: true, directory: {} }, []],
  ['on a phone without a directory', { rows: [relayRow], mobile: true }, ['walletConnect:walletConnect']],
])('walletConnect: %s', (_where, parts, rows) => {
  expect(shown(parts)).toEqual(rows)
})

test.each([
  ['connecting', ['walletConnect:walletConnect']],
  ['reconnecting', []],
  ['connected', []],
])('walletConnect: while a connection over the relay is %s', (status, rows) => {
  const input = listInput({ rows: [relayRow] })
  const connections = { walletConnect: { walletId: 'walletConnect', status } }
  expect(summary(listWallets({ ...input, session: { ...input.session, connections } }).wallets)).toEqual(rows)
})

test.each<[string, InputParts, readonly string[]]>([
  ['is listed if there is no other wallet', { rows: [legacy] }, ['injected:injected']],
  [
    'is listed together with the relay',
    { rows: [relayRow, legacy] },
    ['walletConnect:walletConnect', 'injected:injected'],
  ],
  ['is not listed on a desktop with another wallet', { rows: [legacy, metamask] }, ['injected:io.metamask']],
  [
    'is listed on a desktop beside a wallet of another chain',
    { rows: [legacy, walletRow('Oak', { id: 'oak', namespaces: ['solana'] })] },
    ['injected:oak', 'injected:injected'],
  ],
  [
    'is listed on a desktop with another wallet if it was used before',
    { rows: [legacy, metamask], recent: [{ id: 'injected' }] },
    ['recent:injected', 'injected:io.metamask'],
  ],
  [
    'is listed on a desktop with another wallet while it is connected',
    { rows: [legacy, metamask], connected: ['injected'] },
    ['injected:io.metamask', 'injected:injected'],
  ],
  [
    'is listed on a phone',
    { rows: [legacy, metamask], mobile: true },
    ['injected:io.metamask', 'injected:injected'],
  ],
  [
    'is listed if it has an rdns',
    { rows: [{ ...legacy, rdns: 'x.y' }, metamask] },
    ['injected:io.metamask', 'injected:injected'],
  ],
])('a generic Browser Wallet %s', (_what, parts, rows) => {
  expect(shown(parts)).toEqual(rows)
})

test.each<[string, InputParts]>([
  ['id of the row', { rows: [rabby], options: { excludeWalletIds: ['RABBY'] } }],
  ['name', { rows: [walletRow('Some One')], options: { excludeWalletIds: ['some one'] } }],
  ['rdns', { rows: [metamask], options: { excludeWalletIds: ['IO.MetaMask'] } }],
  [
    'rdns of its app, by the host',
    { rows: [metamask], options: { excludeWalletIds: ['io.metamask.mobile'] } },
  ],
  ['directory id of its connector', { rows: [rabby], options: { excludeWalletIds: ['dir-rabby'] } }],
  [
    'rdns that the directory knows',
    { rows: [metamask], directory: { excluded: [entry('x', { rdns: 'io.metamask' })] } },
  ],
  [
    'rdns of its app',
    { rows: [metamask], directory: { excluded: [entry('x', { rdns: 'io.metamask.mobile' })] } },
  ],
])('excluded: an installed wallet by %s', (_by, parts) => {
  expect(shown(parts)).toEqual([])
})

test('excluded: an entry whose name is the name or id of a listed wallet does not exclude it', () => {
  const excluded = [entry('x', { name: 'MetaMask' }), entry('rabby-app', { name: 'dir-rabby' })]
  const phantom = { ...walletRow('x', { id: 'phantom' }), namespaces: ['solana'] }
  const listed = shown({ rows: [metamask, rabby, phantom], directory: { excluded } })
  expect(listed).toEqual(shown({ rows: [metamask, rabby, phantom] }))
  expect(listed).toHaveLength(3)
})

test.each(['a1', 'A1 WALLET', 'io.a1'])('excluded: a wallet by %s, in every group', (name) => {
  const one = entry('a1', { name: 'A1 Wallet', rdns: 'io.a1' })
  const lists: readonly InputParts[] = [
    { recent: [{ id: 'a1', wallet: one }] },
    { options: { customWallets: [one] } },
    { directory: { featured: [one] } },
    { directory: { recommended: [one] } },
  ]
  for (const parts of lists) {
    const excludeWalletIds = [name]
    const all = { ...parts, rows: [relayRow], mobile: true, directory: parts.directory ?? {} }
    expect(shown(all)).toHaveLength(1)
    expect(shown({ ...all, options: { ...parts.options, excludeWalletIds } })).toEqual([])
  }
})

test.each<[string, InputParts]>([
  ['rdns', { rows: [relayRow, metamask], directory: { featured: [entry('m', { rdns: 'IO.metamask' })] } }],
  [
    'rdns of the app',
    { rows: [relayRow, metamask], directory: { recommended: [entry('m', { rdns: 'io.metamask.mobile' })] } },
  ],
  ['directory id', { rows: [relayRow, rabby], directory: { featured: [entry('dir-rabby')] } }],
  ['id', { rows: [relayRow, rabby], options: { customWallets: [entry('rabby')] } }],
])('duplicates: an entry with the %s of an installed wallet is not listed', (_by, parts) => {
  expect(list(parts).wallets.map(({ group }) => group)).toEqual(['walletConnect', 'injected'])
})

test('duplicates: a custom wallet with the name of an installed wallet is listed too', () => {
  const rows = [relayRow, walletRow('A')]
  expect(shown({ rows, options: { customWallets: [entry('m', { name: 'A' })] } })).toEqual([
    'walletConnect:walletConnect',
    'injected:a',
    'custom:m',
  ])
})

test('duplicates: a wallet is listed in the first of the groups recent, custom, featured, recommended', () => {
  const one = entry('one')
  const parts = { rows: [relayRow], directory: { featured: [one], recommended: [one] } }
  expect(shown(parts)).toEqual(['walletConnect:walletConnect', 'featured:one'])
  const options = { customWallets: [one] }
  expect(shown({ ...parts, options })).toEqual(['walletConnect:walletConnect', 'custom:one'])
  expect(shown({ ...parts, options, recent: [{ id: 'one', wallet: one }] })).toEqual([
    'walletConnect:walletConnect',
    'recent:one',
  ])
})

test('phone: a wallet without mobile, universal or web link is not listed', () => {
  const linkless = { id: 'x', name: 'X', desktopLink: 'x://', homepage: 'https://x.example' }
  const lists: readonly InputParts[] = [
    { recent: [{ id: 'x', wallet: linkless }] },
    { options: { customWallets: [linkless] } },
    { directory: { featured: [linkless] } },
    { directory: { recommended: [linkless] } },
  ]
  for (const parts of lists) {
    const all = { directory: {}, ...parts, rows: [relayRow] }
    expect(shown(all)).toHaveLength(2)
    expect(shown({ ...all, mobile: true })).toEqual([])
  }
  for (const link of ['mobileLink', 'universalLink', 'webappLink'])
    expect(
      shown({
        rows: [relayRow],
        mobile: true,
        directory: { featured: [{ ...linkless, [link]: 'https://x.example' }] },
      }),
    ).toEqual(['featured:x'])
})

test('recommended: at most four, minus the number of installed and recent wallets', () => {
  const recommended = ['1', '2', '3', '4', '5'].map((id) => entry(id))
  const count = (parts: InputParts) =>
    list({ ...parts, rows: [relayRow, ...(parts.rows ?? [])], directory: { recommended } }).wallets.filter(
      ({ group }) => group === 'recommended',
    ).length
  expect(count({})).toBe(4)
  expect(count({ rows: [metamask] })).toBe(3)
  expect(count({ rows: [metamask], recent: [{ id: 'io.metamask' }, { id: 'r', wallet: entry('r') }] })).toBe(
    2,
  )
  expect(
    count({
      rows: [metamask, rabby],
      recent: [
        { id: 'a', wallet: entry('a') },
        { id: 'b', wallet: entry('b') },
      ],
    }),
  ).toBe(0)
  expect(list({ directory: { recommended } }).wallets).toEqual([])
})

test('chains: CAIP-2 ids have to match exactly; a wallet without chains is listed', () => {
  const one = (chains?: readonly NetworkId[]) => ({
    rows: [relayRow],
    mobile: true,
    directory: { recommended: [entry('w', chains ? { chains } : {})] },
  })
  expect(shown(one(['eip155:1']))).toHaveLength(1)
  expect(shown(one([]))).toHaveLength(1)
  expect(shown(one())).toHaveLength(1)
  expect(shown(one(['eip155:10', 'eip155:84']))).toEqual([])
})

test('recent: the current entry of a custom wallet replaces the stored one', () => {
  const kept = entry('c1', { name: 'Old', mobileLink: 'old://' })
  const parts = { rows: [relayRow], recent: [{ id: 'c1', wallet: kept }] }
  expect(list(parts).wallets.at(-1)).toMatchObject({ group: 'recent', wallet: kept })
  const now = entry('c1', { name: 'New', iconUrl: 'data:image/png;base64,AA' })
  const { wallets } = list({ ...parts, options: { customWallets: [now] } })
  expect(wallets.at(-1)).toMatchObject({ group: 'recent', wallet: now })
  expect(wallets).toHaveLength(2)
})

test('featured: an empty list is the same as none', () => {
  const directory = { featured: [entry('a')], status: 'loading' as const }
  const lists = [{}, { featuredWalletIds: [] }].map((options) =>
    list({ rows: [relayRow], options, directory }),
  )
  expect(lists[0]).toEqual(lists[1])
})
