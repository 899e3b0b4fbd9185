import type { WalletEntry } from '@latchkey/cloud/contract'
import { type ChainNamespace, isConnectionOf, type WalletRow } from '@latchkey/session/contract'
import { isInstalled } from '@latchkey/session/wallet-rows'
import type { WalletGroupName } from '../contract'
import { listInstalledWallets } from './installed-wallets'
import { createNamesakes, knownWallets, type Namesakes } from './namesakes'
import { addDetails, joinItems, pageNamespace } from './row-details'
import { canPair, createExclusion, createUniqueFilter, createWalletFilter, isRelay } from './wallet-filter'
import {
  defaultGroupOrder,
  type PlaceholderItem,
  type SessionWalletItem,
  type UninstalledWalletItem,
  type WalletList,
  type WalletListInput,
  type WalletListItem,
} from './wallet-list-item'

const RECOMMENDED_LIMIT = 4
/** The name of an injected wallet that does not identify itself. */
const GENERIC_NAME = 'Browser Wallet'

/** Returns the list of wallets by the rules in the table of this package's README. */
export function listWallets({ session: all, connect, environment, namespace }: WalletListInput): WalletList {
  const session = namespace === undefined ? all : narrowToNamespace(namespace, all)
  const { options, recent, directory } = connect
  const { isRowExcluded, isEntryExcluded } = createExclusion(
    options.excludeWalletIds ?? [],
    directory.excluded,
  )
  const { isAllowed, isOffered } = createWalletFilter({
    options,
    directory,
    networks: session.networks,
    mobile: environment.mobile,
  })
  const relay = session.wallets.find(isRelay)
  const isListed = (row: WalletRow): boolean => !isRelay(row) && !isEmbedded(row) && !isRowExcluded(row)
  const used = [
    ...recent.map(({ id }) => ({ walletId: id, connectorId: id })),
    ...Object.values(session.connections),
  ]
  const isUsed = (row: WalletRow): boolean => used.some((one) => isConnectionOf(row, one))
  const listed = session.wallets.filter(isListed)
  const rows = environment.mobile ? listed : withoutGeneric(listed, isUsed)
  const unique = createUniqueFilter(rows)
  // A list of one namespace knows from the others which wallet a row belongs to.
  const namesakes = createNamesakes(all.wallets.filter(isListed), knownWallets(connect, session.wallets))
  const entries = [...directory.featured, ...directory.recommended]
  const sessionItems = joinItems(
    listInstalledWallets({ ...session, wallets: orderRows(rows, namesakes) }, recent),
    namesakes,
    pageNamespace(all),
  ).map((one) => addDetails(one, { namesakes, entries, only: namespace }))
  const isNew = (wallet: WalletEntry): boolean => namesakes.installedOf(wallet) === undefined

  const toItem =
    (group: UninstalledWalletItem['group']) =>
    (wallet: WalletEntry): UninstalledWalletItem => {
      const leadsTo = relay && (group !== 'custom' || canPair(wallet)) ? 'pairing' : getDownloadTarget(wallet)
      const isToGet = leadsTo === 'downloads' || leadsTo === 'homepage'
      return { group, wallet, leadsTo, tag: isToGet ? 'get' : group === 'recent' ? 'recent' : undefined }
    }

  // A wallet that is in several of the following lists is kept in the first one. The host's wallets come before those of
  // the directory, so that they are the same whether the directory responds or not.
  const customWallets = options.customWallets ?? []
  const paired = unique(
    recent.flatMap(({ id, wallet: stored }) => {
      // The current entry of a custom wallet replaces the stored one.
      const customEntry = customWallets.find((one) => one.id === id)
      const wallet = stored && (customEntry ?? stored)
      const isKept = wallet && isOffered(wallet)
      return relay && isKept ? [wallet] : []
    }),
  ).map(toItem('recent'))
  const custom = unique(customWallets.filter(isAllowed)).map(toItem('custom'))
  const featured = unique(directory.featured.filter((one) => isAllowed(one) && isNew(one))).map(
    toItem('featured'),
  )
  const installed = sessionItems.filter(({ row }) => isInstalled(row))
  const recommendedCount = relay ? Math.max(0, RECOMMENDED_LIMIT - installed.length - paired.length) : 0
  const recommended = unique(directory.recommended.filter((one) => isOffered(one) && isNew(one)))
    .slice(0, recommendedCount)
    .map(toItem('recommended'))

  const isLoading = directory.status === 'idle' || directory.status === 'loading'
  const expected = (options.featuredWalletIds ?? []).map((id) => ({ id, name: id }))
  const skeletons = isLoading
    ? [
        ...placeholders('featured', unique(expected.filter((one) => !isEntryExcluded(one))).length),
        ...placeholders('recommended', recommendedCount - recommended.length),
      ]
    : []
  const position = new Map(recent.map(({ id }, index) => [id, index]))
  const positionOf = (one: SessionWalletItem | UninstalledWalletItem): number =>
    Math.min(...idsOf(one).map((id) => position.get(id) ?? recent.length))
  const recentItems = [...sessionItems.filter(({ group }) => group === 'recent'), ...paired].sort(
    (a, b) => positionOf(a) - positionOf(b),
  )
  const others = sessionItems.filter(({ group }) => group !== 'recent')
  const elsewhere = [...paired, ...featured, ...custom, ...recommended, ...skeletons]
  // What is true of every row is not said of any.
  const isMixed = elsewhere.length > 0 || others.some(({ row }) => !isInstalled(row))
  const otherItems = others.map(
    (one): SessionWalletItem =>
      isInstalled(one.row)
        ? { ...one, tag: one.tag ?? (isMixed ? 'installed' : undefined) }
        : { ...one, group: 'external' },
  )
  const offersRelay = relay && (!environment.mobile || directory.status === 'absent')
  // While a pairing is pending its connection is `connecting`. The row stays, so that its code can be opened again.
  const isPaired = Object.values(session.connections).some(
    ({ walletId, status }) => walletId === relay?.id && status !== 'connecting',
  )
  const relayRow: readonly SessionWalletItem[] =
    offersRelay && !isPaired
      ? [{ group: 'walletConnect', row: relay, tag: environment.mobile ? undefined : 'qr' }]
      : []
  return {
    wallets: sortByGroup(
      [...relayRow, ...recentItems, ...otherItems, ...featured, ...custom, ...recommended, ...skeletons],
      options.connectorTypeOrder,
    ),
    allWallets: offersAllWallets({ session, connect, environment })
      ? { label: directory.status === 'ready' ? formatCount(directory.count) : undefined }
      : undefined,
  }
}

/** Email and social login are listed as methods, not as wallets. */
const isEmbedded = (row: WalletRow): boolean => row.connectors[0]?.kind === 'embedded'

/** Sorts wallets with several namespaces first, then announced, then injected ones; within these in session's order. */
function orderRows(rows: readonly WalletRow[], { join }: Namesakes): readonly WalletRow[] {
  const rank = (row: WalletRow): number =>
    row.namespaces.length > 1 || join(row).length > 1
      ? 0
      : row.connectors.some(({ kind }) => kind === 'announced')
        ? 1
        : 2
  return [...rows].sort((a, b) => rank(a) - rank(b))
}

/** Leaves out an injected wallet that does not identify itself where another one of its chain is installed, unless it is used. */
function withoutGeneric(
  rows: readonly WalletRow[],
  isUsed: (row: WalletRow) => boolean,
): readonly WalletRow[] {
  const isGeneric = ({ name, rdns }: WalletRow): boolean => name === GENERIC_NAME && rdns === undefined
  const served = new Set(
    rows.filter((row) => !isGeneric(row) && isInstalled(row)).flatMap(({ namespaces }) => namespaces),
  )
  const isKept = (row: WalletRow): boolean => !isGeneric(row) || isUsed(row)
  return rows.filter((row) => isKept(row) || !row.namespaces.some((one) => served.has(one)))
}

function getDownloadTarget(wallet: WalletEntry): UninstalledWalletItem['leadsTo'] {
  if (wallet.appStore || wallet.playStore || wallet.chromeStore) return 'downloads'
  return wallet.homepage ? 'homepage' : 'nowhere'
}

const placeholders = (group: PlaceholderItem['group'], length: number): readonly PlaceholderItem[] =>
  Array.from({ length }, (_, index) => ({ group, index }))

function sortByGroup(
  wallets: readonly WalletListItem[],
  first: readonly WalletGroupName[] = [],
): readonly WalletListItem[] {
  const order = [...new Set([...first, ...defaultGroupOrder])]
  return [...wallets].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
}

const idsOf = (one: SessionWalletItem | UninstalledWalletItem): readonly string[] =>
  'row' in one ? (one.details?.joined ?? [one.row]).map(({ id }) => id) : [one.wallet.id]

/** Narrows the session to one namespace: its wallets, connections and networks. */
function narrowToNamespace(
  namespace: ChainNamespace,
  { wallets, connections, networks }: WalletListInput['session'],
): WalletListInput['session'] {
  return {
    activeNamespace: namespace,
    wallets: wallets.filter(({ namespaces }) => namespaces.includes(namespace)),
    connections: Object.fromEntries(
      Object.entries(connections).filter(([, { networkIds }]) => networkIds?.[namespace] !== undefined),
    ),
    networks: networks.filter(({ id }) => id.startsWith(`${namespace}:`)),
  }
}

/** Whether all wallets are offered: the option `allWallets` allows it, and there are a directory and a relay connector. */
export function offersAllWallets({
  session,
  connect: { options, directory },
  environment,
}: {
  readonly session: Pick<WalletListInput['session'], 'wallets'>
  readonly connect: Pick<WalletListInput['connect'], 'options' | 'directory'>
  readonly environment: WalletListInput['environment']
}): boolean {
  const { allWallets = 'SHOW' } = options
  const isEnabled = allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && environment.mobile)
  return isEnabled && directory.status !== 'absent' && session.wallets.some(isRelay)
}

/** Formats a count: exactly up to nine, above that rounded down to tens, such as `40+`. */
function formatCount(count: number): string {
  return count < 10 ? `${count}` : `${Math.floor(count / 10) * 10}+`
}
