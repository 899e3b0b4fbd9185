import type { WalletEntry } from '@latchkey/cloud/contract'
import { walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { firstWallets, ownWallets } from '../directory/directory-pager'
import { createWalletFilter } from '../wallet-list/wallet-filter'
import { type ContentInput, getContent } from './all-wallets-body'
import { arrangeWallets } from './use-all-wallets'

const entry = (id: string, more: Partial<WalletEntry> = {}): WalletEntry => ({ id, name: id, ...more })
const idsOf = (wallets: readonly { readonly wallet: WalletEntry }[]): readonly string[] =>
  wallets.map(({ wallet }) => wallet.id)

test('arrange: installed wallets come first, the others keep their order', () => {
  const listed = [entry('a'), entry('b', { rdns: 'com.b' }), entry('c'), entry('d', { rdns: 'COM.D' })]
  const rows = [walletRow('B', { rdns: 'com.b' }), walletRow('D', { rdns: 'com.d' })]
  const arranged = arrangeWallets([], listed, rows)
  expect(idsOf(arranged)).toEqual(['b', 'd', 'a', 'c'])
  expect(arranged[0]?.installed?.name).toBe('B')
  expect(arranged[2]?.installed).toBeUndefined()
})

test('arrange: two wallets without an rdns are not the same wallet', () => {
  expect(arrangeWallets([], [entry('a')], [walletRow('Other')])[0]?.installed).toBeUndefined()
})

test('arrange: a look-alike is not matched with an entry of the directory', () => {
  const rows = [walletRow('B', { rdns: 'com.b', lookAlike: true })]
  expect(arrangeWallets([], [entry('b', { rdns: 'com.b' })], rows)[0]?.installed).toBeUndefined()
})

test('arrange: an installed wallet with the name and chain of an entry replaces its name and picture', () => {
  const oak = walletRow('Oak', { iconUrl: 'data:image/png,own' })
  const listed = [
    entry('w', { name: 'Other' }),
    entry('dir-oak', { name: ' OAK ', imageId: 'picture', mobileLink: 'oak://', chains: ['eip155:1'] }),
  ]
  expect(arrangeWallets([], listed, [oak])[0]).toEqual({
    wallet: { id: 'dir-oak', name: 'Oak', iconUrl: 'data:image/png,own' },
    installed: oak,
  })
  const elsewhere = [entry('dir-oak', { name: 'Oak', chains: ['solana:x'] })]
  expect(arrangeWallets([], elsewhere, [oak])[0]?.installed).toBeUndefined()
  expect(arrangeWallets([], listed, [{ ...oak, lookAlike: true }])[0]?.wallet.id).toBe('w')
})

test('arrange: each id occurs once; the host’s own wallet replaces the directory’s entry', () => {
  const own = [entry('mine', { rdns: 'com.mine' })]
  const listed = [entry('a', { name: 'First' }), entry('a'), entry('x', { rdns: 'com.mine' })]
  const arranged = arrangeWallets(own, listed, [])
  expect(idsOf(arranged)).toEqual(['mine', 'a'])
  expect(arranged[1]?.wallet.name).toBe('First')
})

const filter = createWalletFilter({
  options: {},
  directory: { excluded: [] },
  networks: [{ id: 'eip155:1' }],
  mobile: true,
})

test('first wallets: all featured ones, and recommended ones for the configured networks; certified ones only with the filter', () => {
  const link = { mobileLink: 'x://' }
  const directory = {
    featured: [entry('f', { ...link, chains: ['solana:1'] }), entry('no-link')],
    recommended: [
      entry('r', { ...link, chains: ['eip155:1'], certified: true }),
      entry('elsewhere', { ...link, chains: ['eip155:10'] }),
    ],
  }
  const ids = (certified: boolean) => firstWallets({ directory, certified }, filter).map(({ id }) => id)
  expect(ids(false)).toEqual(['f', 'r'])
  expect(ids(true)).toEqual(['r'])
})

test('own wallets: custom wallets that can be paired, and none with the certified filter', () => {
  const own = [entry('a', { mobileLink: 'a://' }), entry('b', { homepage: 'https://b.example' })]
  expect(ownWallets(own, false, filter).map(({ id }) => id)).toEqual(['a'])
  expect(ownWallets(own, true, filter)).toEqual([])
  expect(ownWallets(undefined, false, filter)).toEqual([])
})

test.each<[string, Partial<ContentInput>, ReturnType<typeof getContent>]>([
  ['the first page is not loaded', { status: 'idle' }, { kind: 'tiles', upcoming: 20, failed: undefined }],
  [
    'the next page is loading',
    { count: 40, status: 'loading' },
    { kind: 'tiles', upcoming: 8, failed: undefined },
  ],
  ['all pages are loaded', { count: 40 }, { kind: 'tiles', upcoming: 0, failed: undefined }],
  ['the first page failed', { status: 'failed' }, { kind: 'failed', failed: 'page' }],
  ['a further page failed', { count: 40, status: 'failed' }, { kind: 'tiles', upcoming: 0, failed: 'page' }],
  ['the directory is empty', {}, { kind: 'none', certified: false }],
  ['no wallet is certified', { certified: true }, { kind: 'none', certified: true }],
  [
    'the directory is searched, some loaded wallets match',
    { query: 'me', search: 'searching', count: 2 },
    { kind: 'tiles', upcoming: 4, failed: undefined },
  ],
  [
    'the directory is searched, no loaded wallet matches',
    { query: 'me', search: 'searching' },
    { kind: 'tiles', upcoming: 20, failed: undefined },
  ],
  ['found', { query: 'me', search: 'found', count: 2 }, { kind: 'tiles', upcoming: 0, failed: undefined }],
  ['not found', { query: 'me', search: 'found' }, { kind: 'nothing-found' }],
  ['the search failed', { query: 'me', search: 'failed' }, { kind: 'failed', failed: 'search' }],
  [
    'the search failed, some loaded wallets match',
    { query: 'me', search: 'failed', count: 2 },
    { kind: 'tiles', upcoming: 0, failed: 'search' },
  ],
  ['one letter, not all loaded', { query: 'q', status: 'idle' }, { kind: 'one-more-letter' }],
  ['one letter, all loaded', { query: 'q' }, { kind: 'nothing-found' }],
])('content: %s', (_name, more, expected) => {
  expect(
    getContent({ count: 0, query: '', search: 'off', status: 'complete', certified: false, ...more }),
  ).toEqual(expected)
})
