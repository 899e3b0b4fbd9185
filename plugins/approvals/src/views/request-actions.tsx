import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { ExplainedToken, RequestAction } from '@latchkey/session/contract'
import { Text } from '@latchkey/ui-primitives'
import { dateFormat, formatUsd } from '@latchkey/ui-primitives/format'
import { visibleLine, visibleText } from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import type { Summary } from '../load-summary'
import { texts } from '../texts'
import { AccountLine, Warning } from './account-line'
import * as css from './approve-transaction.css'
import { formatAmount } from './format-amount'

export interface ActionCardProps {
  readonly action: RequestAction
  readonly summary: Summary
}

/** One effect of a request. Parts: `approve-action`, `approve-amount`, `approve-account`, `approve-warning`. */
export function ActionCard({ action, summary }: ActionCardProps): ReactElement {
  return (
    <div className={css.card} part="approve-action" data-type={action.type}>
      <ActionLines action={action} summary={summary} />
    </div>
  )
}

function ActionLines({ action, summary }: ActionCardProps): ReactElement {
  const t = useTexts(texts)
  const account = (label: string, address: string): ReactNode => (
    <AccountLine label={label} address={address} summary={summary} />
  )
  switch (action.type) {
    case 'transfer': {
      const { from, to, tokenAccount, token, amount, mayBeNft } = action
      return (
        <>
          <AmountLine label={moved(from)} amount={amount} token={token} summary={summary} />
          {mayBeNft && (
            <Text variant="caption" tone="secondary">
              {t('approvals.or-nft', { id: amount })}
            </Text>
          )}
          {account(t('approvals.to'), to)}
          {tokenAccount !== undefined && account(t('approvals.token-account'), tokenAccount)}
          {token.address !== undefined && account(t('approvals.token-contract'), token.address)}
        </>
      )
    }
    case 'nft-transfer': {
      const { from, to, collection, tokenId: id, amount, isReported } = action
      const text =
        amount === undefined ? t('approvals.nft', { id }) : t('approvals.nft-count', { id, count: amount })
      return (
        <>
          <Line label={moved(from)} value={text} />
          {isReported && <OrToken amount={id} />}
          {account(t('approvals.to'), to)}
          {account(t('approvals.collection'), collection)}
        </>
      )
    }
    case 'allowance':
      return <Allowance action={action} summary={summary} />
    case 'nft-allowance':
      return (
        <>
          <Line label={t('approvals.allow-nft')} value={t('approvals.nft', { id: action.tokenId })} />
          {action.isReported && <OrToken amount={action.tokenId} />}
          {account(t('approvals.operator'), action.spender)}
          {account(t('approvals.collection'), action.collection)}
        </>
      )
    case 'collection-allowance': {
      const { isAllowed, operator, collection } = action
      return (
        <>
          <Line
            label={t(isAllowed ? 'approvals.allow-collection' : 'approvals.stop-collection')}
            value={isAllowed ? t('approvals.unlimited') : ''}
          />
          {isAllowed && <Warning>{t('approvals.collection-warning')}</Warning>}
          {account(t('approvals.operator'), operator)}
          {account(t('approvals.collection'), collection)}
        </>
      )
    }
    case 'ownership':
      return (
        <>
          <Line label={t('approvals.ownership')} value="" />
          <Warning>{t('approvals.ownership-warning')}</Warning>
          {account(t('approvals.account'), action.account)}
          {action.owner === undefined ? (
            <Line label={t('approvals.new-owner')} value={t('approvals.no-owner')} />
          ) : (
            account(t('approvals.new-owner'), action.owner)
          )}
        </>
      )
    case 'deploy':
      return (
        <>
          <Line label={t('approvals.deploy')} value={t('approvals.bytes', { count: action.byteCount })} />
          <Warning>{t('approvals.call-warning')}</Warning>
          {action.amount !== undefined && (
            <AmountLine label={t('approvals.send')} amount={action.amount} token={{}} summary={summary} />
          )}
        </>
      )
    case 'memo':
      return (
        <div className={css.row}>
          <Text weight="strong">{t('approvals.memo')}</Text>
          <Text as="p" className={css.message}>
            {visibleText(action.text)}
          </Text>
        </div>
      )
    case 'call':
      return (
        <>
          <Line label={t('approvals.call')} value="" />
          <Warning>
            {action.takes === undefined
              ? t('approvals.call-warning')
              : t('approvals.call-takes', { method: action.takes })}
          </Warning>
          {account(t('approvals.contract'), action.to)}
          <div className={css.row}>
            <Text variant="caption" tone="secondary">
              {t('approvals.data', { count: action.byteCount })}
            </Text>
            <Text className={css.exact}>{shownData(action.data)}</Text>
          </div>
        </>
      )
  }

  function moved(from: string | undefined): string {
    return from === undefined ? t('approvals.send') : t('approvals.send-from', { address: from })
  }
}

/** The meaning of the same call for a token that is no NFT. */
function OrToken({ amount }: { readonly amount: string }): ReactElement {
  const t = useTexts(texts)
  return (
    <Text variant="caption" tone="secondary">
      {t('approvals.nft-or-token', { amount })}
    </Text>
  )
}

const MAX_SHOWN_DATA = 138
const shownData = (data: string): string =>
  data.length > MAX_SHOWN_DATA ? `${data.slice(0, MAX_SHOWN_DATA)}…` : data

interface AllowanceProps {
  readonly action: Extract<RequestAction, { readonly type: 'allowance' }>
  readonly summary: Summary
}

function Allowance({ action, summary }: AllowanceProps): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const { spender, token, amount, isUnlimited, isIncrease, mayBeNft, expiresAt } = action
  const { quantity, symbol } = formatAmount(amount, token, summary.tokens, summary.network)
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
      <AccountLine label={t('approvals.spender')} address={spender} summary={summary} />
      {token.address !== undefined && (
        <AccountLine label={t('approvals.token-contract')} address={token.address} summary={summary} />
      )}
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

function Line({ label, value }: LineProps): ReactElement {
  return (
    <div className={css.line}>
      <Text weight="strong">{label}</Text>
      {value !== '' && (
        <Text className={css.value} numeric>
          {visibleLine(value)}
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
}

/** An amount with its worth. Part: `approve-amount`. */
export function AmountLine({ label, amount, token, summary }: AmountLineProps): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const { quantity, symbol, worth } = formatAmount(amount, token, summary.tokens, summary.network)
  return (
    <div className={css.row} part="approve-amount">
      <Text weight="strong">{label}</Text>
      <span className={css.line}>
        <Text variant="title" className={css.amount}>
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
