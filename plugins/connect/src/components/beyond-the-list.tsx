import { usePluginState, useRouter } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { SearchIcon } from '@latchkey/ui-primitives/icon/search'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tag } from '@latchkey/ui-primitives/tag'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import { connectContract, type NamespaceArgs } from '../contract'
import type { WalletListing } from '../wallet-list/listed-wallet'
import * as css from './beyond-the-list.css'
import { passFocusOn } from './pass-focus-on'
import { useListCopy } from './use-list-copy'
import { useLists } from './use-lists'

/** The whole directory, and the quiet word that its rows are missing. Parts: `all-wallets-row`, `directory-failed`. */
export function BeyondTheList({
  allWallets,
  namespace,
}: Pick<WalletListing, 'allWallets'> & NamespaceArgs): ReactElement {
  useSheets(css.sheets)
  const say = useListCopy()
  const router = useRouter(connectContract)
  const connect = useLists()
  const hasFailed = usePluginState(connectContract, ({ directory }) => directory.status === 'failed')
  return (
    <>
      {allWallets && (
        <ListRow
          part="all-wallets-row"
          title={say('connect.all-wallets')}
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
      {hasFailed && (
        <div part="directory-failed" className={css.failed}>
          <Text tone="secondary">{say('connect.directory-failed')}</Text>
          <Button
            variant="quiet"
            size="small"
            onClick={(event) => {
              passFocusOn(event)
              void connect.loadDirectory()
            }}
          >
            {say('connecting.try-again')}
          </Button>
        </div>
      )}
    </>
  )
}
