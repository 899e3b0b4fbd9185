import { outlets } from '@latchkey/kernel'
import { usePluginState, useServices, useSlot, useTexts } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import { List, RowSkeleton, useSheets } from '@latchkey/ui-primitives'
import { type ReactElement, type RefObject, useEffect, useState } from 'react'
import { connectContract } from '../contract'
import { installedWalletsCopy } from '../copy/installed-wallets-copy'
import * as css from './connect-view.css'
import { InstalledWalletRow } from './installed-wallet-row'
import { hasOnlyAnnounced, listInstalledWallets, matchesItem } from './installed-wallets'
import { type ListCode, useListCode } from './use-list-code'
import { useFirstShown, usePlaces, walletListKey } from './use-places'
import type { WalletList, WalletListItem } from './wallet-list-item'

/** Lists with at least this many wallets have a search field. */
export const SEARCH_MIN_WALLETS = 9
/**
 * Longer lists render only the visible rows. `VirtualList` is in the chunk of the search field, which they load anyway.
 */
const MAX_UNWINDOWED_ROWS = 60

const NO_WALLETS: readonly WalletListItem[] = []

const wholeState = <State,>(state: State): State => state

export interface WalletListSectionProps {
  readonly code: ListCode
  /** The scroll container. */
  readonly area: RefObject<HTMLDivElement | null>
  readonly isSearching: boolean
  /** Lists only wallets that can connect in this CAIP-2 namespace. */
  readonly namespace: ChainNamespace | undefined
}

/** The wallets in the order of their groups or, without any, skeletons or a text that says so. */
export function WalletListSection({
  code,
  area,
  isSearching,
  namespace,
}: WalletListSectionProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(installedWalletsCopy)
  const [query, setQuery] = useState('')
  const session = usePluginState(sessionContract, wholeState)
  const connect = usePluginState(connectContract, wholeState)
  const { ports } = useServices()
  const hasInstalledOnly = !namespace && hasOnlyAnnounced(session, connect)
  const installed = hasInstalledOnly ? listInstalledWallets(session, connect.recent) : undefined
  const findAgain = useMissedWallets()
  const parts = useListCode(code.directoryList, !installed || findAgain !== undefined)
  const listing: WalletList | undefined = installed
    ? { wallets: installed, allWallets: undefined }
    : parts?.listWallets({
        session,
        connect,
        environment: parts.getEnvironment(ports.browser),
        namespace,
      })
  const isHeld = connect.directory.isHoldingWallets === true
  const wallets = usePlaces(isHeld ? NO_WALLETS : listing?.wallets, area, query)
  const isMany = wallets.length >= SEARCH_MIN_WALLETS
  // What stands above the rows does not come while they are shown: it would move them.
  const isListed = wallets.length > 0
  const hasSearch = useFirstShown(isMany, isListed)
  const isEmpty = isHeld || (wallets.length === 0 && !listing?.allWallets)
  const needsExtras = isMany || hasSearch || (isEmpty && !isHeld && !isSearching && listing !== undefined)
  const extras = useListCode(code.extras, needsExtras)
  const activeQuery = hasSearch ? query : ''
  const shown = activeQuery === '' ? wallets : wallets.filter((one) => matchesItem(one, activeQuery))
  const nothingFound = activeQuery !== '' && shown.length === 0
  const isLong = shown.length > MAX_UNWINDOWED_ROWS
  const search = (next: string): void => {
    setQuery(next)
    area.current?.scrollTo(0, 0)
  }
  const isBusy = !listing || (needsExtras && !extras)
  const directoryParts = hasInstalledOnly ? undefined : parts
  const hasLookAlikes = wallets.some(
    (one) => 'row' in one && (one.row.lookAlike || one.details?.mark === 'look-alike'),
  )
  const lookAlikeParts = hasLookAlikes ? parts : undefined
  const isNoteAbove = useFirstShown(hasLookAlikes, isListed)
  const note = lookAlikeParts && <lookAlikeParts.LookAlikesNote />
  const InstalledRow = lookAlikeParts?.MadeByRow ?? InstalledWalletRow
  const listRows = shown.map((one) =>
    'row' in one && one.group !== 'walletConnect' && !one.details ? (
      <InstalledRow key={walletListKey(one)} item={one} />
    ) : (
      parts && <parts.WalletListItemRow key={walletListKey(one)} item={one} namespace={namespace} />
    ),
  )
  const label = t('connect.wallets')
  return (
    <div className={css.section} aria-busy={isBusy || undefined}>
      {hasSearch &&
        (extras ? (
          <extras.WalletSearch query={query} onChange={search} />
        ) : (
          <div className={css.searchPlaceholder} />
        ))}
      {isNoteAbove && note}
      {isEmpty ? (
        extras && !isSearching ? (
          <extras.NoWallet />
        ) : (
          <RowSkeletons />
        )
      ) : (
        !nothingFound &&
        isListed &&
        (isLong && extras ? (
          <extras.VirtualList label={label} area={area}>
            {listRows}
          </extras.VirtualList>
        ) : (
          <List label={label}>{listRows.slice(0, MAX_UNWINDOWED_ROWS)}</List>
        ))
      )}
      {!isNoteAbove && note}
      {hasSearch && extras && (
        <extras.NothingFound query={nothingFound ? activeQuery.trim() : ''} onShowAll={() => search('')} />
      )}
      {findAgain && parts && <parts.ListFailure part="wallets-missed" onRetry={findAgain} />}
      {directoryParts && listing && (
        <directoryParts.DirectoryRows allWallets={listing.allWallets} namespace={namespace} />
      )}
    </div>
  )
}

/** Keys of the skeletons shown while wallets may still announce themselves. */
const SKELETON_KEYS = ['first', 'second', 'third']

function RowSkeletons(): ReactElement {
  useSheets(css.sheets)
  return (
    <div className={css.skeleton}>
      {SKELETON_KEYS.map((key) => (
        <RowSkeleton key={key} />
      ))}
    </div>
  )
}

/**
 * Returns another try if the code that finds the wallets of this browser could not be loaded, as after a deploy that has
 * replaced its files. `undefined` while that is not known. The adapter reports the failure.
 */
function useMissedWallets(): (() => void) | undefined {
  const sources = useSlot(outlets)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number>()
  useEffect(() => {
    let isCurrent = true
    // What is loaded is not loaded again.
    Promise.all(sources.map((source) => source.preload())).catch(() => isCurrent && setFailed(attempt))
    return () => {
      isCurrent = false
    }
  }, [sources, attempt])
  return failed === attempt ? () => setAttempt(attempt + 1) : undefined
}
