import { useRouter } from '@latchkey/kernel/react'
import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tag } from '@latchkey/ui-primitives/tag'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { WalletPicture } from '../components/wallet-picture'
import { connectContract } from '../contract'
import { installedWalletsCopy } from '../copy/installed-wallets-copy'
import { useCopy } from '../copy/use-copy'
import type { SessionWalletItem } from './wallet-list-item'
import * as css from './wallet-row.css'

export interface InstalledWalletRowProps {
  readonly listed: SessionWalletItem
  /** Shows the maker, for every wallet of a list in which some look alike. */
  readonly showMaker: boolean
}

const TONES = { connected: 'success', recent: 'accent', installed: 'neutral' } as const

/** One installed wallet. Parts: `wallet`, and those of the row. */
export function InstalledWalletRow({
  listed: { row, tag },
  showMaker,
}: InstalledWalletRowProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy(installedWalletsCopy)
  const router = useRouter(connectContract)
  const { name, rdns, lookAlike } = row
  const maker = (
    <span className={css.maker}>
      <bdi>{rdns ?? say('connect.unknown-maker')}</bdi>
    </span>
  )
  return (
    <ListRow
      part="wallet"
      title={<bdi>{name}</bdi>}
      secondary={showMaker ? maker : undefined}
      picture={<WalletPicture wallet={row} />}
      trailing={
        lookAlike ? (
          <Tag tone="warning">
            <WarningIcon size={16} />
            <VisuallyHidden>{say('connect.look-alike')}</VisuallyHidden>
          </Tag>
        ) : (
          tag && tag !== 'qr' && <Tag tone={TONES[tag]}>{say(`connect.${tag}`)}</Tag>
        )
      }
      onIntent={() => router.preload('ConnectingExternal')}
      onClick={() => router.push('ConnectingExternal', { walletId: row.id, name })}
    />
  )
}
