import type { Browser, Clock, TextOf } from '@latchkey/kernel'
import { useServices } from '@latchkey/kernel/react'
import { openLink } from '@latchkey/kernel/web'
import type { PairingController } from '@latchkey/session/contract'
import type { StatusText } from '@latchkey/view-kit'
import { useCallback, useEffect, useState } from 'react'
import type { TextKey } from '../texts'
import type { DeepLink } from './deep-links'

export type HandoffPhase = 'idle' | 'opened' | HandoffEvent

/** The state of opening a wallet's app. */
export interface Handoff {
  readonly phase: HandoffPhase
  /** Opens the link. Must be called in the click event. */
  readonly open: (link: DeepLink) => void
}

/**
 * Opens a wallet's app and observes whether the page was left for it.
 * @param opened whether the tap that opened this view has opened the app already
 */
export function useHandoff(pairing: PairingController, name: string, opened: boolean): Handoff {
  const { clock, browser } = useServices().ports
  const [openCount, setOpenCount] = useState(opened ? 1 : 0)
  const [phase, setPhase] = useState<HandoffPhase>(opened ? 'opened' : 'idle')

  useEffect(() => {
    if (openCount === 0) return undefined
    const unmounted = new AbortController()
    const { signal } = unmounted
    const isVisible = (): boolean => document.visibilityState === 'visible'
    observeHandoff({ clock, browser, isVisible, signal, onEvent: setPhase })
    return () => unmounted.abort()
  }, [clock, browser, openCount])

  const open = useCallback(
    (link: DeepLink) => {
      openLink(link.url, link.target)
      pairing.rememberLink({ href: link.href, name })
      setPhase('opened')
      setOpenCount((before) => before + 1)
    },
    [pairing, name],
  )
  return { phase, open }
}

/** `away`: the page was left. `stuck`: the page is still visible after `HANDOFF_WAIT_MS`. `back`: the user has returned. */
export type HandoffEvent = 'away' | 'stuck' | 'back'

/** If the page is still visible after this time, the app has probably not opened. */
const HANDOFF_WAIT_MS = 2500

export interface ObserveHandoffParts {
  readonly clock: Clock
  readonly browser: Browser
  readonly isVisible: () => boolean
  readonly signal: AbortSignal
  readonly onEvent: (event: HandoffEvent) => void
}

/** Observes whether the user left the page for the app. Browsers do not report it, so the visibility of the page decides. */
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

/** Returns the message for a phase, or for a link that is not opened yet. */
export function describeHandoff(
  phase: HandoffPhase | 'web' | 'desktop',
  name: string,
  t: TextOf<TextKey>,
): StatusText {
  const values = { name }
  if (phase === 'stuck') return { title: t('pairing.stuck', values), hint: t('pairing.stuck-hint') }
  if (phase === 'back') return { title: t('pairing.back', values), hint: t('pairing.back-hint') }
  if (phase === 'opened' || phase === 'away')
    return { title: t('pairing.approve', values), hint: t('pairing.approve-hint') }
  const title = t('pairing.open', values)
  if (phase === 'web') return { title, hint: t('pairing.web-hint') }
  return { title, hint: phase === 'desktop' ? t('pairing.desktop-hint') : t('pairing.open-hint') }
}
