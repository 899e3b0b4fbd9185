import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { Tile } from '@latchkey/ui-primitives/tile'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { memo, type ReactElement, useEffect, useState } from 'react'
import { useCopy } from './use-copy'
import type { WalletImages } from './use-wallet-images'
import { WalletPicture } from './wallet-picture'

export interface WalletTileProps {
  readonly wallet: WalletEntry
  /** The wallet of this browser that it is. */
  readonly installed: WalletRow | undefined
  /** Of the first screen: its picture is fetched with the page. */
  readonly isFirst: boolean
  readonly images: WalletImages
  readonly tabIndex: 0 | -1
  readonly onChoose: (wallet: WalletEntry, installed: WalletRow | undefined) => void
  readonly onIntent: (installed: WalletRow | undefined) => void
}

/** One wallet of the directory. Parts: `directory-wallet`, and those of the tile. */
export const WalletTile = /* @__PURE__ */ memo(function WalletTile(props: WalletTileProps): ReactElement {
  const { wallet, installed, isFirst, images, tabIndex, onChoose, onIntent } = props
  const say = useCopy()
  const iconUrl = useIcon(wallet, images, isFirst)
  return (
    <Tile
      part="directory-wallet"
      picture={
        <WalletPicture
          size={56}
          wallet={{ name: wallet.name, ...(iconUrl === undefined ? {} : { iconUrl }) }}
        />
      }
      title={
        <>
          <bdi>{wallet.name}</bdi>
          {installed && <VisuallyHidden> {say('connect.installed')}</VisuallyHidden>}
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

function useIcon(
  { iconUrl, imageId }: WalletEntry,
  images: WalletImages,
  isFirst: boolean,
): string | undefined {
  const [fetched, setFetched] = useState<string>()
  const known = iconUrl ?? fetched ?? (imageId === undefined ? undefined : images.known(imageId))
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown || imageId === undefined) return undefined
    const leaving = new AbortController()
    images.ask(imageId, isFirst, leaving.signal).then(
      (source) => leaving.signal.aborted || setFetched(source),
      () => undefined,
    )
    return () => leaving.abort()
  }, [isKnown, imageId, isFirst, images])
  return known
}
