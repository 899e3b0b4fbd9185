import { useServices } from '@latchkey/kernel/react'
import { useEffect } from 'react'
import { platformOf } from '../platform'
import { usePairing } from './use-pairing'

/**
 * Starts the pairing with the list on Safari of iOS and in Telegram: there an app opens only in the task of the tap
 * itself. Elsewhere nothing is asked before a wallet is picked.
 */
export function useEarlyPairing(): void {
  const { browser } = useServices().ports
  const pairing = usePairing()
  useEffect(() => {
    const { ios, safari, telegram } = platformOf(browser)
    if (telegram || (ios && safari)) pairing?.start().catch(() => undefined)
  }, [pairing, browser])
}
