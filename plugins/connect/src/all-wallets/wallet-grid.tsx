import type { WalletEntry } from '@latchkey/cloud/contract'
import { useRouter, useTexts } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { VisuallyHidden } from '@latchkey/ui-primitives'
import { CheckIcon, Tile, TileSkeleton, VirtualGrid } from '@latchkey/ui-primitives/screens'
import {
  memo,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { connectContract, type NamespaceArgs } from '../contract'
import { useOpenOnTap, usePairingPreload } from '../pairing/use-start-pairing'
import { texts } from '../texts'
import { WalletPicture } from '../wallet-picture'
import type { ArrangedWallet } from './use-all-wallets'
import { useWalletImages, type WalletImages } from './use-wallet-images'

export interface WalletGridProps extends NamespaceArgs {
  readonly wallets: readonly ArrangedWallet[]
  readonly area: RefObject<HTMLElement | null>
  /** Number of skeletons after the tiles. */
  readonly upcoming: number
  /** Restores a scroll position (`top`, in px) and focuses the tile with this key. */
  readonly start: { readonly key: string; readonly top: number } | undefined
  readonly onNearEnd: (isNear: boolean) => void
  /** Called before the view of the chosen wallet opens. */
  readonly onLeave: (walletId: string) => void
}

/** The cloud plugin fetches this many images together with the first page. */
const FIRST_IMAGES = 20

/** Wallets of the directory as tiles. Pressing one connects it if it is installed, else pairs it. */
export function WalletGrid(props: WalletGridProps): ReactElement {
  const { wallets, area, upcoming, start, namespace, onNearEnd, onLeave } = props
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  const images = useWalletImages()
  const preloadPairing = usePairingPreload()
  const openOnTap = useOpenOnTap()
  const installedLabel = t('connect.installed')
  const { keys, byKey } = useMemo(
    () => ({
      keys: wallets.map(({ wallet }) => wallet.id),
      byKey: new Map(wallets.map((one, index) => [one.wallet.id, { ...one, index }])),
    }),
    [wallets],
  )
  const choose = useLatest((wallet: WalletEntry, installed: WalletRow | undefined): void => {
    onLeave(wallet.id)
    const rows = byKey.get(wallet.id)?.joined ?? (installed ? [installed] : [])
    const row = rows.find(({ namespaces }) => namespace === undefined || namespaces.includes(namespace))
    const only = namespace === undefined ? {} : { namespaces: [namespace] }
    if (row && namespace === undefined && rows.length > 1)
      router.push('ConnectingMultiChain', { walletId: row.id, name: row.name })
    else if (row) router.push('ConnectingExternal', { walletId: row.id, name: row.name, ...only })
    else router.push('ConnectingWalletConnect', { wallet, namespace, opened: openOnTap(wallet) })
  })
  const preload = useLatest((installed: WalletRow | undefined): void => {
    if (installed) router.preload('ConnectingExternal')
    else preloadPairing()
  })
  return (
    <VirtualGrid
      label={t('connect.all-wallets')}
      area={area}
      keys={keys}
      upcoming={upcoming}
      skeleton={<TileSkeleton />}
      start={start}
      onNearEnd={onNearEnd}
    >
      {(key, tabIndex) => {
        const one = byKey.get(key)
        return (
          one && (
            <WalletTile
              wallet={one.wallet}
              installed={one.installed}
              installedLabel={installedLabel}
              isFirst={one.index < FIRST_IMAGES}
              images={images}
              tabIndex={tabIndex}
              onChoose={choose}
              onIntent={preload}
            />
          )
        )
      }}
    </VirtualGrid>
  )
}

/** Returns one stable function that runs the callback of the last render. */
function useLatest<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  latest.current = run
  return useCallback((...args) => latest.current(...args), [])
}

interface WalletTileProps {
  readonly wallet: WalletEntry
  /** Its row in the session if it is installed. */
  readonly installed: WalletRow | undefined
  /** Text for screen readers after the name of an installed wallet. Passed in, so that it is translated once for all tiles. */
  readonly installedLabel: string
  /** Whether it is on the first screen. Its image is then requested at once. */
  readonly isFirst: boolean
  readonly images: WalletImages
  readonly tabIndex: 0 | -1
  readonly onChoose: (wallet: WalletEntry, installed: WalletRow | undefined) => void
  readonly onIntent: (installed: WalletRow | undefined) => void
}

/** One wallet of the directory. Parts: `directory-wallet`, and those of the tile. */
const WalletTile = /* @__PURE__ */ memo(function WalletTile(props: WalletTileProps): ReactElement {
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

/** A component of its own, so that an arriving image renders nothing but itself. */
function TilePicture({ wallet, images, isFirst }: Pick<WalletTileProps, 'wallet' | 'images' | 'isFirst'>) {
  const { name, iconUrl, imageId } = wallet
  const [fetched, setFetched] = useState<string>()
  const known = iconUrl ?? fetched ?? (imageId === undefined ? undefined : images.known(imageId))
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown || imageId === undefined) return undefined
    return images.request(imageId, isFirst, setFetched)
  }, [isKnown, imageId, isFirst, images])
  return <WalletPicture size={56} wallet={isKnown ? { name, iconUrl: known } : { name }} />
}
