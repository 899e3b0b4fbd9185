import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'

/** Marks the active wallet, or the active namespace of it; screen readers get a text. */
export function ActiveBadge(): ReactElement {
  const say = useCopy()
  return (
    <>
      <CheckIcon />
      <VisuallyHidden>{say('wallets.in-use')}</VisuallyHidden>
    </>
  )
}
