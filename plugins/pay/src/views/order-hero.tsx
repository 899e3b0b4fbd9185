import { useLocale } from '@latchkey/kernel/react'
import { formatQuantity } from '@latchkey/ui-primitives/format/format-quantity'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import { Image } from '@latchkey/ui-primitives/image'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import type { PaymentOrder } from '../contract'
import { useCopy } from '../copy/use-copy'
import * as css from './pay.css'
import { useOrderNetwork } from './use-payment'

/** What is paid, with every digit, and where. Part: `pay-amount`. */
export function OrderHero({ order }: { readonly order: PaymentOrder }): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const locale = useLocale()
  const network = useOrderNetwork(order)
  const { decimals, symbol, iconUrl, networkId } = order.asset
  const plain = amountText(order.amount, { decimals })
  const places = plain.split('.')[1]?.length ?? 0
  const text = formatQuantity(plain, { decimals: places, locale })
  return (
    <div className={css.hero}>
      <Image src={iconUrl} name={symbol} shape="circle" size={56} />
      <Text
        as="p"
        part="pay-amount"
        variant={text.length > 12 ? 'title' : 'display'}
        numeric
        align="center"
        className={css.heroAmount}
      >
        {text} <bdi>{symbol}</bdi>
      </Text>
      <Text tone="secondary">{say('pay.on-network', { network: network?.name ?? networkId })}</Text>
    </div>
  )
}
