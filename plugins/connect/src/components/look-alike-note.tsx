import type { WalletRow } from '@latchkey/session/contract'
import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tag } from '@latchkey/ui-primitives/tag'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import * as css from './look-alike-note.css'
import { useCopy } from './use-copy'

/** Where a wallet can be taken for another one: that it can, and who made it. Part: `look-alike`. */
export function LookAlikeNote({ row }: { readonly row: WalletRow }): ReactElement | null {
  useSheets(css.sheets)
  const say = useCopy()
  const { rdns, lookAlike, namesake } = row
  if (!lookAlike && !namesake) return null
  return (
    <div part="look-alike" className={css.note}>
      <Tag tone={lookAlike ? 'warning' : 'neutral'}>
        {lookAlike && <WarningIcon size={16} />}
        {say(lookAlike ? 'connect.look-alike' : 'connect.same-name')}
      </Tag>
      <Text as="div" variant="caption" tone="secondary" align="center">
        <bdi>{rdns ?? say('connect.unknown-maker')}</bdi>
      </Text>
    </div>
  )
}
