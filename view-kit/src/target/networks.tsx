import { usePluginState, useSlot } from '@latchkey/kernel/react'
import {
  type ChainNamespace,
  isApproved,
  type Network,
  networkPictures,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import { Image, type ImageSize, NetworkIcon, useSheets } from '@latchkey/ui-primitives'
import { networkMark } from '@latchkey/ui-primitives/network-marks'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { useTransactionTexts } from '../texts'
import * as css from './networks.css'

export interface NetworkPictureProps {
  readonly network: Network | undefined
  readonly size?: ImageSize
}

/**
 * A network's icon, or our drawing of its mark; without either a tile with its first letter; without a network, a globe.
 * Part: `network-picture`.
 */
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

export interface NamespacePictureProps {
  readonly namespace: ChainNamespace
  readonly size?: ImageSize
}

/** The picture of the first network that the page has in a namespace: it stands for all of them. Part: `network-picture`. */
export function NamespacePicture({ namespace, size = 16 }: NamespacePictureProps): ReactElement {
  const networks = usePluginState(sessionContract, (state) => state.networks)
  return <NetworkPicture network={networks.find((one) => one.namespace === namespace)} size={size} />
}

/** A network's name, or that it is unknown: an id says nothing to users. */
export function useNetworkName(network: Network | undefined): string {
  const t = useTransactionTexts()
  return network?.name ?? t('transaction.unknown-network')
}

function LetterTile({ network }: { readonly network: Network }): ReactElement {
  useSheets(css.sheets)
  const [letter = ''] = network.name.trim()
  // Set by script, because a strict Content-Security-Policy forbids style attributes in server-rendered HTML.
  const setHue = useCallback(
    (element: HTMLSpanElement | null) =>
      element?.style.setProperty('--lk-network-hue', networkHue(network.id)),
    [network.id],
  )
  return (
    <span ref={setHue} className={css.tile}>
      {letter.toUpperCase()}
    </span>
  )
}

/** The network's own icon, else its mark, else the picture that a plugin in the slot `networkPictures` supplies. */
function useNetworkImage(network: Network | undefined): string | undefined {
  const [pictures] = useSlot(networkPictures)
  const [fetched, setFetched] = useState<{ readonly id: string; readonly url: string }>()
  const known = network && (network.iconUrl ?? networkMark(network.id))
  useEffect(() => {
    if (!network || known !== undefined || !pictures) return undefined
    let isCurrent = true
    const { id } = network
    pictures.image(network).then(
      (url) => isCurrent && url !== undefined && setFetched({ id, url }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [network, known, pictures])
  return known ?? (fetched?.id === network?.id ? fetched?.url : undefined)
}

/** A hue in degrees, computed from a network's id, so that a network always has the same colour. */
function networkHue(id: string): string {
  let sum = 7
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360
  return String(sum)
}

/**
 * The configured networks of a namespace that the active wallet serves; without a wallet or a list of approved networks,
 * all of them.
 */
export function compatibleNetworks(state: SessionState, namespace: ChainNamespace): readonly Network[] {
  return state.networks.filter((network) => network.namespace === namespace && isApproved(state, network.id))
}
