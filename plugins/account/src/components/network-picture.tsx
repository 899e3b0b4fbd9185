import type { Network } from '@latchkey/session/contract'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { Image, type ImageSize } from '@latchkey/ui-primitives/image'
import type { ReactElement } from 'react'

export interface NetworkPictureProps {
  readonly network: Network | undefined
  readonly size?: ImageSize
}

/** The network's own picture, its first letter, or a globe. Part: `network-picture`. */
export function NetworkPicture({ network, size = 40 }: NetworkPictureProps): ReactElement {
  if (!network)
    return (
      <Image
        src={undefined}
        size={size}
        shape="circle"
        part="network-picture"
        fallback={<NetworkIcon size={size / 2} />}
      />
    )
  return <Image src={network.iconUrl} name={network.name} size={size} shape="circle" part="network-picture" />
}
