import { useLocale } from '@latchkey/kernel/react'
import type { ExplainedToken, RequestAction } from '@latchkey/session/contract'
import { visibleLine, visibleText } from '@latchkey/session/view-kit'
import { formatUsd } from '@latchkey/ui-primitives/format/format-usd'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement, ReactNode } from 'react'
import { useCopy } from '../copy/use-copy'
import { formatAmount } from '../summary/format-amount'
import type { Summary } from '../summary/load-summary'
import { AccountLine } from './account-line'
import * as css from './approve-transaction.css'
import { Warning } from './warning'

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
  const say = useCopy()
  const account = (label: string, address: string): ReactNode => (
    <AccountLine label={label} address={address} summary={summary} />
  )
  switch (action.type) {
    case 'transfer': {
      const { from, to, tokenAccount, token, amount } = action
      return (
        <>
          <AmountLine label={moved(from)} amount={amount} token={token} summary={summary} />
          {account(say('approvals.to'), to)}
          {tokenAccount !== undefined && account(say('approvals.token-account'), tokenAccount)}
          {token.address !== undefined && account(say('approvals.token-contract'), token.address)}
        </>
      )
    }
    case 'nft-transfer': {
      const { from, to, collection, tokenId: id, amount, isReported } = action
      const text =
        amount === undefined
          ? say('approvals.nft', { id })
          : say('approvals.nft-count', { id, count: amount })
      return (
        <>
          <Line label={moved(from)} value={text} />
          {isReported && <OrToken amount={id} />}
          {account(say('approvals.to'), to)}
          {account(say('approvals.collection'), collection)}
        </>
      )
    }
    case 'allowance':
      return <Allowance action={action} summary={summary} />
    case 'nft-allowance':
      return (
        <>
          <Line label={say('approvals.allow-nft')} value={say('approvals.nft', { id: action.tokenId })} />
          {action.isReported && <OrToken amount={action.tokenId} />}
          {account(say('approvals.operator'), action.spender)}
          {account(say('approvals.collection'), action.collection)}
        </>
      )
    case 'collection-allowance': {
      const { isAllowed, operator, collection } = action
      return (
        <>
          <Line
            label={say(isAllowed ? 'approvals.allow-collection' : 'approvals.stop-collection')}
            value={isAllowed ? say('approvals.unlimited') : ''}
          />
          {isAllowed && <Warning>{say('approvals.collection-warning')}</Warning>}
          {account(say('approvals.operator'), operator)}
          {account(say('approvals.collection'), collection)}
        </>
      )
    }
    case 'ownership':
      return (
        <>
          <Line label={say('approvals.ownership')} value="" />
          <Warning>{say('approvals.ownership-warning')}</Warning>
          {account(say('approvals.account'), action.account)}
          {action.owner === undefined ? (
            <Line label={say('approvals.new-owner')} value={say('approvals.no-owner')} />
          ) : (
            account(say('approvals.new-owner'), action.owner)
          )}
        </>
      )
    case 'deploy':
      return (
        <Line label={say('approvals.deploy')} value={say('approvals.bytes', { count: action.byteCount })} />
      )
    case 'memo':
      return (
        <div className={css.row}>
          <Text weight="strong">{say('approvals.memo')}</Text>
          <Text as="p" className={css.message}>
            {visibleText(action.text)}
          </Text>
        </div>
      )
    case 'call':
      return (
        <>
          <Line label={say('approvals.call')} value="" />
          <Warning>{say('approvals.call-warning')}</Warning>
          {account(say('approvals.contract'), action.to)}
          <div className={css.row}>
            <Text variant="caption" tone="secondary">
              {say('approvals.data', { count: action.byteCount })}
            </Text>
            <Text className={css.exact}>{shownData(action.data)}</Text>
          </div>
        </>
      )
  }

  function moved(from: string | undefined): string {
    return from === undefined ? say('approvals.send') : say('approvals.send-from', { address: from })
  }
}

/** The meaning of the same call for a token that is no NFT. */
function OrToken({ amount }: { readonly amount: string }): ReactElement {
  const say = useCopy()
  return (
    <Text variant="caption" tone="secondary">
      {say('approvals.nft-or-token', { amount })}
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
  const say = useCopy()
  const locale = useLocale()
  const { spender, token, amount, isUnlimited, isIncrease, expiresAt } = action
  const { quantity, symbol } = formatAmount(amount, token, summary.tokens, summary.network)
  const limit = quantity === undefined ? say('approvals.units', { amount }) : `${quantity} ${symbol}`.trim()
  const ends = amount === '0' && !isIncrease
  const until = expiresAt === undefined ? undefined : dateText(expiresAt, locale)
  return (
    <>
      {ends ? (
        <Line label={say('approvals.allow-none')} value={say('approvals.allow-none-text')} />
      ) : (
        <Line
          label={say('approvals.allow')}
          value={
            isUnlimited
              ? say('approvals.unlimited')
              : say(isIncrease ? 'approvals.allow-more' : 'approvals.allow-up-to', { amount: limit })
          }
        />
      )}
      {isUnlimited && (
        <Warning>
          {say('approvals.unlimited-warning', { token: symbol || say('approvals.your-tokens') })}
        </Warning>
      )}
      <AccountLine label={say('approvals.spender')} address={spender} summary={summary} />
      {token.address !== undefined && (
        <AccountLine label={say('approvals.token-contract')} address={token.address} summary={summary} />
      )}
      {until !== undefined && !ends && <Line label={say('approvals.until')} value={until} />}
    </>
  )
}

/** The last second that `Date` can represent. A later expiry is shown as none. */
const MAX_SECONDS = 8_640_000_000_000n

function dateText(seconds: string, locale: string): string | undefined {
  const whole = BigInt(seconds)
  if (whole > MAX_SECONDS) return undefined
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
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
  const say = useCopy()
  const locale = useLocale()
  const { quantity, symbol, worth } = formatAmount(amount, token, summary.tokens, summary.network)
  return (
    <div className={css.row} part="approve-amount">
      <Text weight="strong">{label}</Text>
      <span className={css.line}>
        <Text variant="title" className={css.amount}>
          {quantity === undefined ? say('approvals.units', { amount }) : `${quantity} ${symbol}`.trim()}
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
