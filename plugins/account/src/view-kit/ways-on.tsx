import { isLatchkeyError } from '@latchkey/kernel'
import { useOptionalPlugin, useRouter, useSlot, useTexts, useTranslate } from '@latchkey/kernel/react'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { useListTexts, useTransactionTexts } from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import { type AccountAction, accountActions, accountContract } from '../contract'
import { texts } from '../texts'
import * as css from './ways-on.css'

/** Opens the list of networks, for a view that cannot work on this one. Nothing without the plugin `account`. Part: `choose-network`. */
export function ChooseNetwork(): ReactElement | null {
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  const hasNetworks = useOptionalPlugin(accountContract) !== undefined
  if (!hasNetworks) return null
  return (
    <Button
      part="choose-network"
      variant="primary"
      size="large"
      fullWidth
      onClick={() => router.push('Networks')}
    >
      {t('account.choose-network')}
    </Button>
  )
}

/** The ids of `accountActions` that bring something into an account. */
const BRINGING = ['onramp', 'receive'] as const

export interface GetTokensProps {
  /** Default: buying and receiving. */
  readonly ways?: readonly (typeof BRINGING)[number][]
  /** Shown where the page has no plugin that leads on. */
  readonly fallback?: ReactNode
}

/** Buttons to buy or receive, as far as the page has the plugins, for an account without tokens. Part: `get-tokens`. */
export function GetTokens({ ways: wanted = BRINGING, fallback = null }: GetTokensProps): ReactNode {
  useSheets(css.sheets)
  const translate = useTranslate()
  const ways = useWays(wanted)
  if (ways.length === 0) return fallback
  return (
    <div className={css.ways}>
      {ways.map((way, at) => (
        <Button
          key={way.id}
          part="get-tokens"
          variant={at === 0 ? 'primary' : 'secondary'}
          size="large"
          fullWidth
          disabled={way.disabled === true}
          onClick={() => way.run()}
        >
          {way.label(translate, undefined)}
        </Button>
      ))}
    </div>
  )
}

/** The actions with these ids that the page has. */
function useWays(wanted: NonNullable<GetTokensProps['ways']>): readonly AccountAction[] {
  const filled = useSlot(accountActions)
  return wanted.flatMap((id) => filled.find((action) => action.id === id) ?? [])
}

export interface AfterFailedFeeProps {
  /** Why the fee could not be estimated. */
  readonly error: unknown
  /** Estimates it again. */
  readonly onRetry: () => void
  /** Leaves the review. */
  readonly onCancel: () => void
  /** Other ways on from an account that cannot pay. */
  readonly children?: ReactNode
}

/** The buttons of a review whose fee could not be estimated. For an account that cannot pay, `GetTokens` are the first. */
export function AfterFailedFee({ error, onRetry, onCancel, children }: AfterFailedFeeProps): ReactElement {
  useSheets(css.sheets)
  const listText = useListTexts()
  const transactionText = useTransactionTexts()
  const isShort = isLatchkeyError(error) && error.code === 'INSUFFICIENT_FUNDS'
  const leadsOn = useWays(BRINGING).length > 0 && isShort
  return (
    <>
      {leadsOn && <GetTokens />}
      {isShort && children}
      <div className={css.ways}>
        <Button size="large" fullWidth onClick={onCancel}>
          {transactionText('transaction.cancel')}
        </Button>
        <Button size="large" variant={leadsOn ? 'secondary' : 'primary'} fullWidth onClick={onRetry}>
          {listText('list.retry')}
        </Button>
      </div>
    </>
  )
}
