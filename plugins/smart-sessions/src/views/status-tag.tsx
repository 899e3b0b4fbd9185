import { useTexts } from '@latchkey/kernel/react'
import { Tag } from '@latchkey/ui-primitives/tag'
import type { ReactElement } from 'react'
import { copy } from '../copy/copy'
import type { SessionStatus } from '../status-of'

/** Part: `smart-session-status`. */
export function StatusTag({ status }: { readonly status: SessionStatus }): ReactElement {
  const t = useTexts(copy)
  return (
    <Tag part="smart-session-status" tone={status === 'active' ? 'success' : 'neutral'}>
      {t(`smart-sessions.${status}`)}
    </Tag>
  )
}
