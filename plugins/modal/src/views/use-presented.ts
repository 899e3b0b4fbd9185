import { type ShownView, useRouterState, useServices, useShownView } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

/** So long the view before stays while code is fetched; then bones stand in for it. */
const HOLD_MS = 250

/** What the card shows: the view asked for once its code is there, until then the one before. */
export interface Presented {
  readonly shown: ShownView
  /** Entries of the stack when it came. */
  readonly depth: number
  /** Bones stand in for it: its code is still on its way. */
  readonly isLate: boolean
  /** Another view is asked for and cannot be shown yet. */
  readonly isHeld: boolean
  /** It belongs to an opening that is over. */
  readonly isPast: boolean
  /** Direction of the navigation that led to it. The first view of an opening does not move by itself. */
  readonly toward: 'none' | 'forward' | 'back'
}

/** Undefined, or past, until the first view of an opening can be shown: the dialog opens with it. */
export function usePresented(): Presented | undefined {
  const wanted = useShownView()
  const open = useRouterState((state) => state.open)
  const depth = useRouterState(({ stack }) => stack.length)
  const { clock } = useServices().ports
  const [last, setLast] = useState<Presented>()
  /** The entry that is not waited for any more, and whether it may still come. */
  const [waited, setWaited] = useState<{ readonly key: string; readonly isLate: boolean }>()
  const { key, view } = wanted ?? {}
  const isWaitedFor = waited?.key === key
  const isSettled = view?.load.loaded() !== undefined || (isWaitedFor && !waited?.isLate)

  useEffect(() => {
    if (!open || !view || key === undefined || isSettled) return undefined
    const end = new AbortController()
    const settle = (isLate: boolean): void => {
      if (!end.signal.aborted) setWaited({ key, isLate })
    }
    const come = (): void => settle(false)
    // The outlet tells of a failure.
    view.load().then(come, come)
    clock.wait(HOLD_MS, end.signal).then(
      () => settle(true),
      () => undefined,
    )
    return () => end.abort()
  }, [open, view, key, isSettled, clock])

  if (!open || !wanted) {
    if (last && !last.isPast) setLast({ ...last, isPast: true })
    return last
  }
  const before = last?.isPast ? undefined : last
  if (!isSettled && !isWaitedFor) return before ? { ...before, isHeld: true } : last
  const isLate = !isSettled
  if (before?.shown.key === key && before?.isLate === isLate) return before
  const isSame = !before || before.shown.key === key
  const toward = isSame ? 'none' : depth < before.depth ? 'back' : 'forward'
  const next: Presented = { shown: wanted, depth, isLate, isHeld: false, isPast: false, toward }
  setLast(next)
  return next
}
