import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { Tile } from '@latchkey/ui-primitives/tile'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { memo, type ReactElement, useEffect, useState } from 'react'
import type { WalletImages } from './use-wallet-images'
import { WalletPicture } from './wallet-picture'

export interface WalletTileProps {
  readonly wallet: WalletEntry
  /** The wallet of this browser that it is. */
  readonly installed: WalletRow | undefined
  /** Read out after the name where it is installed. One text for all tiles, so that none looks it up. */
  readonly installedLabel: string
  /** Of the first screen: its picture is fetched with the page. */
  readonly isFirst: boolean
  readonly images: WalletImages
  readonly tabIndex: 0 | -1
  readonly onChoose: (wallet: WalletEntry, installed: WalletRow | undefined) => void
  readonly onIntent: (installed: WalletRow | undefined) => void
}

/** One wallet of the directory. Parts: `directory-wallet`, and those of the tile. */
export const WalletTile = /* @__PURE__ */ memo(function WalletTile(props: WalletTileProps): ReactElement {
  const { wallet, installed, installedLabel, tabIndex, onChoose, onIntent } = props
  return (
    <Tile
      part="directory-wallet"
      picture={<TilePicture wallet={wallet} images={props.images} isFirst={props.isFirst} />}
      title={
        <>
          <bdi>{wallet.name}</bdi>
          {installed && <VisuallyHidden> {installedLabel}</VisuallyHidden>}
        </>
      }
      mark={installed && <CheckIcon size={14} />}
      hint={wallet.name}
      tabIndex={tabIndex}
      onIntent={() => onIntent(installed)}
      onClick={() => onChoose(wallet, installed)}
    />
  )
})

/** By itself, so that a picture that comes draws nothing else anew. */
function TilePicture({ wallet, images, isFirst }: Pick<WalletTileProps, 'wallet' | 'images' | 'isFirst'>) {
  const { name, iconUrl, imageId } = wallet
  const [fetched, setFetched] = useState<string>()
  const known = iconUrl ?? fetched ?? (imageId === undefined ? undefined : images.known(imageId))
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown || imageId === undefined) return undefined
    return images.want(imageId, isFirst, setFetched)
  }, [isKnown, imageId, isFirst, images])
  return <WalletPicture size={56} wallet={isKnown ? { name, iconUrl: known } : { name }} />
}
