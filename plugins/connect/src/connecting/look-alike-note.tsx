import type { WalletEntry } from '@latchkey/cloud/contract'
import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'
import { Tag, Text, useSheets, WarningIcon } from '@latchkey/ui-primitives'
import { type ReactElement, useId, useMemo } from 'react'
import { connectContract } from '../contract'
import { texts } from '../texts'
import { makerOf } from '../wallet-list/look-alikes'
import { createNamesakes, knownWallets, type NameMark, type Namesakes } from '../wallet-list/namesakes'
import * as css from './connecting.css'

export interface LookAlikeNoteProps {
  readonly row: WalletRow
  readonly mark: NameMark
  /** Whether the wallet in question is not installed in this browser. The maker of `row` is then not shown. */
  readonly elsewhere?: boolean
}

/** Warns that a wallet can be mistaken for another one, and shows its rdns (EIP-6963). Part: `look-alike`. */
export function LookAlikeNote({ row, mark, elsewhere = false }: LookAlikeNoteProps): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const id = useId()
  if (mark === undefined) return null
  const isLookAlike = mark === 'look-alike'
  const maker = makerOf(row, t)
  const saysMore = isLookAlike || (!elsewhere && maker !== undefined)
  return (
    // A tag alone in the box would look like a button.
    <div part="look-alike" role="note" aria-labelledby={id} className={saysMore ? css.note : css.mark}>
      <Tag tone="warning" icon={<WarningIcon size={16} />}>
        <span id={id}>{isLookAlike ? t('connect.look-alike') : t('connect.same-name')}</span>
      </Tag>
      {isLookAlike && (
        <Text as="p" tone="secondary" align="center">
          {maker ? t('connecting.look-alike-hint') : t('connecting.look-alike-unsaid')}
        </Text>
      )}
      {!elsewhere && maker && (
        <Text as="span" weight={row.rdns ? 'strong' : 'regular'} align="center">
          <bdi>{maker}</bdi>
        </Text>
      )}
    </div>
  )
}

/**
 * Returns what the names of installed wallets mean, as the list does.
 * @param wallet a wallet that is known too, such as the one that is being paired
 */
export function useNamesakes(wallet?: WalletEntry): Namesakes {
  const rows = usePluginState(sessionContract, ({ wallets }) => wallets)
  const options = usePluginState(connectContract, (state) => state.options)
  const recent = usePluginState(connectContract, (state) => state.recent)
  const directory = usePluginState(connectContract, (state) => state.directory)
  return useMemo(() => {
    const { known, kept } = knownWallets({ options, recent, directory }, rows)
    return createNamesakes(rows, { known: wallet ? [wallet, ...known] : known, kept })
  }, [rows, options, recent, directory, wallet])
}
