import { ExternalIcon } from '@latchkey/ui-primitives/icon/external'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import type { ReactElement } from 'react'
import type { CustomWallet } from '../contract'
import { useListCopy } from './use-list-copy'
import { WalletPicture } from './wallet-picture'

/** A wallet of the host's choice that is not here yet: leads to its maker's site. Part: `custom-wallet`. */
export function CustomWalletLink({ wallet }: { readonly wallet: CustomWallet }): ReactElement {
  const say = useListCopy()
  return (
    <ListRow
      part="custom-wallet"
      title={<bdi>{wallet.name}</bdi>}
      picture={<WalletPicture wallet={wallet} />}
      href={wallet.homepage}
      trailing={
        wallet.homepage === undefined ? undefined : (
          <>
            {say('connect.get')}
            <ExternalIcon size={18} />
          </>
        )
      }
    />
  )
}
