import type { ReactElement } from 'react'

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
