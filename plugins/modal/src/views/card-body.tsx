import { type ShownView, useRouterState, useShownView, ViewOutlet } from '@latchkey/kernel/react'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { ScrollArea } from '@latchkey/ui-primitives/scroll-area'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { createPortal as renderInto } from 'react-dom'
import type { Portal } from './create-portal'
import { FailedView } from './failed-view'
import { LoadingView } from './loading-view'
import * as css from './shell.css'
import { useFollowedHeight } from './use-followed-height'

type Toward = 'none' | 'forward' | 'back'

export interface CardBodyProps {
  readonly portal: Portal
  readonly title: string
}

/** The view on top of the stack, in a frame that follows its height. */
export function CardBody({ portal, title }: CardBodyProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useFollowedHeight(frame, content)
  const shown = useShownView()
  const toward = useToward(shown?.key)
  const told = useArrival(portal, shown?.key)
  return (
    <div ref={frame} className={css.body}>
      <ScrollArea className={css.scroll}>
        <div ref={content}>
          {shown && (
            <div key={shown.key} part="view" className={css.view} data-toward={toward}>
              <Placed shown={shown} portal={portal} />
            </div>
          )}
        </div>
      </ScrollArea>
      <LiveRegion message={told && told === shown?.key ? title : ''} />
    </div>
  )
}

function Placed({ shown, portal }: { readonly shown: ShownView; readonly portal: Portal }): ReactElement {
  const outlet = <ViewOutlet loading={<LoadingView />} failed={(failure) => <FailedView {...failure} />} />
  if (shown.view.registration.surface !== 'slot') return outlet
  return (
    <>
      <slot name={portal.light.slot} />
      {renderInto(outlet, portal.light)}
    </>
  )
}

/** Which way the last navigation went. The first view of an opening does not move by itself. */
function useToward(key: string | undefined): Toward {
  const depth = useRouterState(({ stack }) => stack.length)
  const [last, setLast] = useState<{
    readonly key: string | undefined
    readonly depth: number
    readonly toward: Toward
  }>({ key, depth, toward: 'none' })
  if (key === last.key) return last.toward
  const toward = depth < last.depth ? 'back' : 'forward'
  setLast({ key, depth, toward })
  return toward
}

/**
 * The button that led on is gone with its view; the focus then belongs to the dialog, not to the page, and with it
 * the new title is read out. Where the focus stays, that has to be told: gives the key of such a view.
 */
function useArrival({ dialog, shadow }: Portal, key: string | undefined): string | undefined {
  const [told, setTold] = useState<string>()
  const last = useRef(key)
  useEffect(() => {
    const isFirst = last.current === key
    last.current = key
    if (key === undefined) return
    if (dialog.open && !shadow.activeElement) dialog.focus({ preventScroll: true })
    else if (!isFirst) setTold(key)
  }, [dialog, shadow, key])
  return told
}
