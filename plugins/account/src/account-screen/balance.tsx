import { labelsOf } from '@latchkey/kernel'
import { useLocale, useServices, useTexts } from '@latchkey/kernel/react'
import { useFailurePause } from '@latchkey/kernel/react/use-query'
import { accountKey, decimalAmount } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import { totalWorth } from '@latchkey/session/worth'
import { Text, useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import { formatUsd, listQuantity } from '@latchkey/ui-primitives/format'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { RetryButton } from '@latchkey/view-kit'
import { type ReactElement, useEffect, useMemo } from 'react'
import { texts } from '../texts'
import * as css from './account-head.css'
import { usePortfolio } from './portfolio-provider'

const labelOf = labelsOf(texts)

/** The total in US dollars where prices are known, else the native balance. Parts: `total`, or those of the balance. */
export function Total({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const { state } = usePortfolio()
  const entry = state.tokens[accountKey(target)]
  const items = entry?.status === 'known' && !target.network?.testnet ? entry.items : undefined
  const total = useMemo(() => items && totalWorth(items), [items])
  if (total === undefined) return <Balance target={target} />
  return (
    <Text as="p" part="total" variant="display" numeric className={css.known}>
      <VisuallyHidden>{t('account.total')} </VisuallyHidden>
      {formatUsd(total, locale)}
    </Text>
  )
}

/** The balance in the native currency; nothing while balances are off. Parts: `balance`, `balance-retry`. */
function Balance({ target }: { readonly target: ActiveTarget }): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const { report } = useServices()
  const { state, api } = usePortfolio()
  const entry = state.native[accountKey(target)]
  const pauseSeconds = useFailurePause(entry?.status === 'failed' ? entry : undefined)
  if (state.balances === 'off') return null
  if (!target.network) return <UnsupportedBalance key={target.networkId} />
  if (entry?.status === 'known')
    return (
      <Text as="p" part="balance" variant="display" numeric className={css.known}>
        <VisuallyHidden>{t('account.balance')} </VisuallyHidden>
        {listQuantity(decimalAmount(entry), { locale })} <bdi>{entry.symbol}</bdi>
      </Text>
    )
  if (entry?.status === 'failed')
    return (
      <div part="balance" role="alert" className={css.failed}>
        <Text variant="caption" tone="secondary">
          {t('account.balance-failed')}
        </Text>
        <RetryButton
          variant="quiet"
          size="small"
          part="balance-retry"
          pauseSeconds={pauseSeconds}
          onRetry={() => void api?.refresh().catch((error: unknown) => report('account', error))}
        />
      </div>
    )
  return (
    <div part="balance">
      <BalanceSkeleton />
      <VisuallyHidden>{t('account.balance-loading')}</VisuallyHidden>
    </div>
  )
}

/**
 * Shown on a network that is not configured. The balance cannot be read there, so there is no retry, and a banner
 * notifies the user once.
 */
function UnsupportedBalance(): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { notify } = useServices()
  useEffect(() => {
    let isMounted = true
    // StrictMode mounts, unmounts and mounts in one task; the user is notified once.
    queueMicrotask(() => {
      if (!isMounted) return
      notify('account', {
        surface: 'banner',
        variant: 'error',
        code: 'BALANCE_UNAVAILABLE',
        text: labelOf('account.balance-failed'),
      })
    })
    return () => {
      isMounted = false
    }
  }, [notify])
  return (
    <div part="balance" className={css.failed}>
      <Text tone="secondary">{t('account.balance-failed')}</Text>
    </div>
  )
}

function BalanceSkeleton(): ReactElement {
  useSheets(css.sheets)
  return (
    <div className={css.loading}>
      <Skeleton shape="text" variant="display" length="full" />
    </div>
  )
}

/** Shown instead of the balance until the account is known. */
export function PendingBalance(): ReactElement | null {
  return usePortfolio().state.balances === 'on' ? <BalanceSkeleton /> : null
}
