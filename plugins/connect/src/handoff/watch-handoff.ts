import type { Browser, Clock } from '@latchkey/kernel'

/** away: the wallet is in front. stuck: nothing seems to have opened. back: the visitor has returned. */
export type HandoffNews = 'away' | 'stuck' | 'back'

/** A page that is still seen after that long was not left. */
export const HANDOFF_WAIT_MS = 2500

export interface WatchParts {
  readonly clock: Clock
  readonly browser: Browser
  readonly isVisible: () => boolean
  readonly signal: AbortSignal
  readonly tell: (news: HandoffNews) => void
}

/** What becomes of a link that was opened. No browser tells; whether the page is still seen does. */
export function watchHandoff({ clock, browser, isVisible, signal, tell }: WatchParts): void {
  let away = false
  let everAway = false
  const look = (): void => {
    if (isVisible() === !away) return
    away = !away
    everAway = true
    tell(away ? 'away' : 'back')
  }
  // Not every browser sends each of them when an app comes to the front, or when it goes.
  for (const event of ['visibilitychange', 'pagehide', 'pageshow', 'focus', 'blur'])
    browser.listen(event, look, signal)
  clock.wait(HANDOFF_WAIT_MS, signal).then(
    () => {
      look()
      if (!everAway) tell('stuck')
    },
    () => undefined,
  )
}
