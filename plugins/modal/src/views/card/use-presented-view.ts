import { type ShownView, useAfter, useRouterState, useShownView } from '@latchkey/kernel/react'
import { useCallback, useEffect, useState } from 'react'

/** While a view's code loads, the previous view stays for this long. Then a skeleton is shown. In milliseconds. */
const SKELETON_AFTER_MS = 250

/** The view that the card shows. It is the router's view when its code is loaded, and the previous view until then. */
export interface PresentedView {
  readonly shown: ShownView
  /** Number of entries of the router's stack when the view was first shown. */
  readonly depth: number
  /** True if the view's code is still loading and a skeleton is shown. */
  readonly isSkeleton: boolean
  /** True if the router already has another view whose code is not loaded yet. */
  readonly isOutgoing: boolean
  /** True if the dialog was closed since. */
  readonly isClosed: boolean
  /** Direction of the navigation to this view. The first view after opening has `none`. */
  readonly direction: 'none' | 'forward' | 'back'
}

/** Returns `undefined` or a closed view until the first view can be shown. The dialog opens when it can. */
export function usePresentedView(): PresentedView | undefined {
  const current = useShownView()
  const open = useRouterState((state) => state.open)
  const depth = useRouterState(({ stack }) => stack.length)
  const [last, setLast] = useState<PresentedView>()
  /** The stack entry that is no longer waited for, and whether its code is still loading. */
  const [waited, setWaited] = useState<{ readonly key: string; readonly isLoading: boolean }>()
  const { key, view } = current ?? {}
  const hasWaited = waited?.key === key
  const isReady = view?.load.loaded() !== undefined || (hasWaited && !waited?.isLoading)

  const isWaiting = open && key !== undefined && !isReady
  useEffect(() => {
    if (!isWaiting || !view) return undefined
    let isOver = false
    const showNow = (): void => {
      if (!isOver) setWaited({ key, isLoading: false })
    }
    // After a failure the outlet renders the failed view.
    view.load().then(showNow, showNow)
    return () => {
      isOver = true
    }
  }, [isWaiting, view, key])
  const showSkeleton = useCallback(() => {
    if (key !== undefined) setWaited({ key, isLoading: true })
  }, [key])
  useAfter(isWaiting ? SKELETON_AFTER_MS : undefined, showSkeleton)

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
