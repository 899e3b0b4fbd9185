import { useRouter, useTexts } from '@latchkey/kernel/react'
import { ListRow, Tag } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import { connectContract } from '../contract'
import { installedWalletsCopy } from '../copy/installed-wallets-copy'
import { WalletPicture } from '../wallet-picture'
import type { SessionWalletItem } from './wallet-list-item'

export interface InstalledWalletRowProps {
  readonly item: SessionWalletItem
  /** Who made the wallet. Shown in a list with look-alikes. */
  readonly maker?: ReactNode
  /** Shown instead of the tag. */
  readonly warning?: ReactNode
}

/** The tone of a tag, by what it says. */
export const TONES = { connected: 'success', recent: 'accent', installed: 'neutral' } as const

/** One installed wallet. Parts: `wallet`, and those of the row. */
export function InstalledWalletRow({
  item: { row, tag },
  maker,
  warning,
}: InstalledWalletRowProps): ReactElement {
  const t = useTexts(installedWalletsCopy)
  const router = useRouter(connectContract)
  const { name } = row
  return (
    <ListRow
      part="wallet"
      title={<bdi>{name}</bdi>}
      secondary={maker}
      picture={<WalletPicture wallet={row} />}
      trailing={warning || (tag && tag !== 'qr' && <Tag tone={TONES[tag]}>{t(`connect.${tag}`)}</Tag>)}
      onIntent={() => router.preload('ConnectingExternal')}
      onClick={() => router.push('ConnectingExternal', { walletId: row.id, name })}
    />
  )
}
