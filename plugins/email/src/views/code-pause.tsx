import { useTexts } from '@latchkey/kernel/react'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, useState } from 'react'
import { copy } from '../copy/copy'

/** Counts down in seconds, announced once to screen readers. Part: `code-pause`. */
export function CodePause({ seconds }: { readonly seconds: number }): ReactElement {
  const t = useTexts(copy)
  const [first] = useState(seconds)
  return (
    <span part="code-pause">
      <span aria-hidden="true">{t('email.pause', { n: seconds })}</span>
      <VisuallyHidden>{t('email.pause', { n: first })}</VisuallyHidden>
    </span>
  )
}
