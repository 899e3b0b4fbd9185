import type { Say } from '../copy/say'
import type { Approval, Outcome } from './approval-card'
import { onPress } from './card-text'
import { createCardView } from './card-view'
import { guardDecision } from './guard-decision'
import type { OpenOwnWindow, OpenWindow } from './own-window'
import type { WatchVisibility } from './watch-visibility'

export interface ShowCardOptions {
  readonly root: HTMLElement
  /** Origin of the host page, which sends the requests. */
  readonly hostOrigin: string
  readonly watchVisibility: WatchVisibility
  /** In a frame only the window that this opens approves. `undefined` in that window. */
  readonly ownWindow: OpenOwnWindow | undefined
  /** Milliseconds, of a clock that never goes back. */
  readonly now: () => number
  /** Whether so many requests come that the user is offered to reject all of them. */
  readonly isFlood: () => boolean
  readonly say: Say
}

export type CardOutcome = Outcome | 'all-rejected'

const UPDATE_MS = 100

/** Shows one request and resolves with the user's decision, or with `aborted` when the signal aborts. */
export function showCard(
  approval: Approval,
  { root, hostOrigin, watchVisibility, ownWindow, now, isFlood, say }: ShowCardOptions,
  signal: AbortSignal,
): Promise<CardOutcome> {
  return new Promise((resolve) => {
    const end = new AbortController()
    const finish = (outcome: CardOutcome): void => {
      if (end.signal.aborted) return
      end.abort()
      root.replaceChildren()
      resolve(outcome)
    }
    const onChange = (): void => guard.restart()
    const onlyInWindow = ownWindow !== undefined
    const view = createCardView(approval, {
      hostOrigin,
      hasOwnWindow: onlyInWindow,
      say,
      onChange,
    })
    const { approve, reject, rejectAll, more, window: own } = view.buttons
    const guard = guardDecision([...view.parts, view.actions], { watchVisibility, now }, end.signal)
    let opened: OpenWindow | undefined
    approve.hidden = true
    rejectAll.hidden = true
    own.hidden = !onlyInWindow
    if (onlyInWindow) view.explain(say('window.why'))

    /** Calls `decided` if the press counts. Otherwise the time begins anew, and the user is told why. */
    const press = (decided: () => void): void => {
      const readiness = guard.readiness()
      if (readiness !== 'ready') guard.restart()
      if (readiness === 'ready') decided()
      else if (readiness === 'settling') view.explain(say('card.wait'))
      else view.explain(say('card.not-visible'))
    }
    const openWindow = (): void => {
      if (opened) {
        opened.focus()
        return
      }
      opened = ownWindow?.({ ...approval, hostOrigin }, end.signal)
      view.explain(say(opened ? 'window.decide' : 'window.blocked'))
      if (!opened) return
      own.textContent = say('window.show')
      opened.outcome.then(finish)
    }
    onPress(approve, () => press(() => finish('approved')))
    onPress(reject, () => press(() => finish('rejected')))
    onPress(rejectAll, () => press(() => finish('all-rejected')))
    onPress(own, openWindow)
    onPress(more, view.scrollOn)

    const update = (): void => {
      const isRead = onlyInWindow || view.isRead()
      const hadFocus = document.activeElement === more
      more.hidden = isRead
      const canApprove = isRead && !onlyInWindow
      if (approve.hidden && canApprove) {
        approve.hidden = false
        guard.restart()
        // The button that was pressed is gone.
        if (hadFocus) approve.focus()
      }
      approve.hidden = !canApprove
      if (rejectAll.hidden && isFlood()) {
        rejectAll.hidden = false
        guard.restart()
      }
      // Last, because what has just been shown needs its own time.
      const isSettling = guard.readiness() === 'settling'
      for (const button of [approve, reject, rejectAll])
        button.setAttribute('aria-disabled', String(isSettling))
    }
    root.replaceChildren(...view.parts, view.actions)
    update()
    const timer = setInterval(update, UPDATE_MS)
    end.signal.addEventListener('abort', () => clearInterval(timer))
    signal.addEventListener('abort', () => finish('aborted'), { signal: end.signal })
  })
}
