import type { WalletEntry } from '@latchkey/cloud/contract'
import { useRouter } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { TileSkeleton } from '@latchkey/ui-primitives/tile'
import { VirtualGrid } from '@latchkey/ui-primitives/virtual-grid'
import { type ReactElement, type RefObject, useCallback, useMemo, useRef } from 'react'
import type { ArrangedWallet } from '../all-wallets/arrange-wallets'
import { connectContract, type NamespaceArgs } from '../contract'
import { useCopy } from './use-copy'
import { useOpenInTap } from './use-open-in-tap'
import { usePairing } from './use-pairing'
import { useWalletImages } from './use-wallet-images'
import { WalletTile } from './wallet-tile'

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
  const say = useCopy()
  const router = useRouter(connectContract)
  const images = useWalletImages()
  const preloadPairing = usePairingPreload()
  const openInTap = useOpenInTap()
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
    const serves = installed && (namespace === undefined || installed.namespaces.includes(namespace))
    const only = namespace === undefined ? {} : { namespaces: [namespace] }
    if (serves) router.push('ConnectingExternal', { walletId: installed.id, name: installed.name, ...only })
    else router.push('ConnectingWalletConnect', { wallet, namespace, opened: openInTap(wallet) })
  })
  const prepare = useLatest((installed: WalletRow | undefined): void => {
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
              onIntent={prepare}
            />
          )
        )
      }}
    </VirtualGrid>
  )
}

/** Fetches the relay's code once for however many tiles a pointer passes. */
function usePairingPreload(): () => void {
  const pairing = usePairing()
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
