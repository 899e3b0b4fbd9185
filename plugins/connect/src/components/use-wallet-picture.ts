import { cloudContract, type WalletEntry } from '@latchkey/cloud/contract'
import { useOptionalPlugin } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

type PictureSource = Pick<WalletEntry, 'name' | 'iconUrl' | 'imageId'>

/** The wallet with its picture, which the directory gives by its id. Until it is there: its first letter. */
export function useWalletPicture(wallet: PictureSource): PictureSource {
  const cloud = useOptionalPlugin(cloudContract)
  const { iconUrl, imageId, name } = wallet
  const [fetched, setFetched] = useState<{ readonly imageId: string; readonly url: string }>()
  useEffect(() => {
    if (iconUrl !== undefined || imageId === undefined) return undefined
    let wanted = true
    cloud?.image('wallet', imageId).then(
      (url) => wanted && url !== undefined && setFetched({ imageId, url }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [cloud, iconUrl, imageId])
  const url = iconUrl ?? (fetched?.imageId === imageId ? fetched?.url : undefined)
  return url === undefined ? { name } : { name, iconUrl: url }
}
