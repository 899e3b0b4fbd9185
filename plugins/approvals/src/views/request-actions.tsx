import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { ExplainedToken, RequestAction } from '@latchkey/session/contract'
import { Text } from '@latchkey/ui-primitives'
import { dateFormat, formatUsd } from '@latchkey/ui-primitives/format'
import { visibleText } from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import type { Summary } from '../load-summary'
import { texts } from '../texts'
import { AccountName, Warning } from './account-lines'
import * as css from './approve-transaction.css'
import { formatAmount } from './format-amount'

export interface ActionEffectProps {
  readonly action: RequestAction
  readonly summary: Summary
}

/**
 * One effect of a request, with what the wallet cannot say of it: whole units, worth, names. Addresses are the frame's. Parts:
 * `approve-action`, `approve-amount`, `approve-name`, `approve-warning`.
 */
export function ActionEffect({ action, summary }: ActionEffectProps): ReactElement {
  return (
    <div className={css.row} part="approve-action" data-type={action.type}>
      <EffectLines action={action} summary={summary} />
    </div>
  )
}

function EffectLines({ action, summary }: ActionEffectProps): ReactElement {
  const t = useTexts(texts)
  const name = (label: string, address: string): ReactNode => (
    <AccountName label={label} address={address} summary={summary} />
  )
  switch (action.type) {
    case 'transfer': {
      const { from, to, token, amount, mayBeNft } = action
      return (
        <>
          <AmountLine label={moved(from)} amount={amount} token={token} summary={summary} />
          {mayBeNft && <Note>{t('approvals.or-nft', { id: amount })}</Note>}
          {name(t('approvals.to'), to)}
        </>
      )
    }
    case 'nft-transfer': {
      const { from, to, tokenId: id, amount, isReported } = action
      const text =
        amount === undefined ? t('approvals.nft', { id }) : t('approvals.nft-count', { id, amount })
      return (
        <>
          <Line label={moved(from)} value={text} />
          {isReported && <Note>{t('approvals.nft-or-token', { amount: id })}</Note>}
          {name(t('approvals.to'), to)}
        </>
      )
    }
    case 'allowance':
      return <Allowance action={action} summary={summary} />
    case 'nft-allowance':
      return (
        <>
          <Line label={t('approvals.allow-nft')} value={t('approvals.nft', { id: action.tokenId })} />
          {action.isReported && <Note>{t('approvals.nft-or-token', { amount: action.tokenId })}</Note>}
          {name(t('approvals.operator'), action.spender)}
        </>
      )
    case 'collection-allowance': {
      const { isAllowed, operator } = action
      return (
        <>
          <Line
            label={t(isAllowed ? 'approvals.allow-collection' : 'approvals.stop-collection')}
            value={isAllowed ? t('approvals.unlimited') : ''}
          />
          {isAllowed && <Warning>{t('approvals.collection-warning')}</Warning>}
          {name(t('approvals.operator'), operator)}
        </>
      )
    }
    case 'ownership':
      return (
        <>
          <Line
            label={t('approvals.ownership')}
            value={action.owner === undefined ? t('approvals.no-owner') : ''}
          />
          <Warning>{t('approvals.ownership-warning')}</Warning>
          {action.owner !== undefined && name(t('approvals.new-owner'), action.owner)}
        </>
      )
    case 'deploy':
      return (
        <>
          <Line label={t('approvals.deploy')} value={t('approvals.bytes', { count: action.byteCount })} />
          {action.amount !== undefined && (
            <AmountLine label={t('approvals.send')} amount={action.amount} token={{}} summary={summary} />
          )}
          <Warning>{t('approvals.call-warning')}</Warning>
        </>
      )
    case 'memo':
      return (
        <>
          <Line label={t('approvals.memo')} value="" />
          <Text as="p" className={css.message}>
            {visibleText(action.text)}
          </Text>
        </>
      )
    case 'call':
      return (
        <>
          <Line label={t('approvals.call')} value="" />
          {name(t('approvals.contract'), action.to)}
          <Warning>
            {action.takes === undefined
              ? t('approvals.call-warning')
              : t('approvals.call-takes', { method: action.takes })}
          </Warning>
        </>
      )
  }

  function moved(from: string | undefined): string {
    return t(from === undefined ? 'approvals.send' : 'approvals.send-from')
  }
}

function Note({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Text variant="caption" tone="secondary">
      {children}
    </Text>
  )
}

interface AllowanceProps {
  readonly action: Extract<RequestAction, { readonly type: 'allowance' }>
  readonly summary: Summary
}

function Allowance({ action, summary }: AllowanceProps): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const { spender, token, amount, isUnlimited, isIncrease, mayBeNft, expiresAt } = action
  const { quantity, symbol } = formatAmount(amount, token, summary.tokens, summary.network, locale)
  const limit = quantity === undefined ? t('approvals.units', { amount }) : `${quantity} ${symbol}`.trim()
  const ends = amount === '0' && !isIncrease
  const until = expiresAt === undefined ? undefined : dateText(expiresAt, locale)
  return (
    <>
      {ends ? (
        <Line label={t('approvals.allow-none')} value={t('approvals.allow-none-text')} />
      ) : (
        <Line
          label={t('approvals.allow')}
          value={
            isUnlimited
              ? t('approvals.unlimited')
              : t(isIncrease ? 'approvals.allow-more' : 'approvals.allow-up-to', { amount: limit })
          }
        />
      )}
      {isUnlimited && (
        <Warning>{t('approvals.unlimited-warning', { token: symbol || t('approvals.your-tokens') })}</Warning>
      )}
      {mayBeNft && <Warning>{t('approvals.or-allow-nft', { id: amount })}</Warning>}
      <AccountName label={t('approvals.spender')} address={spender} summary={summary} />
      {until !== undefined && !ends && <Line label={t('approvals.until')} value={until} />}
    </>
  )
}

/** The last second that `Date` can represent. A later expiry is shown as none. */
const MAX_SECONDS = 8_640_000_000_000n

function dateText(seconds: string, locale: string): string | undefined {
  const whole = BigInt(seconds)
  if (whole > MAX_SECONDS) return undefined
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date(Number(whole) * 1_000))
}

interface LineProps {
  readonly label: string
  readonly value: string
}

/** A label with its value, if there is one. */
export function Line({ label, value }: LineProps): ReactElement {
  return (
    <div className={css.line}>
      <Text tone={value === '' ? 'primary' : 'secondary'}>{label}</Text>
      {value !== '' && (
        <Text weight="strong" className={css.value} numeric>
          {value}
        </Text>
      )}
    </div>
  )
}

interface AmountLineProps {
  readonly label: string
  /** Decimal digits in smallest units. */
  readonly amount: string
  readonly token: ExplainedToken
  readonly summary: Summary
  /** Whether the account gets it. Default: false. */
  readonly isGain?: boolean
}

/** An amount with its worth. Part: `approve-amount`. */
export function AmountLine({ label, amount, token, summary, isGain = false }: AmountLineProps): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const { quantity, symbol, worth } = formatAmount(amount, token, summary.tokens, summary.network, locale)
  return (
    <div className={css.line} part="approve-amount">
      <Text tone="secondary">{label}</Text>
      <span className={css.amounts}>
        <Text weight="strong" className={isGain ? `${css.amount} ${css.gain}` : css.amount}>
          {quantity === undefined ? t('approvals.units', { amount }) : `${quantity} ${symbol}`.trim()}
        </Text>
        {worth !== undefined && (
          <Text tone="secondary" className={css.amount}>
            {formatUsd(worth, locale)}
          </Text>
        )}
      </span>
    </div>
  )
}
