import type { Network } from '@latchkey/session/contract'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { Image, type ImageSize } from '@latchkey/ui-primitives/image'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, useCallback } from 'react'
import * as css from './network-picture.css'
import { networkTint } from './network-tint'
import { useNetworkImage } from './use-network-image'

export interface NetworkPictureProps {
  readonly network: Network | undefined
  readonly size?: ImageSize
}

/** The network's own picture, a tile of its own with its first letter, or a globe. Part: `network-picture`. */
export function NetworkPicture({ network, size = 40 }: NetworkPictureProps): ReactElement {
  const src = useNetworkImage(network)
  return (
    <Image
      src={src}
      size={size}
      shape="circle"
      part="network-picture"
      fallback={network ? <Tile network={network} /> : <NetworkIcon size={size / 2} />}
    />
  )
}

function Tile({ network }: { readonly network: Network }): ReactElement {
  useSheets(css.sheets)
  const [letter = ''] = network.name.trim()
  // From script, not in the markup: a strict policy forbids style attributes in server-rendered HTML.
  const paint = useCallback(
    (element: HTMLSpanElement | null) =>
      element?.style.setProperty('--lk-network-hue', networkTint(network.id)),
    [network.id],
  )
  return (
    <span ref={paint} className={css.tile}>
      {letter.toLocaleUpperCase()}
    </span>
  )
}
