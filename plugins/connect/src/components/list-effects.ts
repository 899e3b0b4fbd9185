import { usePlugin, usePluginState, useRouter, useServices, useSlot } from '@latchkey/kernel/react'
import { chainAdapters } from '@latchkey/session/contract'
import { useEffect } from 'react'
import { connectContract } from '../contract'
import { platformOf } from '../platform'
import { usePairing } from './use-pairing'

/** What showing the list sets going: the directory, and the pairing where a tap must find it ready. */
export function ListEffects(): null {
  const connect = usePlugin(connectContract)
  const router = useRouter(connectContract)
  const { ports } = useServices()
  const pairing = usePairing()
  const hasChains = useSlot(chainAdapters).length > 0
  const hasDirectory = usePluginState(connectContract, ({ directory }) => directory.status !== 'absent')
  const isUniversal = pairing !== undefined && !hasChains

  useEffect(() => void connect.loadDirectory(), [connect])
  useEffect(() => {
    const { ios, safari, telegram } = platformOf(ports.browser)
    // There an app opens only in the task of the tap itself (D28.21). Elsewhere nothing is asked before one is picked.
    if (telegram || (ios && safari)) pairing?.start().catch(() => undefined)
  }, [pairing, ports])
  useEffect(() => {
    // Nothing but the relay knows a chain: no wallet of this browser can be asked.
    if (!isUniversal) return
    const { mobile } = platformOf(ports.browser)
    router.replace(mobile && hasDirectory ? 'AllWallets' : 'ConnectingWalletConnectBasic')
  }, [isUniversal, hasDirectory, ports, router])
  return null
}
