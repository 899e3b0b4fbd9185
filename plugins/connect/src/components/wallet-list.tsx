import { usePluginState, useServices } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import { List } from '@latchkey/ui-primitives/list'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, type RefObject, useState } from 'react'
import { connectContract } from '../contract'
import * as css from '../views/connect-view.css'
import { isPlain, listHere } from '../wallet-list/list-here'
import type { WalletListing } from '../wallet-list/listed-wallet'
import { matchesQuery } from '../wallet-list/matches-query'
import type { ListCode } from './list-code'
import { RowSkeletons } from './row-skeletons'
import { useCode } from './use-code'
import { useFirstCopy } from './use-first-copy'
import { WalletButton } from './wallet-button'

/** Up to here everything is seen at a glance. */
export const SEARCH_FROM = 9
/** Up to here all rows may be in the document. */
const ALL_ROWS = 60

const whole = <State,>(state: State): State => state

export interface WalletListProps {
  readonly code: ListCode
  /** What scrolls around it. */
  readonly area: RefObject<HTMLDivElement | null>
  readonly isSearching: boolean
  /** Only wallets that can connect there. */
  readonly namespace: ChainNamespace | undefined
}

/** The wallets, in the order of their groups; in their place what is to be said when there is none. */
export function WalletList({ code, area, isSearching, namespace }: WalletListProps): ReactElement {
  useSheets(css.sheets)
  const say = useFirstCopy()
  const [query, setQuery] = useState('')
  const session = usePluginState(sessionContract, whole)
  const connect = usePluginState(connectContract, whole)
  const { ports } = useServices()
  const plain = !namespace && isPlain(session, connect)
  const here = plain ? listHere(session, connect.recent) : undefined
  const parts = useCode(code, 'listing', !here)
  const listing: WalletListing | undefined = here
    ? { wallets: here, allWallets: undefined }
    : parts?.listWallets({
        session,
        connect,
        platform: parts.platformOf(ports.browser),
        namespace,
      })
  const isHeld = connect.directory.isHoldingWallets === true
  const wallets = (!isHeld && listing?.wallets) || []
  const hasSearch = wallets.length >= SEARCH_FROM
  const isEmpty = isHeld || (wallets.length === 0 && !listing?.allWallets)
  const needsMore = hasSearch || (isEmpty && !isHeld && !isSearching && listing !== undefined)
  const further = useCode(code, 'further', needsMore)
  const sought = hasSearch ? query : ''
  const shown = sought === '' ? wallets : wallets.filter((one) => matchesQuery(one, sought))
  const nothing = sought !== '' && shown.length === 0
  const isLong = shown.length > ALL_ROWS
  const LongList = useCode(code, 'longList', isLong)?.VirtualList
  const search = (next: string): void => {
    setQuery(next)
    const { current } = area
    // As high as the whole list while one types, where there is room for that.
    current?.style.setProperty('flex-basis', next === '' ? 'auto' : `${current.offsetHeight}px`)
    current?.scrollTo(0, 0)
  }
  const someLookAlike = session.wallets.some(({ lookAlike }) => lookAlike)
  const isBusy = !listing || (needsMore && !further)
  const extra = plain ? undefined : parts
  const listRows = shown.map((one) =>
    'row' in one && one.group !== 'walletConnect' && !one.more ? (
      <WalletButton key={one.row.id} listed={one} showMaker={someLookAlike} />
    ) : (
      parts && <parts.ListedWalletRow key={parts.keyOf(one)} listed={one} namespace={namespace} />
    ),
  )
  const label = say('connect.wallets')
  return (
    <div className={css.section} aria-busy={isBusy || undefined}>
      {extra && <extra.ListEffects />}
      {hasSearch &&
        (further ? (
          <further.WalletSearch query={query} onChange={search} />
        ) : (
          <div className={css.searchPlace} />
        ))}
      {someLookAlike && (
        <Text as="p" part="look-alikes" variant="caption" tone="secondary">
          {say('connect.look-alikes')}
        </Text>
      )}
      {isEmpty ? (
        further && !isSearching ? (
          <further.NoWallet />
        ) : (
          <RowSkeletons />
        )
      ) : (
        !nothing &&
        wallets.length > 0 &&
        (isLong && LongList ? (
          <LongList label={label} area={area}>
            {listRows}
          </LongList>
        ) : (
          <List label={label}>{listRows.slice(0, ALL_ROWS)}</List>
        ))
      )}
      {hasSearch && further && (
        <further.NothingFound query={nothing ? sought.trim() : ''} onShowAll={() => search('')} />
      )}
      {extra && listing && <extra.BeyondTheList allWallets={listing.allWallets} namespace={namespace} />}
    </div>
  )
}
