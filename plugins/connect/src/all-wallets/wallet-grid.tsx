import type { WalletEntry } from '@latchkey/cloud/contract'
import { useRouter } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { Tile, TileSkeleton } from '@latchkey/ui-primitives/tile'
import { VirtualGrid } from '@latchkey/ui-primitives/virtual-grid'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
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
import { WalletPicture } from '../components/wallet-picture'
import { connectContract, type NamespaceArgs } from '../contract'
import { copy } from '../copy/copy'
import { useCopy } from '../copy/use-copy'
import { useOpenOnTap, usePairingController } from '../pairing/use-start-pairing'
import type { ArrangedWallet } from './use-all-wallets'
import { useWalletImages, type WalletImages } from './use-wallet-images'

export interface WalletGridProps extends NamespaceArgs {
  readonly wallets: readonly ArrangedWallet[]
  readonly area: RefObject<HTMLElement | null>
  /** Tiles that are to come. */
  readonly upcoming: number
  readonly start: { readonly key: string; readonly top: number } | undefined
  readonly onNearEnd: (isNear: boolean) => void
  /** A wallet was chosen, and the view is about to be left for it. */
  readonly onLeave: (walletId: string) => void
}

/** Fetched with the page by the directory. */
const FIRST_IMAGES = 20

/** Wallets of the directory as tiles; a wallet of this browser is asked itself, any other is paired. */
export function WalletGrid(props: WalletGridProps): ReactElement {
  const { wallets, area, upcoming, start, namespace, onNearEnd, onLeave } = props
  const say = useCopy(copy)
  const router = useRouter(connectContract)
  const images = useWalletImages()
  const preloadPairing = usePairingPreload()
  const openInTap = useOpenOnTap()
  const installedLabel = say('connect.installed')
  const { keys, byKey } = useMemo(
    () => ({
      keys: wallets.map(({ wallet }) => wallet.id),
      byKey: new Map(wallets.map((one, index) => [one.wallet.id, { ...one, index }])),
    }),
    [wallets],
  )
  const choose = useLatest((wallet: WalletEntry, installed: WalletRow | undefined): void => {
    onLeave(wallet.id)
    const canServe = installed && (namespace === undefined || installed.namespaces.includes(namespace))
    const only = namespace === undefined ? {} : { namespaces: [namespace] }
    if (canServe) router.push('ConnectingExternal', { walletId: installed.id, name: installed.name, ...only })
    else router.push('ConnectingWalletConnect', { wallet, namespace, opened: openInTap(wallet) })
  })
  const preload = useLatest((installed: WalletRow | undefined): void => {
    router.preload(installed ? 'ConnectingExternal' : 'ConnectingWalletConnect')
    if (!installed) preloadPairing()
  })
  return (
    <VirtualGrid
      label={say('connect.all-wallets')}
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

/** Fetches the relay's code once for however many tiles a pointer passes. */
function usePairingPreload(): () => void {
  const pairing = usePairingController()
  const isAsked = useRef(false)
  return () => {
    if (isAsked.current) return
    isAsked.current = true
    pairing?.preload().catch(() => {
      isAsked.current = false
    })
  }
}

/** The same function for as long as the view stands, doing what the last render says. */
function useLatest<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  latest.current = run
  return useCallback((...args) => latest.current(...args), [])
}

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
    return images.request(imageId, isFirst, setFetched)
  }, [isKnown, imageId, isFirst, images])
  return <WalletPicture size={56} wallet={isKnown ? { name, iconUrl: known } : { name }} />
}
