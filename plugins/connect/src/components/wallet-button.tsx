import { useRouter } from '@latchkey/kernel/react'
import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tag } from '@latchkey/ui-primitives/tag'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { connectContract } from '../contract'
import type { WalletHere } from '../wallet-list/listed-wallet'
import { useFirstCopy } from './use-first-copy'
import * as css from './wallet-button.css'
import { WalletPicture } from './wallet-picture'

export interface WalletButtonProps {
  readonly listed: WalletHere
  /** Says who made it: for every wallet of a list in which some look alike. */
  readonly showMaker: boolean
}

const TONES = { connected: 'success', recent: 'accent', installed: 'neutral' } as const

/** One wallet of this browser. Parts: `wallet`, and those of the row. */
export function WalletButton({ listed: { row, tag }, showMaker }: WalletButtonProps): ReactElement {
  useSheets(css.sheets)
  const say = useFirstCopy()
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
