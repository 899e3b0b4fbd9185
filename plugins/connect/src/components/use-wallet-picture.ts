import { cloudContract, type WalletEntry } from '@latchkey/cloud/contract'
import { useOptionalPlugin } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

type PictureSource = Pick<WalletEntry, 'name' | 'iconUrl' | 'imageId'>

/**
 * Adds the picture's URL to the wallet. Pictures of the directory are loaded by id; until then a letter is
 * shown.
 */
export function useWalletPicture(wallet: PictureSource): PictureSource {
  const cloud = useOptionalPlugin(cloudContract)
  const { iconUrl, imageId, name } = wallet
  const [fetched, setFetched] = useState<{ readonly imageId: string; readonly url: string }>()
  useEffect(() => {
    if (iconUrl !== undefined || imageId === undefined) return undefined
    let isMounted = true
    cloud?.image('wallet', imageId).then(
      (url) => isMounted && url !== undefined && setFetched({ imageId, url }),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [cloud, iconUrl, imageId])
  const url = iconUrl ?? (fetched?.imageId === imageId ? fetched?.url : undefined)
  return url === undefined ? { name } : { name, iconUrl: url }
}
