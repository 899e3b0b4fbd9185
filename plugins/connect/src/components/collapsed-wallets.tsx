import { useRouter } from '@latchkey/kernel/react'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import type { ReactElement } from 'react'
import { connectContract, type NamespaceArgs } from '../contract'
import { useFurtherCopy } from './use-further-copy'

/** In place of the list, where the host would rather show its other ways. Part: `collapsed-wallets`. */
export function CollapsedWallets({ namespace }: NamespaceArgs): ReactElement {
  const say = useFurtherCopy()
  const router = useRouter(connectContract)
  return (
    <ListRow
      part="collapsed-wallets"
      title={say('connect.with-a-wallet')}
      picture={
        <IconTile>
          <WalletIcon />
        </IconTile>
      }
      trailing={<ChevronIcon />}
      onIntent={() => router.preload('ConnectWallets')}
      onClick={() => router.push('ConnectWallets', { namespace })}
    />
  )
}
