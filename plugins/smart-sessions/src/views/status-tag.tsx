import { Tag } from '@latchkey/ui-primitives/tag'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import type { SessionStatus } from '../status-of'

/** Part: `smart-session-status`. */
export function StatusTag({ status }: { readonly status: SessionStatus }): ReactElement {
  const say = useCopy()
  return (
    <Tag part="smart-session-status" tone={status === 'active' ? 'success' : 'neutral'}>
      {say(`smart-sessions.${status}`)}
    </Tag>
  )
}
