import { useRouterState } from '@latchkey/kernel/react'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, useEffect, useRef } from 'react'
import { Card } from './card'
import * as css from './shell.css'
import type { ShellProps } from './shell-props'
import { usePresented } from './use-presented'

/** The same content in the page: nothing behind it, no way to close it. What closes leads to the first view. */
export function EmbeddedShell({ portal, notices, reopen }: ShellProps): ReactElement {
  useSheets(css.sheets)
  const card = useRef<HTMLDivElement>(null)
  const presented = usePresented()
  const open = useRouterState((state) => state.open)
  useEffect(() => {
    if (!open) reopen()
  }, [open, reopen])
  return (
    <Card cardRef={card} className={css.standing} portal={portal} notices={notices} presented={presented} />
  )
}
