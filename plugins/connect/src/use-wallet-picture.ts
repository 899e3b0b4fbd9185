import { cloudContract, type WalletEntry } from '@latchkey/cloud/contract'
import { useOptionalPlugin } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

type PictureSource = Pick<WalletEntry, 'name' | 'iconUrl' | 'imageId'>

/**
 * Returns the wallet's name with the URL of its picture. A picture of the directory is fetched by `imageId`; until then there
 * is no URL, and the first letter of the name is shown.
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
