import type { Browser, Clock } from '@latchkey/kernel'
import { useServices } from '@latchkey/kernel/react'
import { openLink } from '@latchkey/kernel/web'
import type { PairingController } from '@latchkey/session/contract'
import type { StatusText } from '@latchkey/session/view-kit'
import { useCallback, useEffect, useState } from 'react'
import type { CopyKey } from '../copy/copy'
import type { Say } from '../copy/use-copy'
import type { HandoffLink } from './wallet-links'

export type HandoffPhase = 'idle' | 'opened' | HandoffEvent

export interface Handoff {
  readonly phase: HandoffPhase
  /** Must be called in the task of the tap. */
  readonly open: (link: HandoffLink) => void
}

/**
 * Opens a wallet's app and observes whether the page was left for it.
 * @param opened the tap that opened this view has opened the app already
 */
export function useHandoff(pairing: PairingController, name: string, opened: boolean): Handoff {
  const { clock, browser } = useServices().ports
  const [times, setTimes] = useState(opened ? 1 : 0)
  const [phase, setPhase] = useState<HandoffPhase>(opened ? 'opened' : 'idle')

  useEffect(() => {
    if (times === 0) return undefined
    const unmounted = new AbortController()
    const { signal } = unmounted
    const isVisible = (): boolean => document.visibilityState === 'visible'
    observeHandoff({ clock, browser, isVisible, signal, onEvent: setPhase })
    return () => unmounted.abort()
  }, [clock, browser, times])

  const open = useCallback(
    (link: HandoffLink) => {
      openLink(link.url, link.target)
      pairing.rememberLink({ href: link.href, name })
      setPhase('opened')
      setTimes((before) => before + 1)
    },
    [pairing, name],
  )
  return { phase, open }
}

/** away: the wallet's app is in front. stuck: nothing seems to have opened. back: the user has returned. */
export type HandoffEvent = 'away' | 'stuck' | 'back'

/** A page that is still visible after this time was not left. */
export const HANDOFF_WAIT_MS = 2500

export interface ObserveHandoffParts {
  readonly clock: Clock
  readonly browser: Browser
  readonly isVisible: () => boolean
  readonly signal: AbortSignal
  readonly onEvent: (news: HandoffEvent) => void
}

/** Observes whether an opened link led away from the page. No browser reports it, so the page's visibility decides. */
export function observeHandoff({ clock, browser, isVisible, signal, onEvent }: ObserveHandoffParts): void {
  let isAway = false
  let wasAway = false
  const check = (): void => {
    if (isVisible() === !isAway) return
    isAway = !isAway
    wasAway = true
    onEvent(isAway ? 'away' : 'back')
  }
  // Browsers differ in which of these events they send when an app comes to the front or leaves it.
  for (const event of ['visibilitychange', 'pagehide', 'pageshow', 'focus', 'blur'])
    browser.listen(event, check, signal)
  clock.wait(HANDOFF_WAIT_MS, signal).then(
    () => {
      check()
      if (!wasAway) onEvent('stuck')
    },
    () => undefined,
  )
}

/** The message before and after a link is opened. */
export function describeHandoff(
  phase: HandoffPhase | 'web' | 'desktop',
  name: string,
  say: Say<CopyKey>,
): StatusText {
  const values = { name }
  if (phase === 'stuck') return { title: say('pairing.stuck', values), hint: say('pairing.stuck-hint') }
  if (phase === 'back') return { title: say('pairing.back', values), hint: say('pairing.back-hint') }
  if (phase === 'opened' || phase === 'away')
    return { title: say('pairing.approve', values), hint: say('pairing.approve-hint') }
  const title = say('pairing.open', values)
  if (phase === 'web') return { title, hint: say('pairing.web-hint') }
  return { title, hint: phase === 'desktop' ? say('pairing.desktop-hint') : say('pairing.open-hint') }
}
