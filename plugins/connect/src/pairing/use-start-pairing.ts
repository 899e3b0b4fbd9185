import type { WalletEntry } from '@latchkey/cloud/contract'
import { useServices, useSlot } from '@latchkey/kernel/react'
import { connectors, type PairingController } from '@latchkey/session/contract'
import { useCallback, useEffect, useMemo } from 'react'
import { getEnvironment } from '../environment/environment'
import { useEnvironment } from '../environment/use-environment'
import { openLink } from './open-link'
import { buildLinks } from './wallet-links'

export interface RelayConnector {
  /** What session calls it. */
  readonly walletId: string
  readonly pairing: PairingController
}

/** The way to wallets that are not in this browser. Undefined: none is installed. */
export function useRelayConnector(): RelayConnector | undefined {
  const ways = useSlot(connectors)
  return useMemo(() => {
    for (const { id, pairing } of ways) if (pairing) return { walletId: id, pairing }
    return undefined
  }, [ways])
}

/** What pairs over a relay, if anything does. */
export function usePairingController(): PairingController | undefined {
  return useSlot(connectors).find(({ pairing }) => pairing)?.pairing
}

/**
 * For a row of the list: where the pairing is there before the tap, the wallet is opened in the tap's own
 * task. Says whether it was; if not, the pairing view goes on.
 */
export function useOpenOnTap(): (wallet: WalletEntry) => boolean {
  const pairing = usePairingController()
  const environment = useEnvironment()
  const { clock } = useServices().ports
  return useCallback(
    (wallet) => {
      const current = pairing?.get()
      if (!pairing || !environment.mobile || current?.status !== 'ready') return false
      if (current.expiresAtMs <= clock.now()) return false
      const [link] = buildLinks(wallet, current.uri, environment).app
      if (!link) return false
      openLink(link)
      pairing.rememberLink({ href: link.href, name: wallet.name })
      return true
    },
    [pairing, environment, clock],
  )
}

/**
 * Starts the pairing with the list on Safari of iOS and in Telegram: there an app opens only in the task of the tap
 * itself. Elsewhere nothing is asked before a wallet is picked.
 */
export function useEarlyPairing(): void {
  const { browser } = useServices().ports
  const pairing = usePairingController()
  useEffect(() => {
    const { ios, safari, telegram } = getEnvironment(browser)
    if (telegram || (ios && safari)) pairing?.start().catch(() => undefined)
  }, [pairing, browser])
}
