import type { LatchkeyError } from '@latchkey/kernel'
import { useTranslate } from '@latchkey/kernel/react'
import { announcementOf, describeError } from '@latchkey/session/view-kit'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactElement } from 'react'

/** Shows why nothing can be sent, and what to do. */
export function SendFault({ error }: { readonly error: LatchkeyError }): ReactElement {
  const translate = useTranslate()
  return (
    <EmptyState
      drawing={<NetworkDrawing />}
      sentence={announcementOf(describeError(error, { title: '', hint: '' }, translate))}
    />
  )
}
