import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { codePauseLeftMs } from '@latchkey/embedded-wallet/view-kit'
import { useAfter, usePluginState, useServices } from '@latchkey/kernel/react'
import { useCallback, useState } from 'react'

/** Seconds until another code may be sent, rounded up; 0 when it may be sent now. Counts down, also after a reload. */
export function useCodePause(): number {
  const { clock } = useServices().ports
  const sentAtMs = usePluginState(embeddedWalletContract, ({ codeSentAtMs }) => codeSentAtMs)
  const [, setPassed] = useState(0)
  const leftMs = codePauseLeftMs(sentAtMs, clock.now())
  const pass = useCallback(() => setPassed(leftMs), [leftMs])
  useAfter(leftMs === 0 ? undefined : leftMs % 1000 || 1000, pass)
  return Math.ceil(leftMs / 1000)
}
