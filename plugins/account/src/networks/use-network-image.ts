import { useSlot } from '@latchkey/kernel/react'
import { type Network, networkPictures } from '@latchkey/session/contract'
import { useEffect, useState } from 'react'

/** The network's own picture, else the one a plugin has of it, once that is there. */
export function useNetworkImage(network: Network | undefined): string | undefined {
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
