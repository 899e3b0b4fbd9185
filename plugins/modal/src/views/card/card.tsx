import { useServices, useTranslate, ViewOutlet } from '@latchkey/kernel/react'
import { LiveRegion, ScrollArea, useSheets } from '@latchkey/ui-primitives'
import { memo, type ReactElement, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal as renderInto } from 'react-dom'
import { REDUCED_MOTION_QUERY } from '../dialog/media-queries'
import { useShake } from '../dialog/use-motion'
import type { Portal, ShellProps } from '../shell/create-portal'
import * as css from '../shell/shell.css'
import { Header } from './header'
import { useFirstPresses } from './use-first-presses'
import type { PresentedView } from './use-presented-view'
import { FailedView, LoadingView } from './view-states'

export interface CardProps extends Pick<ShellProps, 'portal' | 'notices'> {
  readonly cardRef: RefObject<HTMLDivElement | null>
  readonly className: string
  readonly presented: PresentedView | undefined
  /** Whether it is rendered ahead. Notices are then shown elsewhere. */
  readonly isHidden?: boolean
  /** Called by the close button. Without it, in embedded mode, there is no close button. */
  readonly onClose?: () => void
}

/** Header, notices and view. Used by the dialog and in embedded mode. Part: `card`. */
export function Card({
  cardRef,
  className,
  portal,
  notices,
  presented,
  isHidden = false,
  onClose,
}: CardProps): ReactElement {
  useSheets(css.sheets)
  useShake(cardRef)
  useFirstPresses(portal, presented?.shown.key)
  const content = useRef<HTMLDivElement>(null)
  useCardHeight(cardRef, content)
  // What the module of a view says, as its title, is known when another try has loaded it.
  const [, setLoaded] = useState<unknown>()
  const title = useTitle(presented)
  return (
    <div ref={cardRef} part="card" className={`${css.card} ${className}`}>
      <div ref={content} className={css.content}>
        {onClose && <span part="handle" className={css.handle} />}
        <Header title={title} presented={presented} notices={notices} onClose={onClose} />
        {!isHidden && notices?.alert}
        <CardBody portal={portal} presented={presented} title={title} onLoaded={setLoaded} />
        {!isHidden && notices?.banner}
      </div>
    </div>
  )
}

/** Sets the card's height to that of its content, so that CSS can animate changes. The first height is not animated. */
function useCardHeight(card: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: outer } = card
    const { current: inner } = content
    if (!outer || !inner) return undefined
    // The content does not depend on the card's height, so setting the height does not trigger the observer again.
    const sizes = new ResizeObserver(() => outer.style.setProperty('height', `${inner.offsetHeight}px`))
    sizes.observe(inner)
    return () => sizes.disconnect()
  }, [card, content])
}

/** The title of the shown view, or an empty text. While the view's code loads, the previous title is returned. */
function useTitle(presented: PresentedView | undefined): string {
  const t = useTranslate()
  const { report } = useServices()
  const { view, args } = presented?.shown ?? {}
  const label = view?.title()
  const title = useMemo(() => {
    if (!view || !label) return ''
    try {
      return label(t, args)
    } catch (error) {
      // A title that throws must not unmount the dialog and its close button.
      report(view.owner, error)
      return ''
    }
  }, [view, label, args, t, report])
  const [last, setLast] = useState(title)
  if (!label && presented?.isSkeleton) return last
  if (title !== last) setLast(title)
  return title
}

export interface CardBodyProps {
  readonly portal: Portal
  readonly presented: PresentedView | undefined
  readonly title: string
  /** Called when a view was loaded by another try. */
  readonly onLoaded: (module: unknown) => void
}

/** The current view. While it changes, the previous view fades out above it. */
const CardBody = memo(function CardBody({ portal, presented, title, onLoaded }: CardBodyProps): ReactElement {
  const body = useRef<HTMLDivElement>(null)
  const { shown, isSkeleton, isOutgoing = false } = presented ?? {}
  const announcedKey = useFocusNewView(portal, shown?.key)
  // While the next view loads, a second click on the old view must not navigate again.
  useLayoutEffect(() => void body.current?.toggleAttribute('inert', isOutgoing), [isOutgoing])
  return (
    <div ref={body} className={css.body}>
      {presented && (
        <Layer
          key={`${shown?.key} ${isSkeleton}`}
          portal={portal}
          presented={presented}
          onLoaded={onLoaded}
        />
      )}
      <LiveRegion message={announcedKey && announcedKey === shown?.key ? title : ''} />
    </div>
  )
})

interface LayerProps extends Pick<CardBodyProps, 'portal' | 'onLoaded'> {
  readonly presented: PresentedView
}

function Layer({ portal, presented: { shown, isSkeleton, direction }, onLoaded }: LayerProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null)
  useFadeOut(layer, css.fading)
  const outlet = (
    <ViewOutlet
      shown={shown}
      loading={<LoadingView />}
      failed={({ error, retry }) => (
        <FailedView
          error={error}
          retry={() => {
            retry()
            // Another failure is shown by the outlet.
            shown.view.load().then(onLoaded, () => undefined)
          }}
        />
      )}
    />
  )
  const isInPage = shown.view.registration.surface === 'slot'
  return (
    <div ref={layer} part="view" className={css.layer} data-direction={direction} data-skeleton={isSkeleton}>
      <ScrollArea>
        <div className={css.view}>
          {isInPage ? (
            <>
              <slot name={portal.lightSlot.slot} />
              {renderInto(outlet, portal.lightSlot)}
            </>
          ) : (
            outlet
          )}
        </div>
      </ScrollArea>
    </div>
  )
}

/**
 * Handles focus and announcement of a view change. If the focused element was in the removed view, the dialog is focused
 * instead of the page, and screen readers read its new title. If the focus did not move, the title has to be announced
 * by a live region. In that case the key of the view is returned. Embedded content does so where the user was in it.
 */
function useFocusNewView(portal: Portal, key: string | undefined): string | undefined {
  const [announcedKey, setAnnouncedKey] = useState<string>()
  const lastKey = useRef(key)
  // A layout effect runs before the view's own effects. Focusing later would interrupt what the view announces.
  useLayoutEffect(() => {
    const isFirst = lastKey.current === key
    lastKey.current = key
    if (key === undefined) return
    const { dialog, shadow } = portal
    if (dialog.open ? !shadow.activeElement : hasLeftUser(portal)) {
      const place = dialog.open ? dialog : portal.region
      place.focus({ preventScroll: true })
      // In the page, the end of a long view may be all that is seen of it.
      if (place !== dialog && place.getBoundingClientRect().top < 0) place.scrollIntoView()
    } else if (!isFirst) setAnnouncedKey(key)
  }, [portal, key])
  return announcedKey
}

/** Whether the user was at something in the embedded content that is gone, and is nowhere else now. */
function hasLeftUser({ touched: { current } }: Portal): boolean {
  return current instanceof Node && !current.isConnected && document.activeElement === document.body
}

/**
 * After React has removed the element, appends it again above its successor, inert, and fades it out with the class. The
 * element is not cloned, so that its images are not loaded or decoded again.
 */
function useFadeOut(element: RefObject<HTMLElement | null>, className: string): void {
  useLayoutEffect(() => {
    const { current } = element
    const parent = current?.parentElement
    if (!current || !parent) return undefined
    return () => {
      if (document.hidden || window.matchMedia(REDUCED_MOTION_QUERY).matches) return
      const height = current.offsetHeight
      const { opacity } = getComputedStyle(current)
      const scrollTops = [...current.querySelectorAll('[part~="scroll-area"]')].map(
        (area) => [area, area.scrollTop] as const,
      )
      // React removes the element right after this cleanup, so the microtask runs when it is removed.
      queueMicrotask(() => {
        if (current.isConnected || !parent.isConnected) return
        current.className = className
        current.inert = true
        current.setAttribute('aria-hidden', 'true')
        current.removeAttribute('part')
        current.style.setProperty('height', `${height}px`)
        current.style.setProperty('opacity', opacity)
        parent.append(current)
        for (const [area, top] of scrollTops) area.scrollTop = top
        const fades = current.getAnimations().map(({ finished }) => finished)
        void Promise.allSettled(fades).then(() => current.remove())
      })
    }
  }, [element, className])
}
