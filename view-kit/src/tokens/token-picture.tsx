import type { Token } from '@latchkey/session/contract'
import { Image, type ImageSize } from '@latchkey/ui-primitives'
import { coinMark } from '@latchkey/ui-primitives/network-marks'
import type { ReactElement } from 'react'

export interface TokenPictureProps {
  readonly token: Pick<Token, 'networkId' | 'address' | 'symbol' | 'iconUrl'>
  readonly size?: ImageSize
}

/**
 * A token's icon. Without one a network's own coin has our drawing of its mark, and any other token a tile with its first
 * letter: what calls itself ETH need not be it. Part: `image`.
 */
export function TokenPicture({ token, size = 40 }: TokenPictureProps): ReactElement {
  const { networkId, address, symbol, iconUrl } = token
  const src = iconUrl ?? (address === undefined ? coinMark(networkId, symbol) : undefined)
  return <Image src={src} name={symbol} shape="circle" size={size} />
}
