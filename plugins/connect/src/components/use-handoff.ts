import { useServices } from '@latchkey/kernel/react'
import type { PairingController } from '@latchkey/session/contract'
import { useCallback, useEffect, useState } from 'react'
import type { HandoffLink } from '../handoff/build-links'
import { type HandoffNews, watchHandoff } from '../handoff/watch-handoff'
import { openLink } from './open-link'

export type HandoffPhase = 'idle' | 'opened' | HandoffNews

export interface Handoff {
  readonly phase: HandoffPhase
  /** To be called in the tap's own task. */
  readonly open: (link: HandoffLink) => void
}

/**
 * Opens a wallet and follows what becomes of it.
 * @param opened the tap that led here has opened it already
 */
export function useHandoff(pairing: PairingController, name: string, opened: boolean): Handoff {
  const { clock, browser } = useServices().ports
  const [times, setTimes] = useState(opened ? 1 : 0)
  const [phase, setPhase] = useState<HandoffPhase>(opened ? 'opened' : 'idle')

  useEffect(() => {
    if (times === 0) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const isVisible = (): boolean => document.visibilityState === 'visible'
    watchHandoff({ clock, browser, isVisible, signal, tell: setPhase })
    return () => leaving.abort()
  }, [clock, browser, times])

  const open = useCallback(
    (link: HandoffLink) => {
      openLink(link)
      pairing.rememberLink({ href: link.href, name })
      setPhase('opened')
      setTimes((before) => before + 1)
    },
    [pairing, name],
  )
  return { phase, open }
}
