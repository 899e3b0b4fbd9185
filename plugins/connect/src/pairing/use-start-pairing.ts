import type { WalletEntry } from '@latchkey/cloud/contract'
import { type Environment, getEnvironment } from '@latchkey/kernel/environment'
import { usePluginState, useRouter, useServices, useSlot } from '@latchkey/kernel/react'
import { openLink } from '@latchkey/kernel/web'
import { connectors, type PairingController } from '@latchkey/session/contract'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { connectContract } from '../contract'
import { buildDeepLinks } from './deep-links'

export interface RelayConnector {
  /** The connector's id in session. */
  readonly walletId: string
  readonly pairing: PairingController
}

/** Returns the connector that pairs over a relay; `undefined` if there is none. */
export function useRelayConnector(): RelayConnector | undefined {
  const offered = useSlot(connectors)
  return useMemo(() => {
    for (const { id, pairing } of offered) if (pairing) return { walletId: id, pairing }
    return undefined
  }, [offered])
}

/**
 * Returns a function to be called in the click event. On a phone with a ready pairing it opens the wallet's app and returns
 * true. Otherwise it returns false, and the pairing view opens the app later.
 */
export function useOpenOnTap(): (wallet: WalletEntry) => boolean {
  const pairing = useRelayConnector()?.pairing
  const environment = useEnvironment()
  const { clock } = useServices().ports
  return useCallback(
    (wallet) => {
      const current = pairing?.get()
      if (!pairing || !environment.mobile || current?.status !== 'ready') return false
      if (!(current.expiresAtMs > clock.now())) return false
      const [link] = buildDeepLinks(wallet, current.uri, environment).app
      if (!link) return false
      openLink(link.url, link.target)
      pairing.rememberLink({ href: link.href, name: wallet.name })
      return true
    },
    [pairing, environment, clock],
  )
}

/**
 * Starts a pairing on mount in Safari on iOS and in Telegram, because there an app opens only in the task of the tap.
 * Elsewhere the relay is not contacted before a wallet is picked.
 */
export function useEarlyPairing(): void {
  const { browser } = useServices().ports
  const mayConnect = usePluginState(connectContract, ({ consent }) => consent !== 'needed')
  const pairing = useRelayConnector()?.pairing
  useEffect(() => {
    const { ios, safari, telegram } = getEnvironment(browser)
    if (mayConnect && (telegram || (ios && safari))) pairing?.start().catch(() => undefined)
  }, [pairing, browser, mayConnect])
}

/**
 * Returns a function that loads the code of the pairing view and of the relay connector, once, even if it is called for many
 * rows. It does not contact the relay.
 */
export function usePairingPreload(): () => void {
  const router = useRouter(connectContract)
  const pairing = useRelayConnector()?.pairing
  const isLoading = useRef(false)
  return () => {
    router.preload('ConnectingWalletConnect')
    if (isLoading.current) return
    isLoading.current = true
    pairing?.preload().catch(() => {
      isLoading.current = false
    })
  }
}

export interface PageEnvironment extends Environment {
  /** Whether the page is in a frame of another page. */
  readonly framed: boolean
}

/** Returns where the page runs: kind of browser and device, and whether it is in a frame. */
export function useEnvironment(): PageEnvironment {
  const { browser } = useServices().ports
  return useMemo(() => ({ ...getEnvironment(browser), framed: window.self !== window.top }), [browser])
}
