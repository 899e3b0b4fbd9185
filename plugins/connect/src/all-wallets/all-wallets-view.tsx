import type { ViewProps } from '@latchkey/kernel'
import { usePluginState, useRouterState, useTexts } from '@latchkey/kernel/react'
import { useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { SearchField } from '@latchkey/ui-primitives/lists'
import { CertifiedIcon, Toggle } from '@latchkey/ui-primitives/screens'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { type ConnectViews, connectContract } from '../contract'
import { useWalletDirectory } from '../directory/use-wallet-directory'
import { useEarlyPairing } from '../pairing/use-start-pairing'
import { texts } from '../texts'
import { AllWalletsBody } from './all-wallets-body'
import * as css from './all-wallets-view.css'
import { useAllWallets, useDirectorySearch } from './use-all-wallets'

const FIRST_TILE = '[part="grid"] [tabindex="0"]'

/** Shows all wallets of the directory, with a search field and a filter for certified wallets. Part: `all-wallets`. */
export function AllWalletsView({ args }: ViewProps<ConnectViews['AllWallets']>): ReactNode {
  useSheets(css.sheets)
  useEarlyPairing()
  const t = useTexts(texts)
  const directory = useWalletDirectory()
  const entry = useRouterState(({ stack }) => stack.at(-1)?.key)
  const saved = usePluginState(connectContract, (state) => state.scrollPosition)
  // The scroll position that was saved for this router entry. It is dropped when the user searches or filters.
  const [start, setStart] = useState(saved?.entry === entry ? saved : undefined)
  const [query, setQuery] = useState(start?.query ?? '')
  const { certified, status } = usePluginState(connectContract, ({ directoryPages }) => directoryPages)
  const search = useDirectorySearch(query, certified, start)
  const wallets = useAllWallets(query, search)
  const area = useRef<HTMLDivElement>(null)

  const showResults = (next: string): void => {
    setStart(undefined)
    setQuery(next)
    area.current?.scrollTo(0, 0)
  }
  const showCertified = (next: boolean): void => {
    setStart(undefined)
    void directory.showCertified(next)
    area.current?.scrollTo(0, 0)
  }
  const focusFirstTile = (event: KeyboardEvent<HTMLElement>): void => {
    const tile = area.current?.querySelector<HTMLElement>(FIRST_TILE)
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement) || !tile) return
    event.preventDefault()
    tile.focus()
  }
  return (
    <ViewLayout
      part="all-wallets"
      className={status === 'complete' ? css.view : `${css.view} ${css.growing}`}
      area={area}
      searchable
      head={
        <search className={css.tools} onKeyDown={focusFirstTile}>
          <div className={css.field}>
            <SearchField
              label={t('connect.search')}
              clearLabel={t('connect.clear-search')}
              value={query}
              onChange={showResults}
            />
          </div>
          <Toggle
            part="certified"
            className={css.filter}
            pressed={certified}
            icon={<CertifiedIcon />}
            onChange={showCertified}
          >
            {t('all-wallets.certified')}
          </Toggle>
        </search>
      }
    >
      <AllWalletsBody
        wallets={wallets}
        query={query.trim()}
        search={search}
        area={area}
        namespace={args?.namespace}
        start={start && { key: start.walletId, top: start.top }}
        onShowAll={() => showResults('')}
        onLeave={(walletId) =>
          void directory.saveScrollPosition({
            entry: entry ?? '',
            walletId,
            query,
            top: area.current?.scrollTop ?? 0,
            found: search.status === 'found' ? search.found : [],
          })
        }
      />
    </ViewLayout>
  )
}
