import type { TextOf } from '@latchkey/kernel'
import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { amountWorth, centsOf, toCents, worthOf } from '@latchkey/session/worth'
import { useFee } from '@latchkey/transactions/flow'
import { Button, Text, VisuallyHidden } from '@latchkey/ui-primitives'
import { amountText, formatUsd } from '@latchkey/ui-primitives/format'
import { AmountField } from '@latchkey/ui-primitives/forms'
import {
  type HeldToken,
  spendable,
  type TransactionFormTextKey,
  tokenKey,
  useTransactionFormTexts,
} from '@latchkey/view-kit'
import { type ReactElement, useMemo } from 'react'
import type { SendDraft, SendRequest } from '../contract'
import type { SendActions } from '../send-actions'
import { texts } from '../texts'
import * as css from './send.css'

type Max =
  | { readonly phase: 'loading' | 'unknown' }
  | {
      readonly phase: 'known'
      /** The amount that the button fills in. */
      readonly amount: string
      /** The fee that the network would take. */
      readonly limit: string
      readonly isLess: boolean
    }

/** The maximum amount: the balance, less the fee for native currency. */
export function useMax(actions: SendActions, target: ActiveTarget, token: HeldToken | undefined): Max {
  const isNative = token !== undefined && token.address === undefined
  const isWanted = isNative && token.balance !== undefined
  // Memoized, because a new balance does not change the fee.
  const probe = useMemo(() => (isWanted ? probeOf(target) : undefined), [isWanted, target])
  const { fee } = useFee(actions.estimate, probe)
  if (token?.balance === undefined) return { phase: 'unknown' }
  const balance = BigInt(token.balance)
  if (!isNative) return { phase: 'known', amount: token.balance, limit: token.balance, isLess: false }
  if (fee.phase === 'loading') return { phase: 'loading' }
  if (fee.phase === 'failed') return { phase: 'unknown' }
  const cost = BigInt(fee.data.fee.value)
  const amount = spendable(balance, cost, target.namespace)
  const limit = balance > cost ? balance - cost : 0n
  return { phase: 'known', amount: amount.toString(), limit: limit.toString(), isLess: true }
}

/** A minimal transfer, whose fee is that of any transfer of native currency. */
function probeOf(target: ActiveTarget): SendRequest | undefined {
  const { network, networkId, account } = target
  return (
    network && { target, token: { networkId, ...network.nativeCurrency }, amount: '0', to: account.address }
  )
}

interface AmountProps {
  readonly actions: SendActions
  readonly draft: SendDraft
  readonly token: HeldToken | undefined
  readonly hasPrice: boolean
  readonly max: Max
  readonly isFixed: boolean
}

/** The amount in tokens or in US dollars, with the other unit beside it. */
export function Amount({ actions, draft, token, hasPrice, max, isFixed }: AmountProps): ReactElement {
  const t = useTexts(texts)
  const formText = useTransactionFormTexts()
  const locale = useLocale()
  const { amount, unit } = draft
  const decimals = token?.decimals ?? 18
  const symbol = token?.symbol ?? ''
  const price = hasPrice ? token?.priceUsd : undefined
  const isUsd = unit === 'usd' && price !== undefined
  const inToken = amountText(amount ?? '0', { decimals, locale })
  const worth = worthOf({ value: amount ?? '0', decimals, priceUsd: price })
  const cents = worth ? toCents(worth) : 0n
  const otherText = isUsd || !worth ? `${inToken} ${symbol}` : formatUsd(worth, locale)
  // With its token, since the first token of the list, which is the default, is another after new balances.
  const enter = (entered: Pick<SendDraft, 'amountText' | 'amount' | 'unit'>): void =>
    actions.edit({ ...entered, ...(token && { tokenAddress: tokenKey(token) }) })
  const change = (text: string, units: string | undefined): void => {
    const next = isUsd && units !== undefined ? amountWorth(BigInt(units), decimals, price).toString() : units
    enter({ amountText: text, amount: next, unit: isUsd ? 'usd' : 'token' })
  }
  const maxAmount = max.phase === 'known' && !isFixed ? max.amount : undefined
  const maxCents =
    price === undefined || maxAmount === undefined
      ? undefined
      : centsOf(BigInt(maxAmount), decimals, price).toString()
  // Whole cents are less than the amount, and would leave a rest behind.
  const fillMax = (): void =>
    enter({
      amountText: amountText(maxCents ?? '0', { decimals: 2, locale }),
      amount: maxAmount,
      unit: 'usd',
    })
  const swap = (): void => {
    const text = isUsd ? inToken : amountText(cents.toString(), { decimals: 2, locale })
    enter({ unit: isUsd ? 'token' : 'usd', amountText: amount === undefined ? '' : text, amount })
  }
  return (
    <AmountField
      // Dollars that were entered have no meaning once the price is gone.
      value={unit === 'usd' && !isUsd && amount !== undefined ? inToken : draft.amountText}
      onChange={change}
      label={t('send.amount')}
      decimals={isUsd ? 2 : decimals}
      unit={isUsd ? 'USD' : symbol}
      readOnly={isFixed}
      disabled={!token}
      max={!isUsd ? maxAmount : maxCents === '0' ? undefined : maxCents}
      onMax={isUsd ? fillMax : undefined}
      maxLabel={formText('transaction.max')}
      hint={hintOf(max, amount, symbol, formText)}
      aside={
        price === undefined ? undefined : isFixed ? (
          <Text tone="secondary" numeric>
            {otherText}
          </Text>
        ) : (
          <Button part="send-unit" variant="quiet" size="small" className={css.unit} onClick={swap}>
            {/* Else the symbol stands before the amount where a language is written from right to left. */}
            <span dir="auto">{otherText}</span>
            <VisuallyHidden> {isUsd ? t('send.in-token', { symbol }) : t('send.in-dollars')}</VisuallyHidden>
          </Button>
        )
      }
    />
  )
}

function hintOf(
  max: Max,
  amount: string | undefined,
  symbol: string,
  t: TextOf<TransactionFormTextKey>,
): string | undefined {
  if (max.phase !== 'known' || !max.isLess || amount === undefined) return undefined
  if (max.amount === '0') return t('transaction.fee-short', { symbol })
  const isNearAll = BigInt(amount) >= BigInt(max.amount) && BigInt(amount) <= BigInt(max.limit)
  return isNearAll ? t('transaction.fee-kept', { symbol }) : undefined
}
