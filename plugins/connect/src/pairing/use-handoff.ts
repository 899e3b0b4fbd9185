import type { Browser, Clock } from '@latchkey/kernel'
import { useServices } from '@latchkey/kernel/react'
import type { PairingController } from '@latchkey/session/contract'
import { useCallback, useEffect, useState } from 'react'
import type { Message } from '../connecting/describe-attempt'
import type { CopyKey } from '../copy/copy'
import type { Say } from '../copy/use-copy'
import { openLink } from './open-link'
import type { HandoffLink } from './wallet-links'

export type HandoffPhase = 'idle' | 'opened' | HandoffEvent

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
    observeHandoff({ clock, browser, isVisible, signal, onEvent: setPhase })
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

/** away: the wallet is in front. stuck: nothing seems to have opened. back: the visitor has returned. */
export type HandoffEvent = 'away' | 'stuck' | 'back'

/** A page that is still seen after that long was not left. */
export const HANDOFF_WAIT_MS = 2500

export interface ObserveHandoffParts {
  readonly clock: Clock
  readonly browser: Browser
  readonly isVisible: () => boolean
  readonly signal: AbortSignal
  readonly onEvent: (news: HandoffEvent) => void
}

/** What becomes of a link that was opened. No browser tells; whether the page is still seen does. */
export function observeHandoff({
  clock,
  browser,
  isVisible,
  signal,
  onEvent: tell,
}: ObserveHandoffParts): void {
  let isAway = false
  let wasAway = false
  const check = (): void => {
    if (isVisible() === !isAway) return
    isAway = !isAway
    wasAway = true
    tell(isAway ? 'away' : 'back')
  }
  // Not every browser sends each of them when an app comes to the front, or when it goes.
  for (const event of ['visibilitychange', 'pagehide', 'pageshow', 'focus', 'blur'])
    browser.listen(event, check, signal)
  clock.wait(HANDOFF_WAIT_MS, signal).then(
    () => {
      check()
      if (!wasAway) tell('stuck')
    },
    () => undefined,
  )
}

/** What is said before a link is opened, and after. */
export function describeHandoff(
  phase: HandoffPhase | 'web' | 'desktop',
  name: string,
  say: Say<CopyKey>,
): Message {
  const values = { name }
  if (phase === 'stuck') return { title: say('pairing.stuck', values), hint: say('pairing.stuck-hint') }
  if (phase === 'back') return { title: say('pairing.back', values), hint: say('pairing.back-hint') }
  if (phase === 'opened' || phase === 'away')
    return { title: say('pairing.approve', values), hint: say('pairing.approve-hint') }
  const title = say('pairing.open', values)
  if (phase === 'web') return { title, hint: say('pairing.web-hint') }
  return { title, hint: phase === 'desktop' ? say('pairing.desktop-hint') : say('pairing.open-hint') }
}
