import { Image, type ImageSize, WalletIcon } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'

export interface WalletPictureProps {
  readonly size?: ImageSize
  readonly wallet?: { readonly name: string; readonly iconUrl?: string } | undefined
}

/** The wallet's picture, else its first letter, else a wallet icon. Part: `wallet-picture`. */
export function WalletPicture({ wallet, size = 40 }: WalletPictureProps): ReactElement {
  if (!wallet)
    return (
      <Image src={undefined} size={size} part="wallet-picture" fallback={<WalletIcon size={size / 2} />} />
    )
  return <Image src={wallet.iconUrl} name={wallet.name} size={size} part="wallet-picture" />
}
