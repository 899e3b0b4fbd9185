import { isCancellation } from '@latchkey/kernel'
import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { useQuery } from '@latchkey/kernel/react/use-query'
import { openPopup } from '@latchkey/kernel/web'
import {
  Button,
  ExternalIcon,
  Image,
  ListRow,
  RowSkeleton,
  Text,
  useSheets,
  VisuallyHidden,
} from '@latchkey/ui-primitives'
import { Divider } from '@latchkey/ui-primitives/lists'
import { FailureCaution } from '@latchkey/view-kit'
import { type ReactElement, useCallback, useState } from 'react'
import { exchangesFor } from '../api/exchange-api'
import { type Exchange, type PaymentOrder, payContract } from '../contract'
import { exchangesKey } from '../payment/order-facts'
import { texts } from '../texts'
import * as css from './pay.css'
import { useOrderNetwork } from './use-order'

const POPUP = { width: 480, height: 720 }

interface ExchangeRowsProps {
  readonly order: PaymentOrder
}

/**
 * Exchanges that have the asset. A click opens a window. Parts: `pay-exchanges`, `pay-exchange`,
 * `pay-caution`.
 */
export function ExchangeRows({ order }: ExchangeRowsProps): ReactElement {
  const payments = usePlugin(payContract)
  useSheets(css.sheets)
  const t = useTexts(texts)
  const [opening, setOpening] = useState<string>()
  const [failure, setFailure] = useState<unknown>()

  const open = async (exchange: Exchange): Promise<void> => {
    // Opened in the click's task, because browsers block windows otherwise.
    const popup = openPopup(POPUP)
    setOpening(exchange.id)
    setFailure(undefined)
    try {
      await payments.payAt(exchange, popup)
    } catch (error) {
      if (!isCancellation(error)) setFailure(error)
    } finally {
      setOpening(undefined)
    }
  }
  return (
    <section part="pay-exchanges" aria-label={t('pay.exchanges')} className={css.section}>
      <Divider>{t('pay.or')}</Divider>
      {failure !== undefined && (
        <FailureCaution
          part="pay-caution"
          error={failure}
          title={t('pay.failed')}
          hint={t('pay.exchange-failed')}
        />
      )}
      <Rows order={order} opening={opening} onPick={(one) => void open(one)} />
    </section>
  )
}

interface RowsProps extends ExchangeRowsProps {
  /** The exchange whose page is being requested. */
  readonly opening: string | undefined
  readonly onPick: (exchange: Exchange) => void
}

function Rows({ order, opening, onPick }: RowsProps): ReactElement {
  const t = useTexts(texts)
  const entry = usePluginState(payContract, ({ exchanges }) => exchanges[exchangesKey(order)])
  const payments = usePlugin(payContract)
  const load = useCallback(() => payments.loadExchanges(order), [payments, order])
  const query = useQuery({ pluginId: payContract.id, entry, load })
  const isTestnet = useOrderNetwork(order)?.testnet === true
  if (entry === undefined || entry.status === 'loading')
    return (
      <>
        <VisuallyHidden>{t('pay.exchanges-loading')}</VisuallyHidden>
        <RowSkeleton />
      </>
    )
  if (entry.status === 'failed')
    return (
      <>
        <Text tone="secondary" align="center">
          {t('pay.exchanges-failed')}
        </Text>
        <Button fullWidth loading={query.isRetrying} onClick={() => void query.retry()}>
          {t('pay.try-again')}
        </Button>
      </>
    )
  const shown = exchangesFor(entry.items, isTestnet)
  if (shown.length === 0)
    return (
      <Text tone="secondary" align="center">
        {t('pay.exchanges-none')}
      </Text>
    )
  return (
    <>
      {shown.map((one) => (
        <ListRow
          key={one.id}
          part="pay-exchange"
          picture={<Image src={one.imageUrl} name={one.name} size={40} />}
          title={t('pay.with', { name: one.name })}
          trailing={<ExternalIcon />}
          loading={opening === one.id}
          disabled={opening !== undefined && opening !== one.id}
          onClick={() => onPick(one)}
        />
      ))}
    </>
  )
}
