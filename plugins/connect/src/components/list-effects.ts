import { usePluginState, useRouter, useServices, useSlot } from '@latchkey/kernel/react'
import { chainAdapters } from '@latchkey/session/contract'
import { useEffect } from 'react'
import { connectContract } from '../contract'
import { platformOf } from '../platform'
import { useEarlyPairing } from './use-early-pairing'
import { useLists } from './use-lists'
import { usePairing } from './use-pairing'

/** What showing the list sets going: the directory, and the pairing where a tap must find it ready. */
export function ListEffects(): null {
  const connect = useLists()
  const router = useRouter(connectContract)
  const { ports } = useServices()
  const pairing = usePairing()
  const hasChains = useSlot(chainAdapters).length > 0
  const hasDirectory = usePluginState(connectContract, ({ directory }) => directory.status !== 'absent')
  const isUniversal = pairing !== undefined && !hasChains

  useEffect(() => void connect.loadDirectory(), [connect])
  useEarlyPairing()
  useEffect(() => {
    // Nothing but the relay knows a chain: no wallet of this browser can be asked.
    if (!isUniversal) return
    const { mobile } = platformOf(ports.browser)
    router.replace(mobile && hasDirectory ? 'AllWallets' : 'ConnectingWalletConnectBasic')
  }, [isUniversal, hasDirectory, ports, router])
  return null
}
