import { useRouterState } from '@latchkey/kernel/react'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, useRef } from 'react'
import { Card } from './card'
import { Overlay } from './overlay'
import * as css from './shell.css'
import type { ShellProps } from './shell-props'
import { useClose } from './use-close'
import { useDialogPhase } from './use-dialog-phase'
import { useEscape } from './use-escape'
import { useFingerParts } from './use-finger-parts'
import { usePresented } from './use-presented'

/** The content in the one native dialog: there only while it is open or on its way out. */
export function DialogShell({ portal, notices }: ShellProps): ReactElement | null {
  useSheets(css.sheets)
  const card = useRef<HTMLDivElement>(null)
  const presented = usePresented()
  const wanted = useRouterState((state) => state.open)
  const open = wanted && presented !== undefined && !presented.isPast
  const close = useClose()
  const phase = useDialogPhase({ open, portal, card, close })
  useEscape(portal, open, close)
  useFingerParts(portal, open, close)
  if (phase === 'closed') return null
  return (
    <div className={css.frame} data-phase={phase}>
      <Overlay onClose={close} />
      <div className={css.stage}>
        <Card
          cardRef={card}
          className={css.floating}
          portal={portal}
          notices={notices}
          presented={presented}
          onClose={close}
        />
      </div>
    </div>
  )
}
