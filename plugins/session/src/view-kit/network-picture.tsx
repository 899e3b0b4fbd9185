'use client'

import { useSlot } from '@latchkey/kernel/react'
import { NetworkIcon } from '@latchkey/ui-primitives/icon/network'
import { Image, type ImageSize } from '@latchkey/ui-primitives/image'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { type Network, networkPictures } from '../contract'
import * as css from './network-picture.css'

export interface NetworkPictureProps {
  readonly network: Network | undefined
  readonly size?: ImageSize
}

/** The picture of a network, a tile with its first letter, or a globe where the network is unknown. Part: `network-picture`. */
export function NetworkPicture({ network, size = 40 }: NetworkPictureProps): ReactElement {
  const src = useNetworkImage(network)
  return (
    <Image
      src={src}
      size={size}
      shape="circle"
      part="network-picture"
      fallback={network ? <LetterTile network={network} /> : <NetworkIcon size={size / 2} />}
    />
  )
}

function LetterTile({ network }: { readonly network: Network }): ReactElement {
  useSheets(css.sheets)
  const [letter = ''] = network.name.trim()
  // From script, not in the markup: a strict policy forbids style attributes in server-rendered HTML.
  const paint = useCallback(
    (element: HTMLSpanElement | null) =>
      element?.style.setProperty('--lk-network-hue', networkHue(network.id)),
    [network.id],
  )
  return (
    <span ref={paint} className={css.tile}>
      {letter.toLocaleUpperCase()}
    </span>
  )
}

/** The host's picture, else the one that a plugin fetches. */
function useNetworkImage(network: Network | undefined): string | undefined {
  const [pictures] = useSlot(networkPictures)
  const [fetched, setFetched] = useState<{ readonly id: string; readonly url: string }>()
  useEffect(() => {
    if (!network || network.iconUrl !== undefined || !pictures) return undefined
    let wanted = true
    const { id } = network
    pictures.image(network).then(
      (url) => wanted && url !== undefined && setFetched({ id, url }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [network, pictures])
  return network?.iconUrl ?? (fetched?.id === network?.id ? fetched?.url : undefined)
}

/** The hue of a network without a picture, in degrees; made from its id, so it stays the same. */
function networkHue(id: string): string {
  let sum = 7
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360
  return String(sum)
}
