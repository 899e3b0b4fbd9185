import { usePluginState, useRouter, useServices, useSlot } from '@latchkey/kernel/react'
import { chainAdapters, sessionContract } from '@latchkey/session/contract'
import { useEffect } from 'react'
import { connectContract } from '../contract'
import { platformOf } from '../platform'
import { offersAllWallets } from '../wallet-list/offers-all-wallets'
import { useDirectory } from './use-directory'
import { useEarlyPairing } from './use-early-pairing'
import { usePairing } from './use-pairing'

/** What showing the list sets going: the directory, and the pairing where a tap must find it ready. */
export function ListEffects(): null {
  const router = useRouter(connectContract)
  const platform = platformOf(useServices().ports.browser)
  const pairing = usePairing()
  const hasChains = useSlot(chainAdapters).length > 0
  const session = usePluginState(sessionContract, (state) => state)
  const connect = usePluginState(connectContract, (state) => state)
  const isUniversal = pairing !== undefined && !hasChains
  const leadsOn = platform.mobile && offersAllWallets({ session, connect, platform })

  useDirectory()
  useEarlyPairing()
  useEffect(() => {
    // Nothing but the relay knows a chain: no wallet of this browser can be asked.
    if (isUniversal) router.replace(leadsOn ? 'AllWallets' : 'ConnectingWalletConnectBasic')
  }, [isUniversal, leadsOn, router])
  return null
}
