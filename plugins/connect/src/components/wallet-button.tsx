import { useRouter } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { Tag } from '@latchkey/ui-primitives/tag'
import type { ReactElement } from 'react'
import { connectContract } from '../contract'
import { useCopy } from './use-copy'
import { WalletPicture } from './wallet-picture'

export interface WalletButtonProps {
  readonly wallet: WalletRow
  readonly tag: 'connected' | 'recent' | 'installed'
}

/** One wallet of this browser. Parts: `wallet`, and those of the row. */
export function WalletButton({ wallet, tag }: WalletButtonProps): ReactElement {
  const say = useCopy()
  const router = useRouter(connectContract)
  const { name, rdns, lookAlike } = wallet
  const maker = rdns ?? say('connect.unknown-maker')
  return (
    <ListRow
      part="wallet"
      title={<bdi>{name}</bdi>}
      secondary={lookAlike ? <bdi>{maker}</bdi> : undefined}
      picture={<WalletPicture wallet={wallet} />}
      trailing={
        lookAlike ? (
          <Tag tone="warning" icon={<WarningIcon size={14} />}>
            {say('connect.look-alike')}
          </Tag>
        ) : (
          <Tag tone={tag === 'connected' ? 'success' : 'neutral'}>{say(`connect.${tag}`)}</Tag>
        )
      }
      onIntent={() => router.preload('ConnectingExternal')}
      onClick={() => router.push('ConnectingExternal', { walletId: wallet.id })}
    />
  )
}
