import type { WalletEntry } from '@latchkey/cloud/contract'
import type { NetworkId, WalletRow } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DirectoryState, WalletGroupName } from '../contract'
import { type InputParts, idOf, listInput, summary } from '../test-support/list-input'
import { hasOnlyAnnounced, listInstalledWallets } from './installed-wallets'
import { listWallets } from './list-wallets'
import type { WalletListItem } from './wallet-list-item'

const GROUPS: readonly WalletGroupName[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]
/** Few values, so that generated wallets often share ids and names. */
const word = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const rdns = word.map((text) => `io.${text}`)
const link = fc.constantFrom(
  'mobileLink',
  'universalLink',
  'webappLink',
  'desktopLink',
  'homepage',
  'playStore',
)

const wallet: fc.Arbitrary<WalletEntry> = fc
  .record({
    id: word.map((text) => `dir-${text}`),
    name: word.map((text) => `Wallet ${text}`),
    rdns: fc.option(fc.oneof(rdns, fc.constantFrom('io.metamask', 'io.metamask.mobile')), { nil: undefined }),
    chains: fc.option(fc.subarray<NetworkId>(['eip155:1', 'eip155:10', 'eip155:8453', 'eip155:84']), {
      nil: undefined,
    }),
    links: fc.uniqueArray(link),
  })
  .map(({ id, name, links, ...more }) => ({
    id,
    name,
    ...(more.rdns === undefined ? {} : { rdns: more.rdns }),
    ...(more.chains === undefined ? {} : { chains: more.chains }),
    ...Object.fromEntries(links.map((one) => [one, `https://${id}.example`])),
  }))
const wallets = fc.uniqueArray(wallet, { maxLength: 5, selector: ({ id }) => id })
const row = (kinds: readonly WalletRow['connectors'][number]['kind'][]): fc.Arbitrary<WalletRow> =>
  fc
    .record({
      id: word,
      name: fc.oneof(
        word.map((text) => `Wallet ${text}`),
        fc.constant('Browser Wallet'),
      ),
      rdns: fc.option(fc.oneof(rdns, fc.constant('io.metamask')), { nil: undefined }),
      kind: fc.constantFrom(...kinds),
      explorerId: fc.option(
        word.map((text) => `dir-${text}`),
        { nil: undefined },
      ),
    })
    .map(({ name, id, kind, ...more }) =>
      walletRow(name, {
        id: kind === 'walletConnect' ? 'walletConnect' : id,
        kind,
        ...(more.rdns === undefined || kind === 'walletConnect' ? {} : { rdns: more.rdns }),
        ...(more.explorerId === undefined || kind === 'walletConnect' ? {} : { explorerId: more.explorerId }),
      }),
    )
const rowsOf = (...kinds: readonly WalletRow['connectors'][number]['kind'][]) =>
  fc.uniqueArray(row(kinds), { maxLength: 5, selector: ({ id }) => id })
const directory: fc.Arbitrary<DirectoryState> = fc.record({
  status: fc.constantFrom('absent', 'idle', 'loading', 'ready', 'failed'),
  featured: wallets,
  recommended: wallets,
  excluded: fc.uniqueArray(wallet, { maxLength: 1 }),
  count: fc.nat(1000),
})
const recent = fc.uniqueArray(
  fc.oneof(
    word.map((id) => ({ id })),
    wallet.map((one) => ({ id: one.id, wallet: one })),
  ),
  { maxLength: 2, selector: ({ id }) => id },
)
const excludeWalletIds = fc.uniqueArray(
  fc.oneof(
    word,
    rdns,
    word.map((text) => `DIR-${text}`),
    word.map((text) => `wallet ${text}`),
  ),
  { maxLength: 2 },
)
const parts: fc.Arbitrary<Required<InputParts>> = fc.record({
  rows: rowsOf('announced', 'injected', 'external', 'walletConnect', 'embedded'),
  connected: fc.subarray(['a', 'walletConnect']),
  options: fc.record({
    customWallets: wallets,
    featuredWalletIds: fc.uniqueArray(word.map((text) => `dir-${text}`)),
    excludeWalletIds,
    connectorTypeOrder: fc.uniqueArray(fc.constantFrom(...GROUPS)),
    allWallets: fc.constantFrom('SHOW', 'HIDE', 'ONLY_MOBILE'),
  }),
  recent,
  directory,
  mobile: fc.boolean(),
})

const idsOf = (one: WalletListItem): readonly string[] => {
  if ('index' in one) return []
  const known =
    'row' in one
      ? [one.row.id, one.row.rdns, ...one.row.connectors.map((connector) => connector.explorerId)]
      : [one.wallet.id, one.wallet.rdns]
  return known.flatMap((text) =>
    text ? [text.toLowerCase().replace('io.metamask.mobile', 'io.metamask')] : [],
  )
}
const namesOf = (one: WalletListItem): readonly string[] =>
  'index' in one ? [] : [...idsOf(one), ('row' in one ? one.row : one.wallet).name.toLowerCase()]
const reverse = <Value>(list: readonly Value[]): readonly Value[] => [...list].reverse()
const checkForAll = (check: (input: Required<InputParts>) => void): void =>
  fc.assert(fc.property(parts, check), { numRuns: 400 })

test('list: no wallet occurs twice', () => {
  checkForAll((input) => {
    const seen = new Set<string>()
    const { wallets: listed } = listWallets(listInput(input))
    // Session lists two wallets with one rdns as two rows, both marked as look-alikes.
    const rows = listed.filter((one) => 'row' in one)
    for (const one of rows) for (const text of idsOf(one)) seen.add(text)
    expect(new Set(rows.map(idOf)).size).toBe(rows.length)
    for (const one of listed.filter((other) => 'wallet' in other)) {
      expect(idsOf(one).filter((text) => seen.has(text))).toEqual([])
      for (const text of idsOf(one)) seen.add(text)
    }
  })
})

test('list: an excluded wallet is in no group', () => {
  checkForAll((input) => {
    const names = new Set([...(input.options.excludeWalletIds ?? []).map((name) => name.toLowerCase())])
    const known = new Set(
      (input.directory.excluded ?? []).flatMap((one) =>
        idsOf({ group: 'custom', tag: undefined, wallet: one, leadsTo: 'nowhere' }),
      ),
    )
    const listed = listWallets(listInput(input)).wallets.filter(({ group }) => group !== 'walletConnect')
    expect(listed.flatMap(namesOf).filter((name) => names.has(name))).toEqual([])
    expect(listed.flatMap(idsOf).filter((one) => known.has(one))).toEqual([])
  })
})

test('list: wallets are sorted by group: the host’s groups first, the others in the default order', () => {
  checkForAll((input) => {
    const groups = listWallets(listInput(input)).wallets.map(({ group }) => group)
    const order = [...new Set([...(input.options.connectorTypeOrder ?? []), ...GROUPS])]
    const positions = groups.map((group) => order.indexOf(group))
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
  })
})

test('list: every installed wallet that is not excluded occurs once', () => {
  checkForAll((input) => {
    const { wallets: listed } = listWallets(
      listInput({ ...input, directory: { ...input.directory, excluded: [] } }),
    )
    const excluded = new Set(input.options.excludeWalletIds?.map((one) => one.toLowerCase()))
    const wanted = input.rows.filter(
      ({ id, name, rdns: maker, connectors: [connector] }) =>
        ![id, name, maker, connector?.explorerId].some((one) => excluded.has(String(one).toLowerCase())) &&
        connector &&
        connector.kind !== 'embedded' &&
        connector.kind !== 'walletConnect' &&
        (name !== 'Browser Wallet' || maker !== undefined),
    )
    for (const { id } of wanted) expect(listed.filter((one) => idOf(one) === id)).toHaveLength(1)
  })
})

test('list: on a phone every wallet has a link, and at most four wallets, for configured networks, are recommended', () => {
  checkForAll((input) => {
    const { wallets: listed } = listWallets(listInput(input))
    const others = listed.flatMap((one) => ('wallet' in one ? [one] : []))
    if (input.mobile)
      for (const { wallet: one } of others)
        expect(one.mobileLink ?? one.universalLink ?? one.webappLink).toBeDefined()
    for (const { wallet: one } of others.filter(({ group }) => group === 'recommended' || group === 'recent'))
      if (one.chains?.length)
        expect(one.chains.some((id) => id === 'eip155:1' || id === 'eip155:8453')).toBe(true)
    const recommended = listed.filter(({ group }) => group === 'recommended').length
    const installed = listed.filter(
      (one) => 'row' in one && ['announced', 'injected'].includes(one.row.connectors[0]?.kind ?? ''),
    ).length
    const paired = others.filter(({ group }) => group === 'recent').length
    expect(recommended).toBeLessThanOrEqual(Math.max(0, 4 - installed - paired))
  })
})

test('list: does not depend on the order of excluded and connected wallets', () => {
  checkForAll((input) => {
    const reversedInput = {
      ...input,
      connected: reverse(input.connected),
      options: { ...input.options, excludeWalletIds: reverse(input.options.excludeWalletIds ?? []) },
      directory: { ...input.directory, excluded: reverse(input.directory.excluded ?? []) },
    }
    expect(listWallets(listInput(reversedInput))).toEqual(listWallets(listInput(input)))
  })
})

test('list: rows that are not from the directory are the same whether it responds or not', () => {
  checkForAll((input) => {
    const ownRows = (status: DirectoryState['status']) => {
      const lists = status === 'ready' ? input.directory : { featured: [], recommended: [] }
      const directory = { ...lists, excluded: [], status }
      return summary(
        listWallets(listInput({ ...input, directory })).wallets.filter(
          ({ group }) => group !== 'featured' && group !== 'recommended',
        ),
      )
    }
    expect(ownRows('ready')).toEqual(ownRows('failed'))
    expect(ownRows('loading')).toEqual(ownRows('failed'))
  })
})

test('list: for announced wallets only, listInstalledWallets returns the same list as listWallets', () => {
  fc.assert(
    fc.property(rowsOf('announced'), recent, fc.boolean(), (rows, used, mobile) => {
      const named = rows.filter(({ name }) => name !== 'Browser Wallet')
      const input = listInput({ rows: named, recent: used, mobile, connected: ['a'] })
      expect(hasOnlyAnnounced(input.session, input.connect)).toBe(true)
      expect(listWallets(input)).toEqual({
        wallets: listInstalledWallets(input.session, used),
        allWallets: undefined,
      })
    }),
  )
})

test('list: the same input gives the same list, and the input is not changed', () => {
  checkForAll((input) => {
    const given = listInput(input)
    const before = structuredClone(given)
    expect(listWallets(given)).toEqual(listWallets(given))
    expect(given).toEqual(before)
  })
})
