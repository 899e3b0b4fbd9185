import { useTranslate } from '@latchkey/kernel/react'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { MailIcon } from '@latchkey/ui-primitives/icon/mail'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { Tag } from '@latchkey/ui-primitives/tag'
import type { ReactElement } from 'react'
import type { ConnectMethod } from '../contract'
import { MethodIcon } from './method-icon'

export interface MethodRowProps {
  readonly method: ConnectMethod
  readonly title: string
}

/** A method to connect as a row. Part: `connect-method`. */
export function MethodRow({ method, title }: MethodRowProps): ReactElement {
  const t = useTranslate()
  const badge = method.badge?.(t, undefined)
  // Email has a built-in icon. The code of the method's own icon would be fetched before the user presses the row.
  const icon = method.icon ? <MethodIcon icon={method.icon} /> : method.kind === 'email' && <MailIcon />
  return (
    <ListRow
      part="connect-method"
      title={title}
      picture={icon ? <IconTile>{icon}</IconTile> : undefined}
      trailing={
        <>
          {badge && <Tag tone="accent">{badge}</Tag>}
          <ChevronIcon />
        </>
      }
      disabled={method.disabled ?? false}
      onIntent={method.preload}
      onClick={() => method.run()}
    />
  )
}
