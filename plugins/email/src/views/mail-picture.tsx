import { MailIcon } from '@latchkey/ui-primitives/icon/mail'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import type { ReactElement } from 'react'

/** The picture of an email. */
export function MailPicture(): ReactElement {
  return (
    <IconTile filled>
      <MailIcon />
    </IconTile>
  )
}
