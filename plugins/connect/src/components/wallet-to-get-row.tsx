import { useRouter } from '@latchkey/kernel/react'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { ExternalIcon } from '@latchkey/ui-primitives/icon/external'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import type { ReactElement } from 'react'
import { connectContract } from '../contract'
import type { Platform } from '../platform'
import type { WalletToGet } from '../wallet-list/list-to-get'
import { onePlace } from '../wallet-list/places-to-get'
import { useCopy } from './use-copy'
import { usePictured } from './use-pictured'
import { WalletPicture } from './wallet-picture'

export interface WalletToGetRowProps extends WalletToGet {
  readonly platform: Platform
}

/** Leads to the one place that counts here, or to a choice of them. Part: `wallet-to-get`. */
export function WalletToGetRow({ wallet, places, platform }: WalletToGetRowProps): ReactElement {
  const say = useCopy()
  const router = useRouter(connectContract)
  const pictured = usePictured(wallet)
  const place = onePlace(places, platform)
  const shared = {
    part: 'wallet-to-get',
    title: <bdi>{wallet.name}</bdi>,
    picture: <WalletPicture wallet={pictured} />,
    trailing: (
      <>
        {say('connect.get')}
        {place ? <ExternalIcon size={18} /> : <ChevronIcon />}
      </>
    ),
  }
  if (place) return <ListRow {...shared} href={place.href} />
  return (
    <ListRow
      {...shared}
      onIntent={() => router.preload('Downloads')}
      onClick={() => router.push('Downloads', { wallet })}
    />
  )
}
