import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { List } from '@latchkey/ui-primitives/list'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { ScrollArea } from '@latchkey/ui-primitives/scroll-area'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, useRef, useState } from 'react'
import { connectContract } from '../contract'
import * as css from '../views/connect-view.css'
import { groupWallets, matchesQuery } from '../wallet-groups'
import { useFirstCopy } from './use-first-copy'
import { useFurtherParts } from './use-further-parts'
import { useLongList } from './use-long-list'
import { WalletButton } from './wallet-button'

/** Up to here everything is seen at a glance. */
const SEARCH_FROM = 9
/** Up to here all rows may be in the document. */
const ALL_ROWS = 60

/** The wallets of this browser: used before, the others, then the host's own that are not here yet. */
export function WalletList(): ReactElement {
  useSheets(css.sheets)
  const say = useFirstCopy()
  const [query, setQuery] = useState('')
  const rows = usePluginState(sessionContract, (state) => state.wallets)
  const connections = usePluginState(sessionContract, (state) => state.connections)
  const recentIds = usePluginState(connectContract, (state) => state.recent).map(({ id }) => id)
  const customWallets = usePluginState(connectContract, ({ options }) => options.customWallets) ?? []
  const { recent, installed, custom } = groupWallets(rows, recentIds, customWallets)
  const isConnected = (walletId: string): boolean =>
    Object.values(connections).some((one) => one.walletId === walletId && one.status === 'connected')
  const hasSearch = rows.length + custom.length >= SEARCH_FROM
  const needsMore = hasSearch || custom.length > 0
  const further = useFurtherParts(needsMore)
  const sought = hasSearch ? query : ''
  const shown = [...recent, ...installed].filter((wallet) => matchesQuery(wallet, sought))
  const shownCustom = custom.filter((wallet) => matchesQuery(wallet, sought))
  const count = shown.length + shownCustom.length
  const nothing = sought !== '' && count === 0
  const isLong = count > ALL_ROWS
  const LongList = useLongList(isLong)
  const area = useRef<HTMLDivElement>(null)
  const search = (next: string): void => {
    setQuery(next)
    area.current?.scrollTo(0, 0)
  }
  const someLookAlike = rows.some(({ lookAlike }) => lookAlike)
  const listRows = [
    ...shown.map((wallet) => (
      <WalletButton
        key={wallet.id}
        wallet={wallet}
        showMaker={someLookAlike}
        tag={isConnected(wallet.id) ? 'connected' : recent.includes(wallet) ? 'recent' : 'installed'}
      />
    )),
    ...shownCustom.map((wallet) =>
      further ? (
        <further.CustomWalletLink key={wallet.id} wallet={wallet} />
      ) : (
        <RowSkeleton key={wallet.id} />
      ),
    ),
  ]
  const label = say('connect.wallets')
  return (
    <div className={css.section} aria-busy={(needsMore && !further) || undefined}>
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
      {!nothing && (
        <ScrollArea className={css.scroll} area={area}>
          {isLong && LongList ? (
            <LongList label={label} area={area}>
              {listRows}
            </LongList>
          ) : (
            <List label={label}>{listRows.slice(0, ALL_ROWS)}</List>
          )}
        </ScrollArea>
      )}
      {hasSearch && further && (
        <further.NothingFound query={nothing ? sought.trim() : ''} onShowAll={() => search('')} />
      )}
    </div>
  )
}
