import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, useState } from 'react'
import { useCopy } from '../copy/use-copy'

/** Counts down in seconds, announced once to screen readers. Part: `code-pause`. */
export function CodePause({ seconds }: { readonly seconds: number }): ReactElement {
  const say = useCopy()
  const [first] = useState(seconds)
  return (
    <span part="code-pause">
      <span aria-hidden="true">{say('email.pause', { n: seconds })}</span>
      <VisuallyHidden>{say('email.pause', { n: first })}</VisuallyHidden>
    </span>
  )
}
