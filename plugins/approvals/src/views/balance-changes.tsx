import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { BalanceChange } from '@latchkey/session/contract'
import { LiveRegion, Text } from '@latchkey/ui-primitives'
import { formatUsd } from '@latchkey/ui-primitives/format'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { visibleLine } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import type { Summary } from '../load-summary'
import { texts } from '../texts'
import { Warning } from './account-line'
import * as css from './approve-transaction.css'
import { formatAmount } from './format-amount'

export interface BalanceChangesProps {
  readonly simulation: NonNullable<Summary['simulation']>
  readonly summary: Summary
}

/** The account's balance changes in the node's simulation. Part: `approve-changes`. */
export function BalanceChanges({ simulation, summary }: BalanceChangesProps): ReactElement {
  const t = useTexts(texts)
  if (simulation === 'loading')
    return (
      <section part="approve-changes" className={css.card} aria-busy>
        <Text weight="strong">{t('approvals.changes')}</Text>
        <Skeleton shape="text" length="medium" />
        <LiveRegion message={t('approvals.changes-loading')} />
      </section>
    )
  if (simulation.status === 'failing')
    return (
      <section part="approve-changes">
        <Warning>
          {simulation.reason === undefined
            ? t('approvals.changes-failing')
            : t('approvals.changes-failing-reason', { reason: visibleLine(simulation.reason) })}
        </Warning>
      </section>
    )
  return (
    <section part="approve-changes" className={css.card}>
      <Text weight="strong">{t('approvals.changes')}</Text>
      {simulation.status === 'unavailable' ? (
        <Text tone="secondary">{t('approvals.changes-unavailable')}</Text>
      ) : (
        <Changes changes={simulation.changes} summary={summary} />
      )}
    </section>
  )
}

interface ChangesProps {
  readonly changes: readonly BalanceChange[]
  readonly summary: Summary
}

function Changes({ changes, summary }: ChangesProps): ReactElement {
  const t = useTexts(texts)
  return (
    <>
      {changes.length === 0 ? (
        <Text>{t('approvals.changes-none')}</Text>
      ) : (
        <ul className={css.steps}>
          {changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the changes come once
            <Change key={index} change={change} summary={summary} />
          ))}
        </ul>
      )}
      {summary.explained?.fee === undefined && (
        <Text variant="caption" tone="secondary">
          {t('approvals.changes-fee')}
        </Text>
      )}
    </>
  )
}

interface ChangeProps {
  readonly change: BalanceChange
  readonly summary: Summary
}

function Change({ change: { token, amount, isNft, tokenId }, summary }: ChangeProps): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const isGain = !amount.startsWith('-')
  const digits = amount.replace(/^-/, '')
  const { quantity, symbol, worth } = formatAmount(digits, token, summary.tokens, summary.network)
  const what = isNft
    ? `${digits} ${symbol || 'NFT'}${tokenId === undefined ? '' : ` #${tokenId}`}`
    : quantity === undefined
      ? t('approvals.units', { amount: digits })
      : `${quantity} ${symbol}`.trim()
  return (
    <li className={css.row}>
      <span className={css.line}>
        <Text className={isGain ? `${css.amount} ${css.gain}` : css.amount}>
          {isGain ? '+' : '−'}
          {what}
        </Text>
        {worth !== undefined && (
          <Text tone="secondary" className={css.amount}>
            {formatUsd(worth, locale)}
          </Text>
        )}
      </span>
      {token.address !== undefined && (
        <Text variant="caption" tone="secondary" className={css.exact}>
          {visibleLine(token.address)}
        </Text>
      )}
    </li>
  )
}
