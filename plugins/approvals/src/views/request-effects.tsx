import { useTexts } from '@latchkey/kernel/react'
import type { BalanceChange, RequestAction } from '@latchkey/session/contract'
import { LiveRegion, Text } from '@latchkey/ui-primitives'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { visibleLine } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import type { Summary } from '../load-summary'
import { type TextKey, texts } from '../texts'
import * as css from './approve-transaction.css'
import { formatAmount } from './format-amount'
import { ActionEffect, AmountLine, Line } from './request-actions'
import { unsaidChanges } from './unsaid-changes'

export interface RequestEffectsProps {
  readonly summary: Summary
  /** Whether the request moves something itself, so that its effects can be tried out. */
  readonly isTried: boolean
}

/**
 * What a request changes, in whole units, with worth and names: what it says itself, and what else the node has seen change.
 * Parts: `approve-changes`, `approve-step`, `approve-change`, `approve-fee`, and those of `ActionEffect`.
 */
export function RequestEffects({ summary, isTried }: RequestEffectsProps): ReactElement | null {
  const t = useTexts(texts)
  const { explained, simulation } = summary
  const steps = explained?.steps ?? []
  const changes =
    typeof simulation === 'object' && simulation.status === 'changes' ? simulation.changes : undefined
  const others = changes && unsaidChanges(changes, steps.flat())
  if (!isTried && steps.length === 0) return null
  const isLoading = isTried && (explained === undefined || simulation === 'loading')
  return (
    <section
      part="approve-changes"
      className={css.card}
      aria-label={t('approvals.changes')}
      aria-busy={isLoading}
    >
      {isTried && !explained && <Skeleton shape="text" length="long" />}
      {steps.length > 0 && <Steps steps={steps} summary={summary} />}
      {others?.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes come once
        <Change key={index} change={change} summary={summary} />
      ))}
      {changes?.length === 0 && <Text>{t('approvals.changes-none')}</Text>}
      {explained?.fee !== undefined && (
        <div part="approve-fee">
          <AmountLine label={t('approvals.fee')} amount={explained.fee} token={{}} summary={summary} />
        </div>
      )}
      {isTried && (
        <Text variant="caption" tone="secondary">
          {t(noteOf(summary))}
        </Text>
      )}
      {isLoading && <LiveRegion message={t('approvals.changes-loading')} />}
    </section>
  )
}

/** One line in each state, so that nothing below moves. */
function noteOf({ simulation, explained }: Summary): TextKey {
  if (simulation === undefined || simulation === 'loading') return 'approvals.changes-loading'
  if (simulation.status === 'unavailable') return 'approvals.changes-unavailable'
  return explained?.fee === undefined ? 'approvals.changes-fee' : 'approvals.changes-seen'
}

interface ChangeProps {
  readonly change: BalanceChange
  readonly summary: Summary
}

/** Part: `approve-change`. The token of what comes in is named by nobody else, so its contract stands below. */
function Change({ change: { token, amount, isNft, tokenId }, summary }: ChangeProps): ReactElement {
  const t = useTexts(texts)
  const isGain = !amount.startsWith('-')
  const digits = amount.replace(/^-/, '')
  const label = t(isGain ? 'approvals.receive' : 'approvals.send')
  const { symbol } = formatAmount(digits, token, summary.tokens, summary.network)
  const count = `${digits} ${symbol || 'NFT'}${tokenId === undefined ? '' : ` #${tokenId}`}`
  return (
    <div part="approve-change" className={css.row}>
      {isNft ? (
        <Line label={label} value={count} />
      ) : (
        <AmountLine label={label} amount={digits} token={token} summary={summary} isGain={isGain} />
      )}
      {token.address !== undefined && (
        <Text variant="caption" tone="secondary" className={css.exact}>
          {visibleLine(token.address)}
        </Text>
      )}
    </div>
  )
}

interface StepsProps {
  readonly steps: readonly (readonly RequestAction[])[]
  readonly summary: Summary
}

function Steps({ steps, summary }: StepsProps): ReactElement {
  const t = useTexts(texts)
  return (
    <ol className={css.steps}>
      {steps.map((actions, index) =>
        actions.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a request never change
          <li key={index} part="approve-step" className={css.row}>
            {steps.length > 1 && (
              <Text variant="caption" tone="secondary">
                {t('approvals.step', { number: index + 1 })}
              </Text>
            )}
            {actions.map((action, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <ActionEffect key={position} action={action} summary={summary} />
            ))}
          </li>
        ),
      )}
    </ol>
  )
}
