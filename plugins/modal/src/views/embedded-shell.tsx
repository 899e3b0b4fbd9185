import { useRouterState, useServices } from '@latchkey/kernel/react'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, useEffect, useRef } from 'react'
import { Card } from './card'
import * as css from './shell.css'
import type { ShellProps } from './shell-props'

/** The same content in the page: nothing behind it, no way to close it. What closes leads to the first view. */
export function EmbeddedShell({ latchkey, portal, notices }: ShellProps): ReactElement {
  useSheets(css.sheets)
  const card = useRef<HTMLDivElement>(null)
  const open = useRouterState((state) => state.open)
  const { report } = useServices()
  useEffect(() => {
    if (open) return
    try {
      latchkey.open()
    } catch (error) {
      report('modal', error)
    }
  }, [open, latchkey, report])
  return <Card cardRef={card} className={css.standing} portal={portal} notices={notices} />
}
