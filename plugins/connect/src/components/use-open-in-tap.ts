import type { WalletEntry } from '@latchkey/cloud/contract'
import { useServices } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { buildLinks } from '../handoff/build-links'
import { openLink } from './open-link'
import { usePairing } from './use-pairing'
import { usePlace } from './use-place'

/**
 * For a row of the list: where the pairing is there before the tap, the wallet is opened in the tap's own
 * task. Says whether it was; if not, the pairing view goes on.
 */
export function useOpenInTap(): (wallet: WalletEntry) => boolean {
  const pairing = usePairing()
  const place = usePlace()
  const { clock } = useServices().ports
  return useCallback(
    (wallet) => {
      const shown = pairing?.get()
      if (!pairing || !place.platform.mobile || shown?.status !== 'ready') return false
      if (shown.expiresAtMs <= clock.now()) return false
      const [link] = buildLinks(wallet, shown.uri, place).app
      if (!link) return false
      openLink(link)
      pairing.rememberLink({ href: link.href, name: wallet.name })
      return true
    },
    [pairing, place, clock],
  )
}
