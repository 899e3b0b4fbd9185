import type { ReactElement } from 'react'

interface EmailAddressProps {
  readonly email: string
  /** For layout only. */
  readonly className?: string
}

/** An address of its own direction. Where it needs two lines, the second begins with the “@”. */
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
