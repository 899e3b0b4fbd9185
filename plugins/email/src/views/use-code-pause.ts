import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { codePauseLeftMs } from '@latchkey/embedded-wallet/view-kit'
import { usePluginState, useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

/** Seconds until another code may be sent, rounded up; 0 when it may be sent now. Counts down, also after a reload. */
export function useCodePause(): number {
  const { clock } = useServices().ports
  const sentAtMs = usePluginState(embeddedWalletContract, ({ codeSentAtMs }) => codeSentAtMs)
  const [, setNowMs] = useState(0)
  const leftMs = codePauseLeftMs(sentAtMs, clock.now())
  useEffect(() => {
    if (leftMs === 0) return undefined
    const leaving = new AbortController()
    clock.wait(leftMs % 1000 || 1000, leaving.signal).then(
      () => setNowMs(clock.now()),
      () => undefined,
    )
    return () => leaving.abort()
  }, [clock, leftMs])
  return Math.ceil(leftMs / 1000)
}
