import { CheckIcon } from '@latchkey/ui-primitives/icon/check'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { useCopy } from './use-copy'

/** The mark of the wallet, or of the side of it, that is used; in words for those who do not see it. */
export function InUse(): ReactElement {
  const say = useCopy()
  return (
    <>
      <CheckIcon />
      <VisuallyHidden>{say('wallets.in-use')}</VisuallyHidden>
    </>
  )
}
