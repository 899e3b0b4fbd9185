import { IconTile, MailIcon, Text, useSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './email-views.css'

interface StepHeadProps {
  readonly picture: ReactNode
  /** The text before the address: `Enter the code we sent to`. */
  readonly sentence: string
  readonly email: string
  /** What happens next. */
  readonly hint?: string | undefined
}

/** The address to which something was sent. Part: `sent-to`. */
export function StepHead({ picture, sentence, email, hint }: StepHeadProps): ReactElement {
  useSheets(css.sheets)
  return (
    <div className={css.head}>
      {picture}
      <p part="sent-to" className={css.sentTo}>
        <Text tone="secondary">{sentence}</Text>{' '}
        <Text variant="label" weight="strong" className={css.address}>
          <EmailAddress email={email} />
        </Text>
      </p>
      {hint !== undefined && (
        <Text as="p" tone="secondary">
          {hint}
        </Text>
      )}
    </div>
  )
}

interface EmailAddressProps {
  readonly email: string
  /** For layout only. */
  readonly className?: string
}

/** An address, isolated from the text's direction. It may break only before the “@”. */
export function EmailAddress({ email, className }: EmailAddressProps): ReactElement {
  const at = email.lastIndexOf('@')
  return (
    <bdi className={className}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  )
}

/** The picture of an email. */
export function MailPicture(): ReactElement {
  return (
    <IconTile filled>
      <MailIcon />
    </IconTile>
  )
}
