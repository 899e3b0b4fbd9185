import { outlets } from '@latchkey/kernel'
import { useSlot } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

/**
 * Returns another try if the code that finds the wallets of this browser could not be loaded, as after a deploy that has
 * replaced its files. `undefined` while that is not known. The adapter reports the failure.
 */
export function useMissedWallets(): (() => void) | undefined {
  const sources = useSlot(outlets)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number>()
  useEffect(() => {
    let isCurrent = true
    // What is loaded is not loaded again.
    Promise.all(sources.map((source) => source.preload())).catch(() => isCurrent && setFailed(attempt))
    return () => {
      isCurrent = false
    }
  }, [sources, attempt])
  // control: missed-wallets-unsaid
  return failed === attempt ? () => setAttempt(attempt + 1) : undefined
}
