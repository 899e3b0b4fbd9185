import { useTranslate } from '@latchkey/kernel/react'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import type { ReactElement } from 'react'
import type { ConnectMethod } from '../contract'
import { useFurtherCopy } from './use-further-copy'

/** Ways to connect that other plugins bring. Part: `connect-method`. */
export function MethodRows({ methods }: { readonly methods: readonly ConnectMethod[] }): ReactElement {
  const t = useTranslate()
  const say = useFurtherCopy()
  return (
    <List label={say('connect.other-ways')}>
      {methods.map((method) => (
        <ListRow
          key={method.id}
          part="connect-method"
          title={method.label(t, undefined)}
          trailing={<ChevronIcon />}
          onClick={() => method.run()}
        />
      ))}
    </List>
  )
}
