import { useLocale, usePluginState } from '@latchkey/kernel/react'
import { portfolioContract } from '@latchkey/portfolio/contract'
import type { NativeAmount } from '@latchkey/session/contract'
import { formatUsd } from '@latchkey/ui-primitives/format/format-usd'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import { Image } from '@latchkey/ui-primitives/image'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import type { SendRequest } from '../contract'
import { useCopy } from '../copy/use-copy'
import { centsOf } from '../form/worth'
import * as css from './send.css'
import type { Fee } from './use-fee'

interface FactsProps {
  readonly request: SendRequest
  readonly fee: Fee
}

/** What is signed, fact by fact. Part: `send-fact`. */
export function Facts({ request: { target, to, toName, token }, fee }: FactsProps): ReactElement {
  const say = useCopy()
  const network = target.network?.name ?? target.networkId
  return (
    <dl className={css.facts}>
      <div part="send-fact" className={css.wideFact}>
        <Text as="dt" variant="caption" tone="secondary">
          {say('send.to')}
        </Text>
        <dd className={css.address}>
          {toName !== undefined && (
            <Text as="div" weight="medium">
              <bdi>{toName}</bdi>
            </Text>
          )}
          <Text part="send-receiver">{to}</Text>
        </dd>
      </div>
      <div part="send-fact" className={css.wideFact}>
        <Text as="dt" variant="caption" tone="secondary">
          {say('send.from')}
        </Text>
        <dd className={css.address}>
          <Text>{target.account.address}</Text>
        </dd>
      </div>
      <div part="send-fact" className={css.pictureFact}>
        <Text as="dt" tone="secondary">
          {say('send.network')}
        </Text>
        <dd className={css.value}>
          <Image src={target.network?.iconUrl} name={network} size={20} shape="circle" />
          <Text>
            <bdi>{network}</bdi>
          </Text>
        </dd>
      </div>
      <div part="send-fact" className={css.fact}>
        <Text as="dt" tone="secondary">
          {say('send.fee')}
        </Text>
        <dd className={css.value}>
          <FeeValue fee={fee} networkId={target.networkId} address={target.account.address} />
        </dd>
        {fee.phase === 'known' && fee.estimate.rent && (
          <dd className={css.note}>
            <Text variant="caption" tone="secondary">
              {say('send.rent-hint', { symbol: token.symbol })}
            </Text>
          </dd>
        )}
      </div>
    </dl>
  )
}

interface FeeValueProps {
  readonly fee: Fee
  readonly networkId: string
  readonly address: string
}

/** The most that the network takes, with its worth. It is read again every 12 s. */
function FeeValue({ fee, networkId, address }: FeeValueProps): ReactElement {
  const say = useCopy()
  const locale = useLocale()
  const held = usePluginState(portfolioContract, ({ tokens }) => tokens[`${networkId}:${address}`])
  if (fee.phase === 'loading')
    return (
      <>
        <VisuallyHidden>{say('send.fee-loading')}</VisuallyHidden>
        <Skeleton shape="text" />
      </>
    )
  if (fee.phase === 'failed') return <Text>–</Text>
  const { value, decimals, symbol } = fee.estimate.fee
  const native = held?.status === 'known' ? held.items.find((one) => one.address === undefined) : undefined
  const text = say('send.fee-up-to', { amount: shortAmount(fee.estimate.fee, locale), symbol })
  return (
    <>
      <Text part="send-fee" numeric>
        {text}
      </Text>
      {native?.priceUsd !== undefined && (
        <Text tone="secondary" numeric>
          {formatUsd(Number(centsOf(BigInt(value), decimals, native.priceUsd) + 1n) / 100, locale)}
        </Text>
      )}
      <LiveRegion message={text} />
    </>
  )
}

/** Eight decimals at most, rounded up: never less than what may be paid. */
function shortAmount({ value, decimals }: NativeAmount, locale: string): string {
  const cut = 10n ** BigInt(Math.max(0, decimals - 8))
  const rounded = ((BigInt(value) + cut - 1n) / cut) * cut
  return amountText(rounded.toString(), { decimals, locale })
}
