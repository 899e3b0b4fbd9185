'use client'

import { useLocale } from '@latchkey/kernel/react'
import { explorerUrl } from '@latchkey/session/chain'
import type {
  ActiveTarget,
  NativeAmount,
  Network,
  Token,
  TransactionEstimate,
} from '@latchkey/session/contract'
import { worthOf } from '@latchkey/session/worth'
import { Image, LiveRegion, Text, VisuallyHidden } from '@latchkey/ui-primitives'
import { amountText, formatUsd } from '@latchkey/ui-primitives/format'
import { Link } from '@latchkey/ui-primitives/lists'
import { AddressValue, Fact, Skeleton } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import type { PolledValue } from '../use-polled-value'
import { useTransactionTexts } from './transaction-texts'

export interface NetworkFactProps {
  readonly part: string
  readonly target: Pick<ActiveTarget, 'network' | 'networkId'>
}

/** The network on which something is sent, in a `FactList`. */
export function NetworkFact({ part, target: { network, networkId } }: NetworkFactProps): ReactElement {
  const t = useTransactionTexts()
  const name = network?.name ?? networkId
  return (
    <Fact part={part} kind="picture" label={t('transaction.network')}>
      <Image src={network?.iconUrl} name={name} size={20} shape="circle" />
      <Text>
        <bdi>{name}</bdi>
      </Text>
    </Fact>
  )
}

interface ContractAddressProps {
  readonly part: string
  readonly address: string
  /** The network whose explorer shows the contract. Without one, or without an explorer, there is no link. */
  readonly network: Network | undefined
}

export interface TokenContractFactProps extends Pick<ContractAddressProps, 'part' | 'network'> {
  readonly token: Pick<Token, 'address' | 'symbol'>
  /** The `part` of the fact. */
  readonly factPart: string
}

/** The contract of a token, or its mint on Solana, because a list may lie about its name. Nothing for the native currency. */
export function TokenContractFact(props: TokenContractFactProps): ReactElement | null {
  const { token, factPart, part, network } = props
  const t = useTransactionTexts()
  if (token.address === undefined) return null
  return (
    <Fact part={factPart} kind="address" label={t('transaction.token-contract', { symbol: token.symbol })}>
      <ContractAddress part={part} address={token.address} network={network} />
    </Fact>
  )
}

/** A contract as the content of a `Fact`: short, whole on a press, to copy, and to look at in the explorer. */
function ContractAddress({ part, address, network }: ContractAddressProps): ReactElement {
  const t = useTransactionTexts()
  const url = explorerUrl(network, 'address', address)
  return (
    <AddressValue
      part={part}
      address={address}
      wholeLabel={t('transaction.address-whole')}
      copyLabel={t('transaction.address-copy')}
      copiedLabel={t('transaction.address-copied')}
      failedLabel={t('transaction.address-copy-failed')}
    >
      {url !== undefined && (
        <Link href={url} icon>
          <VisuallyHidden>{t('transaction.explorer')}</VisuallyHidden>
        </Link>
      )}
    </AddressValue>
  )
}

export interface FeeValueProps {
  readonly fee: PolledValue<TransactionEstimate>
  /** Price of one whole unit of the native currency in US dollars; `undefined` if unknown. */
  readonly nativePriceUsd: number | undefined
  /** `part` attribute of the text with the fee. */
  readonly part: string
}

/** The highest network fee, or about what it is where the chain gives no upper bound, and its value in US dollars, as the content of a `Fact`. */
export function FeeValue({ fee, nativePriceUsd, part }: FeeValueProps): ReactElement {
  const t = useTransactionTexts()
  const locale = useLocale()
  if (fee.phase === 'loading')
    return (
      <>
        <VisuallyHidden>{t('transaction.fee-loading')}</VisuallyHidden>
        <Skeleton shape="text" />
      </>
    )
  if (fee.phase === 'failed') return <Text>–</Text>
  const worth = worthOf({ ...fee.data.fee, priceUsd: nativePriceUsd })
  const key = fee.data.isUpperBound === false ? 'transaction.fee-about' : 'transaction.fee-up-to'
  const text = t(key, { amount: shortFee(fee.data.fee, locale), symbol: fee.data.fee.symbol })
  return (
    <>
      <Text part={part} numeric>
        {text}
      </Text>
      {worth && (
        <Text tone="secondary" numeric>
          {formatUsd(worth, locale, 'up')}
        </Text>
      )}
      <LiveRegion message={text} />
    </>
  )
}

/** At most eight decimals, rounded up, so that the text is never less than the fee. */
export function shortFee({ value, decimals }: NativeAmount, locale: string): string {
  const cut = 10n ** BigInt(Math.max(0, decimals - 8))
  const rounded = ((BigInt(value) + cut - 1n) / cut) * cut
  return amountText(rounded.toString(), { decimals, locale })
}
