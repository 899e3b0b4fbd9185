import { ViewOutlet } from '@latchkey/kernel/react'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { ScrollArea } from '@latchkey/ui-primitives/scroll-area'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { createPortal as renderInto } from 'react-dom'
import type { Portal } from './create-portal'
import { FailedView } from './failed-view'
import { LoadingView } from './loading-view'
import * as css from './shell.css'
import { useFadeOut } from './use-fade-out'
import type { Presented } from './use-presented'

export interface CardBodyProps {
  readonly portal: Portal
  readonly presented: Presented | undefined
  readonly title: string
}

/** The view, and over it for a moment the one before. */
export function CardBody({ portal, presented, title }: CardBodyProps): ReactElement {
  const body = useRef<HTMLDivElement>(null)
  const { shown, isLate, isHeld = false } = presented ?? {}
  const told = useArrival(portal, shown?.key)
  // What was pressed leads on: a second press must not lead on from here again.
  useLayoutEffect(() => void body.current?.toggleAttribute('inert', isHeld), [isHeld])
  return (
    <div ref={body} className={css.body}>
      {presented && <Layer key={`${shown?.key} ${isLate}`} portal={portal} presented={presented} />}
      <LiveRegion message={told && told === shown?.key ? title : ''} />
    </div>
  )
}

interface LayerProps {
  readonly portal: Portal
  readonly presented: Presented
}

function Layer({ portal, presented: { shown, isLate, toward } }: LayerProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null)
  useFadeOut(layer, css.fading)
  const outlet = (
    <ViewOutlet shown={shown} loading={<LoadingView />} failed={(failure) => <FailedView {...failure} />} />
  )
  const isInPage = shown.view.registration.surface === 'slot'
  return (
    <div ref={layer} part="view" className={css.layer} data-toward={toward} data-late={isLate}>
      <ScrollArea>
        <div className={css.view}>
          {isInPage ? (
            <>
              <slot name={portal.light.slot} />
              {renderInto(outlet, portal.light)}
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
 * The button that led on is gone with its view; the focus then belongs to the dialog, not to the page, and with it
 * the new title is read out. Where the focus stays, that has to be told: gives the key of such a view.
 */
function useArrival({ dialog, shadow }: Portal, key: string | undefined): string | undefined {
  const [told, setTold] = useState<string>()
  const last = useRef(key)
  // Before the view's own effects: what it announces would be cut off by the dialog's name.
  useLayoutEffect(() => {
    const isFirst = last.current === key
    last.current = key
    if (key === undefined) return
    if (dialog.open && !shadow.activeElement) dialog.focus({ preventScroll: true })
    else if (!isFirst) setTold(key)
  }, [dialog, shadow, key])
  return told
}
