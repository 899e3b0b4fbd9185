import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ChainNamespace, WalletRow } from '@latchkey/session/contract'
import type { WalletGroupName } from '../contract'
import { groupNames } from './group-names'
import { isInstalled, listInstalledWallets } from './installed-wallets'
import { needsChainChoice } from './wallet-chains'
import {
  createExclusion,
  createNamesakeFinder,
  createUniqueFilter,
  evidenceOfRow,
  evidenceOfWallet,
  isRelay,
  normalizeName,
} from './wallet-evidence'
import type {
  ListedWalletItem,
  PlaceholderItem,
  SessionWalletItem,
  WalletList,
  WalletListInput,
  WalletListItem,
} from './wallet-list-item'

const RECOMMENDED_LIMIT = 4
/** The name of an injected wallet that does not say which it is. */
const GENERIC_NAME = 'Browser Wallet'

/** The list of wallets, by the rules that the README has as a table. */
export function listWallets({ session: all, connect, environment, namespace }: WalletListInput): WalletList {
  const session = namespace === undefined ? all : narrowToNamespace(namespace, all)
  const { options, recent, directory } = connect
  const { isRowExcluded, isEntryExcluded } = createExclusion(
    options.excludeWalletIds ?? [],
    directory.excluded,
  )
  const relay = session.wallets.find(isRelay)
  const rows = withoutGeneric(
    session.wallets.filter((row) => !isRelay(row) && !isEmbedded(row) && !isRowExcluded(row)),
    environment.mobile,
  )
  const once = createUniqueFilter(rows)
  const namesakeOf = createNamesakeFinder(rows)
  const entries = [...directory.featured, ...directory.recommended]
  const sessionItems = listInstalledWallets({ ...session, wallets: orderRows(rows) }, recent).map((one) =>
    addDirectoryImage(addChainDetails(one, rows, namespace), entries, namesakeOf),
  )
  const isNew = (wallet: WalletEntry): boolean => namesakeOf(wallet) === undefined
  const isAllowed = (wallet: WalletEntry): boolean => !isEntryExcluded(wallet)
  const isListable = (wallet: WalletEntry): boolean =>
    isAllowed(wallet) && (!environment.mobile || hasLink(wallet))
  const servesNetworks = ({ chains }: WalletEntry): boolean =>
    !chains?.length ||
    !session.networks.length ||
    chains.some((id) => session.networks.some((one) => one.id === id))

  const toItem =
    (group: ListedWalletItem['group']) =>
    (wallet: WalletEntry): ListedWalletItem => {
      const leadsTo = relay && (group !== 'custom' || canPair(wallet)) ? 'pairing' : getDownloadTarget(wallet)
      const isToGet = leadsTo === 'downloads' || leadsTo === 'homepage'
      return { group, wallet, leadsTo, tag: isToGet ? 'get' : group === 'recent' ? 'recent' : undefined }
    }

  // Whose row it is, where two lists name one wallet. The host's own come before the directory's, so that they stand
  // whether it answers or not.
  const own = options.customWallets ?? []
  const paired = once(
    recent.flatMap(({ id, wallet: stored }) => {
      // What the host says of its own wallet today comes before what was kept of it.
      const ownOne = own.find((one) => one.id === id)
      const wallet = stored && (ownOne ?? stored)
      const isListed =
        wallet && isListable(wallet) && servesNetworks(wallet) && (ownOne !== undefined || isNew(wallet))
      return relay && isListed ? [wallet] : []
    }),
  ).map(toItem('recent'))
  const custom = once(own.filter(isListable)).map(toItem('custom'))
  const featured = once(directory.featured.filter((one) => isListable(one) && isNew(one))).map(
    toItem('featured'),
  )
  const installed = sessionItems.filter(({ row }) => isInstalled(row))
  const room = relay ? Math.max(0, RECOMMENDED_LIMIT - installed.length - paired.length) : 0
  const recommended = once(
    directory.recommended.filter((one) => isListable(one) && servesNetworks(one) && isNew(one)),
  )
    .slice(0, room)
    .map(toItem('recommended'))

  const isLoading = directory.status === 'idle' || directory.status === 'loading'
  const expected = (options.featuredWalletIds ?? []).map((id) => ({ id, name: id }))
  const skeletons = isLoading
    ? [
        ...placeholders('featured', once(expected.filter(isAllowed)).length),
        ...placeholders('recommended', room - recommended.length),
      ]
    : []
  const place = new Map(recent.map(({ id }, index) => [id, index]))
  const used = [...sessionItems.filter(({ group }) => group === 'recent'), ...paired].sort(
    (a, b) => (place.get(idOf(a)) ?? 0) - (place.get(idOf(b)) ?? 0),
  )
  const others = sessionItems
    .filter(({ group }) => group !== 'recent')
    .map(
      (one): SessionWalletItem =>
        isInstalled(one.row) ? one : { ...one, group: 'external', tag: external(one.tag) },
    )
  const offersRelay = relay && (!environment.mobile || directory.status === 'absent')
  // While it is asked, by whomever, the row leads to the code.
  const isPaired = Object.values(session.connections).some(
    ({ walletId, status }) => walletId === relay?.id && status !== 'connecting',
  )
  const relayRow: readonly SessionWalletItem[] =
    offersRelay && !isPaired
      ? [{ group: 'walletConnect', row: relay, tag: environment.mobile ? undefined : 'qr' }]
      : []
  return {
    wallets: inGroups(
      [...relayRow, ...used, ...others, ...featured, ...custom, ...recommended, ...skeletons],
      options.connectorTypeOrder,
    ),
    allWallets: offersAllWallets({ session, connect, environment })
      ? { label: directory.status === 'ready' ? formatCount(directory.count) : undefined }
      : undefined,
  }
}

/** Email and social login have rows of their own. */
const isEmbedded = (row: WalletRow): boolean => row.connectors[0]?.kind === 'embedded'

/** Several namespaces first, then announced, then injected; else as session has them. */
function orderRows(rows: readonly WalletRow[]): readonly WalletRow[] {
  const rank = (row: WalletRow): number =>
    row.namespaces.length > 1 ? 0 : row.connectors.some(({ kind }) => kind === 'announced') ? 1 : 2
  return [...rows].sort((a, b) => rank(a) - rank(b))
}

/** One that says nothing of itself is listed on phones, and on desktops where it is the only way in. */
function withoutGeneric(rows: readonly WalletRow[], mobile: boolean): readonly WalletRow[] {
  const named = rows.filter(({ name, rdns }) => name !== GENERIC_NAME || rdns !== undefined)
  return mobile || !named.some(isInstalled) ? rows : named
}

const hasLink = ({ mobileLink, universalLink, webappLink }: WalletEntry): boolean =>
  Boolean(mobileLink || universalLink || webappLink)
const canPair = (wallet: WalletEntry): boolean => hasLink(wallet) || Boolean(wallet.desktopLink)

function getDownloadTarget(wallet: WalletEntry): ListedWalletItem['leadsTo'] {
  if (wallet.appStore || wallet.playStore || wallet.chromeStore) return 'downloads'
  return wallet.homepage ? 'homepage' : 'nowhere'
}

const placeholders = (group: PlaceholderItem['group'], length: number): readonly PlaceholderItem[] =>
  Array.from({ length }, (_, index) => ({ group, index }))

function inGroups(
  wallets: readonly WalletListItem[],
  first: readonly WalletGroupName[] = [],
): readonly WalletListItem[] {
  const order = [...new Set([...first, ...groupNames])]
  return [...wallets].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
}

const idOf = (one: SessionWalletItem | ListedWalletItem): string =>
  'row' in one ? one.row.id : one.wallet.id
const external = (tag: SessionWalletItem['tag']): SessionWalletItem['tag'] =>
  tag === 'installed' ? undefined : tag

/** Adds what has to be said or asked about chains, where there is anything. */
export function addChainDetails(
  one: SessionWalletItem,
  rows: readonly WalletRow[],
  only: ChainNamespace | undefined,
): SessionWalletItem {
  const { row } = one
  const asksChain = only === undefined && needsChainChoice(row)
  const showsChain = row.sameNameElsewhere || rows.some((other) => isSameNameElsewhere(row, other))
  const isOneOfSeveral = only !== undefined && row.namespaces.length > 1
  return asksChain || showsChain || isOneOfSeveral
    ? { ...one, details: { asksChain, showsChain, only } }
    : one
}

const isSameNameElsewhere = (row: WalletRow, other: WalletRow): boolean =>
  other !== row &&
  normalizeName(other.name) === normalizeName(row.name) &&
  String(other.namespaces) !== String(row.namespaces)

/**
 * A wallet without a picture of its own has the one the directory knows of it: by its rdns or directory id; one of
 * `window.ethereum`, which has neither, by the name it is listed with. For the eyes only.
 * @param namesakeOf the installed wallet that stands for an entry
 */
export function addDirectoryImage(
  one: SessionWalletItem,
  entries: readonly WalletEntry[],
  namesakeOf: (wallet: WalletEntry) => WalletRow | undefined,
): SessionWalletItem {
  const { row } = one
  if (row.iconUrl !== undefined) return one
  const evidence = evidenceOfRow(row)
  const isLegacy = row.connectors.every(({ kind }) => kind === 'injected')
  const entry =
    entries.find((wallet) => evidenceOfWallet(wallet).some((text) => evidence.includes(text))) ??
    entries.find((wallet) => isLegacy && namesakeOf(wallet) === row)
  const imageId = row.connectors.find((traits) => traits.imageId)?.imageId ?? entry?.imageId
  return imageId === undefined
    ? one
    : { ...one, details: { asksChain: false, showsChain: false, ...one.details, imageId } }
}

/** The session as it is on one kind of chain: its wallets, who is connected there, its networks. */
export function narrowToNamespace(
  namespace: ChainNamespace,
  { wallets, connections, networks }: WalletListInput['session'],
): WalletListInput['session'] {
  return {
    wallets: wallets.filter(({ namespaces }) => namespaces.includes(namespace)),
    connections: Object.fromEntries(
      Object.entries(connections).filter(([, { networkIds }]) => networkIds?.[namespace] !== undefined),
    ),
    networks: networks.filter(({ id }) => id.startsWith(`${namespace}:`)),
  }
}

/** Whether the whole directory is offered: the host's wish, and whether its wallets could be paired. */
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

/** About how many: exact up to nine, then full tens and a plus. */
export function formatCount(count: number): string {
  return count < 10 ? `${count}` : `${Math.floor(count / 10) * 10}+`
}
