import { type ShownView, useRouterState, useServices, useShownView } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

/** While a view's code loads, the previous view stays this long; then a skeleton is shown. */
const SKELETON_AFTER_MS = 250

/** What the card shows: the router's view once its code is loaded, until then the previous one. */
export interface PresentedView {
  readonly shown: ShownView
  /** Number of entries of the stack when it was first shown. */
  readonly depth: number
  /** Its code is still loading, and a skeleton is shown. */
  readonly isSkeleton: boolean
  /** The router has another view, which cannot be shown yet. */
  readonly isOutgoing: boolean
  /** The dialog was closed since. */
  readonly isClosed: boolean
  /** Direction of the navigation that led to it; the first view after opening has none. */
  readonly direction: 'none' | 'forward' | 'back'
}

/** Undefined, or closed, until the first view can be shown: the dialog opens with it. */
export function usePresentedView(): PresentedView | undefined {
  const current = useShownView()
  const open = useRouterState((state) => state.open)
  const depth = useRouterState(({ stack }) => stack.length)
  const { clock } = useServices().ports
  const [last, setLast] = useState<PresentedView>()
  /** The entry whose wait is over, and whether its code is still loading. */
  const [waited, setWaited] = useState<{ readonly key: string; readonly isLoading: boolean }>()
  const { key, view } = current ?? {}
  const hasWaited = waited?.key === key
  const isReady = view?.load.loaded() !== undefined || (hasWaited && !waited?.isLoading)

  useEffect(() => {
    if (!open || !view || key === undefined || isReady) return undefined
    const end = new AbortController()
    const endWait = (isLoading: boolean): void => {
      if (!end.signal.aborted) setWaited({ key, isLoading })
    }
    const showNow = (): void => endWait(false)
    // The outlet shows a failure.
    view.load().then(showNow, showNow)
    clock.wait(SKELETON_AFTER_MS, end.signal).then(
      () => endWait(true),
      () => undefined,
    )
    return () => end.abort()
  }, [open, view, key, isReady, clock])

  if (!open || !current) {
    if (last && !last.isClosed) setLast({ ...last, isClosed: true })
    return last
  }
  const previous = last?.isClosed ? undefined : last
  if (!isReady && !hasWaited) return previous ? { ...previous, isOutgoing: true } : last
  const isLoading = !isReady
  if (previous?.shown.key === key && previous?.isSkeleton === isLoading) return previous
  const isSame = !previous || previous.shown.key === key
  const direction = isSame ? 'none' : depth < previous.depth ? 'back' : 'forward'
  const next: PresentedView = {
    shown: current,
    depth,
    isSkeleton: isLoading,
    isOutgoing: false,
    isClosed: false,
    direction,
  }
  setLast(next)
  return next
}
