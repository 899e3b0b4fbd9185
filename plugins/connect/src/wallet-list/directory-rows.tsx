import { getEnvironment } from '@latchkey/kernel/environment'
import { usePluginState, useRouter, useServices, useSlot, useTexts } from '@latchkey/kernel/react'
import { chainAdapters, sessionContract } from '@latchkey/session/contract'
import {
  Button,
  ChevronIcon,
  IconTile,
  ListRow,
  SearchIcon,
  Tag,
  Text,
  useSheets,
} from '@latchkey/ui-primitives'
import { type MouseEvent, type ReactElement, useEffect } from 'react'
import { connectContract, type NamespaceArgs } from '../contract'
import { walletListCopy } from '../copy/wallet-list-copy'
import { useLoadDirectory, useWalletDirectory } from '../directory/use-wallet-directory'
import { useEarlyPairing, useRelayConnector } from '../pairing/use-start-pairing'
import { offersAllWallets } from './list-wallets'
import type { WalletList } from './wallet-list-item'
import * as css from './wallet-row.css'

/** The row that opens all wallets, and a note if the directory could not be loaded. Parts: `all-wallets-row`, `directory-failed`. */
export function DirectoryRows({
  allWallets,
  namespace,
}: Pick<WalletList, 'allWallets'> & NamespaceArgs): ReactElement {
  useWalletListEffects()
  const t = useTexts(walletListCopy)
  const router = useRouter(connectContract)
  const directory = useWalletDirectory()
  const hasFailed = usePluginState(connectContract, ({ directory }) => directory.status === 'failed')
  return (
    <>
      {allWallets && (
        <ListRow
          part="all-wallets-row"
          title={t('connect.all-wallets')}
          picture={
            <IconTile>
              <SearchIcon />
            </IconTile>
          }
          trailing={allWallets.label === undefined ? <ChevronIcon /> : <Tag>{allWallets.label}</Tag>}
          onIntent={() => router.preload('AllWallets')}
          onClick={() => router.push('AllWallets', { namespace })}
        />
      )}
      {hasFailed && <ListFailure part="directory-failed" onRetry={() => void directory.loadDirectory()} />}
    </>
  )
}

/** Loads the directory, starts a pairing early, and replaces the list by another view if only the relay can connect. */
function useWalletListEffects(): void {
  const router = useRouter(connectContract)
  const environment = getEnvironment(useServices().ports.browser)
  const pairing = useRelayConnector()?.pairing
  const hasChains = useSlot(chainAdapters).length > 0
  const session = usePluginState(sessionContract, (state) => state)
  const connect = usePluginState(connectContract, (state) => state)
  const isRelayOnly = pairing !== undefined && !hasChains
  const opensAllWallets = environment.mobile && offersAllWallets({ session, connect, environment })

  useLoadDirectory()
  useEarlyPairing()
  useEffect(() => {
    // Without a chain adapter no wallet of this browser can connect; only the relay can.
    if (isRelayOnly) router.replace(opensAllWallets ? 'AllWallets' : 'ConnectingWalletConnectBasic')
  }, [isRelayOnly, opensAllWallets, router])
}

interface ListFailureProps {
  /** `wallets-missed`: the code that finds the wallets of this browser could not be loaded. */
  readonly part: 'directory-failed' | 'wallets-missed'
  readonly onRetry: () => void
}

/** Says that wallets are missing in the list, with a button for another try. Parts: `directory-failed`, `wallets-missed`. */
export function ListFailure({ part, onRetry }: ListFailureProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(walletListCopy)
  return (
    <div part={part} className={css.failed}>
      <Text tone="secondary">{t(`connect.${part}`)}</Text>
      <Button
        variant="quiet"
        size="small"
        onClick={(event) => {
          focusClosestContainer(event)
          onRetry()
        }}
      >
        {t('connecting.try-again')}
      </Button>
    </div>
  )
}

/**
 * Moves the focus from a button to the nearest ancestor with `tabindex="-1"`. For a button that its click removes: the browser
 * would move the focus to the body.
 */
export function focusClosestContainer({ currentTarget }: MouseEvent<HTMLElement>): void {
  const around = currentTarget.closest('[tabindex="-1"]')
  if (around instanceof HTMLElement) around.focus({ preventScroll: true })
}
