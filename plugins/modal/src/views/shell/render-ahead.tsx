import type { RouterEntry } from '@latchkey/kernel'
import { useViewOf } from '@latchkey/kernel/react'
import React, {
  type ReactElement,
  type ReactNode,
  useEffect,
  useInsertionEffect,
  useMemo,
  useState,
} from 'react'
import type { PresentedView } from '../card/use-presented-view'

/** React before 19.2 has no `Activity`. Bundlers that know what it exports refuse a name that it does not have. */
const activityOf = (react: { readonly Activity?: typeof React.Activity }) => react.Activity
const Activity = activityOf(React)

/** Whether this React has hidden trees. Without them the content is rendered when the dialog opens. */
export const canRenderAhead = Activity !== undefined

export interface Content {
  /** Changes with every opening. */
  readonly key: string
  readonly presented: PresentedView
}

/** What the dialog has as its content: what it shows or, while it is closed, what it would show next. */
export function useContent(
  isClosed: boolean,
  presented: PresentedView | undefined,
  next: RouterEntry | undefined,
): Content | undefined {
  const [opened, setOpened] = useState<{ readonly key: string; readonly isOver: boolean }>()
  const ahead = useAhead(next)
  if (isClosed && opened?.isOver === false) setOpened({ ...opened, isOver: true })
  if (!isClosed && opened?.isOver !== false && presented)
    setOpened({ key: presented.shown.key, isOver: false })
  if (isClosed) return ahead && ahead.shown.key !== opened?.key ? contentOf(ahead) : undefined
  // The same object, so that what was rendered ahead is not rendered again when it is shown.
  const content = isSame(presented, ahead) ? ahead : presented
  return content && contentOf(content, opened?.key)
}

const contentOf = (presented: PresentedView, key: string = presented.shown.key): Content => ({
  key,
  presented,
})

function isSame(presented: PresentedView | undefined, ahead: PresentedView | undefined): boolean {
  return (
    presented?.shown.key === ahead?.shown.key &&
    presented?.direction === 'none' &&
    !presented.isSkeleton &&
    !presented.isOutgoing
  )
}

/** What the next opening would show, once its code is loaded. The same object while that stays the same. */
function useAhead(next: RouterEntry | undefined): PresentedView | undefined {
  const shown = useViewOf(canRenderAhead ? next : undefined)
  const load = shown?.view.load
  const [, setLoaded] = useState<unknown>()
  useEffect(() => {
    if (!load || load.loaded()) return
    // A failure is told when the dialog opens.
    load().then(setLoaded, () => undefined)
  }, [load])
  const isLoaded = load?.loaded() !== undefined
  return useMemo(
    () =>
      shown && isLoaded
        ? { shown, depth: 1, isSkeleton: false, isOutgoing: false, isClosed: true, direction: 'none' }
        : undefined,
    [shown, isLoaded],
  )
}

export interface RenderedAheadProps {
  readonly isHidden: boolean
  readonly dialog: HTMLDialogElement
  readonly children: ReactElement
}

/**
 * Renders the children, and while they are hidden renders and lays them out when the browser has nothing else to do. Their
 * effects run when they are shown: until then nothing is requested, stored or waited for.
 */
export function RenderedAhead({ isHidden, dialog, children }: RenderedAheadProps): ReactNode {
  if (!Activity) return isHidden ? null : children
  return (
    <Activity mode={isHidden ? 'hidden' : 'visible'}>
      {children}
      <LaidOutAhead dialog={dialog} />
    </Activity>
  )
}

function LaidOutAhead({ dialog }: Pick<RenderedAheadProps, 'dialog'>): null {
  // The only effect that React runs for hidden elements too.
  useInsertionEffect(() => {
    const timer = setTimeout(() => layOut(dialog))
    return () => clearTimeout(timer)
  }, [dialog])
  return null
}

/**
 * Lays out the content of the closed dialog once. Nothing is painted, but the fonts are then loaded and the texts
 * measured, which is most of the time that the first layout takes.
 */
function layOut(dialog: HTMLDialogElement): void {
  const hidden = dialog.querySelector<HTMLElement>('[data-phase="closed"]')
  if (dialog.open || !hidden) return
  const display = hidden.style.getPropertyValue('display')
  hidden.style.setProperty('display', 'block', 'important')
  dialog.style.setProperty('visibility', 'hidden')
  dialog.style.setProperty('display', 'block')
  hidden.getBoundingClientRect()
  dialog.style.removeProperty('display')
  dialog.style.removeProperty('visibility')
  hidden.style.setProperty('display', display, 'important')
}
