import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import type { WalletGroupName } from '../contract'
import { countLabel } from './count-label'
import { groupNames } from './group-names'
import { createExclusion, createOnce, isRelay } from './known-wallets'
import { isInstalled, listHere } from './list-here'
import type {
  ListedWallet,
  ListInput,
  WalletElsewhere,
  WalletHere,
  WalletListing,
  WalletToCome,
} from './listed-wallet'
import { narrowTo } from './narrow-to'
import { offersAllWallets } from './offers-all-wallets'
import { installedNamesakes } from './same-name'
import { withChains } from './with-chains'
import { withDirectoryImage } from './with-directory-image'

const RECOMMENDED_LIMIT = 4
/** The name of an injected wallet that does not say which it is. */
const GENERIC_NAME = 'Browser Wallet'

/** The list of wallets, by the rules that the README has as a table. */
export function listWallets({ session: all, connect, platform, namespace }: ListInput): WalletListing {
  const session = namespace === undefined ? all : narrowTo(namespace, all)
  const { options, recent, directory } = connect
  const { isRowExcluded, isEntryExcluded } = createExclusion(
    options.excludeWalletIds ?? [],
    directory.excluded,
  )
  const relay = session.wallets.find(isRelay)
  const rows = withoutGeneric(
    session.wallets.filter((row) => !isRelay(row) && !isEmbedded(row) && !isRowExcluded(row)),
    platform.mobile,
  )
  const once = createOnce(rows)
  const namesakeOf = installedNamesakes(rows)
  const entries = [...directory.featured, ...directory.recommended]
  const here = listHere({ ...session, wallets: orderRows(rows) }, recent).map((one) =>
    withDirectoryImage(withChains(one, rows, namespace), entries, namesakeOf),
  )
  const isNew = (wallet: WalletEntry): boolean => namesakeOf(wallet) === undefined
  const isAllowed = (wallet: WalletEntry): boolean => !isEntryExcluded(wallet)
  const isWanted = (wallet: WalletEntry): boolean =>
    isAllowed(wallet) && (!platform.mobile || hasLink(wallet))
  const servesUs = ({ chains }: WalletEntry): boolean =>
    !chains?.length ||
    !session.networks.length ||
    chains.some((id) => session.networks.some((one) => one.id === id))

  const elsewhere =
    (group: WalletElsewhere['group']) =>
    (wallet: WalletEntry): WalletElsewhere => {
      const leadsTo = relay && (group !== 'custom' || canPair(wallet)) ? 'pairing' : whereToGet(wallet)
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
        wallet && isWanted(wallet) && servesUs(wallet) && (ownOne !== undefined || isNew(wallet))
      return relay && isListed ? [wallet] : []
    }),
  ).map(elsewhere('recent'))
  const custom = once(own.filter(isWanted)).map(elsewhere('custom'))
  const featured = once(directory.featured.filter((one) => isWanted(one) && isNew(one))).map(
    elsewhere('featured'),
  )
  const installed = here.filter(({ row }) => isInstalled(row))
  const room = relay ? Math.max(0, RECOMMENDED_LIMIT - installed.length - paired.length) : 0
  const recommended = once(
    directory.recommended.filter((one) => isWanted(one) && servesUs(one) && isNew(one)),
  )
    .slice(0, room)
    .map(elsewhere('recommended'))

  const isComing = directory.status === 'idle' || directory.status === 'loading'
  const awaited = (options.featuredWalletIds ?? []).map((id) => ({ id, name: id }))
  const toCome = isComing
    ? [
        ...placeholders('featured', once(awaited.filter(isAllowed)).length),
        ...placeholders('recommended', room - recommended.length),
      ]
    : []
  const place = new Map(recent.map(({ id }, index) => [id, index]))
  const used = [...here.filter(({ group }) => group === 'recent'), ...paired].sort(
    (a, b) => (place.get(idOf(a)) ?? 0) - (place.get(idOf(b)) ?? 0),
  )
  const others = here
    .filter(({ group }) => group !== 'recent')
    .map(
      (one): WalletHere =>
        isInstalled(one.row) ? one : { ...one, group: 'external', tag: external(one.tag) },
    )
  const offersRelay = relay && (!platform.mobile || directory.status === 'absent')
  // While it is asked, by whomever, the row leads to the code.
  const isPaired = Object.values(session.connections).some(
    ({ walletId, status }) => walletId === relay?.id && status !== 'connecting',
  )
  const relayRow: readonly WalletHere[] =
    offersRelay && !isPaired
      ? [{ group: 'walletConnect', row: relay, tag: platform.mobile ? undefined : 'qr' }]
      : []
  return {
    wallets: inGroups(
      [...relayRow, ...used, ...others, ...featured, ...custom, ...recommended, ...toCome],
      options.connectorTypeOrder,
    ),
    allWallets: offersAllWallets({ session, connect, platform })
      ? { label: directory.status === 'ready' ? countLabel(directory.count) : undefined }
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

function whereToGet(wallet: WalletEntry): WalletElsewhere['leadsTo'] {
  if (wallet.appStore || wallet.playStore || wallet.chromeStore) return 'downloads'
  return wallet.homepage ? 'homepage' : 'nowhere'
}

const placeholders = (group: WalletToCome['group'], length: number): readonly WalletToCome[] =>
  Array.from({ length }, (_, toCome) => ({ group, toCome }))

function inGroups(
  wallets: readonly ListedWallet[],
  first: readonly WalletGroupName[] = [],
): readonly ListedWallet[] {
  const order = [...new Set([...first, ...groupNames])]
  return [...wallets].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
}

const idOf = (one: WalletHere | WalletElsewhere): string => ('row' in one ? one.row.id : one.wallet.id)
const external = (tag: WalletHere['tag']): WalletHere['tag'] => (tag === 'installed' ? undefined : tag)
