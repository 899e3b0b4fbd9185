import { useTexts } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Tag } from '@latchkey/ui-primitives/tag'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, useId } from 'react'
import { copy } from '../copy/copy'
import * as css from './look-alike-note.css'

export interface LookAlikeNoteProps {
  readonly row: WalletRow
  /** Whether the wallet in question is not installed in this browser. The maker of `row` is then not shown. */
  readonly elsewhere?: boolean
}

/** Warns that a wallet can be mistaken for another one, and shows its rdns (EIP-6963). Part: `look-alike`. */
export function LookAlikeNote({ row, elsewhere = false }: LookAlikeNoteProps): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const id = useId()
  const { rdns, lookAlike, sameNameElsewhere } = row
  if (!lookAlike && !sameNameElsewhere) return null
  return (
    <div part="look-alike" role="note" aria-labelledby={id} className={css.note}>
      <Tag tone="warning" icon={<WarningIcon size={16} />}>
        <span id={id}>{lookAlike ? t('connect.look-alike') : t('connect.same-name')}</span>
      </Tag>
      <Text as="p" tone="secondary" align="center">
        {lookAlike ? t('connecting.look-alike-hint') : t('connecting.same-name-hint')}
      </Text>
      {!elsewhere && (
        <Text as="span" weight={rdns ? 'strong' : 'regular'} align="center">
          {rdns ? <bdi>{rdns}</bdi> : t('connect.unknown-maker')}
        </Text>
      )}
    </div>
  )
}
