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
import { LiveRegion, Text, useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import { amountText, exactQuantity, formatUsd } from '@latchkey/ui-primitives/format'
import { Link } from '@latchkey/ui-primitives/lists'
import { AddressValue, Fact, Skeleton } from '@latchkey/ui-primitives/screens'
import type { ReactElement, ReactNode } from 'react'
import { NetworkPicture, useNetworkName } from '../target/networks'
import { useTransactionTexts } from '../texts'
import { TokenPicture, type TokenPictureProps } from '../tokens/token-picture'
import type { PolledValue } from '../use-polled-value'
import { amountSize } from './amount-size'
import * as css from './transaction.css'

export interface AmountHeadingProps {
  readonly token: Pick<Token, 'decimals'> & TokenPictureProps['token']
  /** In the smallest unit, as decimal digits. */
  readonly amount: string
  /** `part` attribute of the line with the amount. */
  readonly part: string
  /** Rendered below the amount. */
  readonly children?: ReactNode
}

/** A token's icon and an amount with all its digits, as the heading of a view that sends or pays. */
export function AmountHeading({ token, amount, part, children }: AmountHeadingProps): ReactElement {
  useSheets(css.sheets)
  const locale = useLocale()
  const { decimals, symbol } = token
  const text = exactQuantity(amount, { decimals, locale })
  return (
    <div className={css.heading}>
      <TokenPicture token={token} size={56} />
      <Text as="p" part={part} variant={amountSize(text)} numeric align="center" className={css.amount}>
        {text} <bdi>{symbol}</bdi>
      </Text>
      {children}
    </div>
  )
}

export interface NetworkFactProps {
  readonly part: string
  readonly target: Pick<ActiveTarget, 'network'>
}

/** The network on which something is sent, in a `FactList`. */
export function NetworkFact({ part, target: { network } }: NetworkFactProps): ReactElement {
  const t = useTransactionTexts()
  const name = useNetworkName(network)
  return (
    <Fact part={part} kind="picture" label={t('transaction.network')}>
      <NetworkPicture network={network} size={20} />
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
  /** Whether that price is still being read. Default: false. */
  readonly isPriceLoading?: boolean
  /** `part` attribute of the text with the fee. */
  readonly part: string
}

/**
 * The highest network fee, or about what it is where the chain gives no upper bound, above its value in US dollars, as the content
 * of a `Fact`. It has the same height while the fee is read.
 */
export function FeeValue({ fee, nativePriceUsd, isPriceLoading = false, part }: FeeValueProps): ReactElement {
  useSheets(css.sheets)
  const t = useTransactionTexts()
  const locale = useLocale()
  if (fee.phase === 'loading')
    return (
      <span className={css.fee}>
        <VisuallyHidden>{t('transaction.fee-loading')}</VisuallyHidden>
        <Skeleton shape="text" length="full" />
        {(isPriceLoading || nativePriceUsd !== undefined) && <Skeleton shape="text" length="medium" />}
      </span>
    )
  if (fee.phase === 'failed') return <Text>–</Text>
  const worth = worthOf({ ...fee.data.fee, priceUsd: nativePriceUsd })
  const key = fee.data.isUpperBound === false ? 'transaction.fee-about' : 'transaction.fee-up-to'
  const text = t(key, { amount: shortFee(fee.data.fee, locale), symbol: fee.data.fee.symbol })
  return (
    <span className={css.fee}>
      <Text part={part} numeric>
        {text}
      </Text>
      {worth && (
        <Text tone="secondary" numeric>
          {formatUsd(worth, locale, 'up')}
        </Text>
      )}
      {isPriceLoading && <Skeleton shape="text" length="medium" />}
      <LiveRegion message={text} />
    </span>
  )
}

/** At most eight decimals, rounded up, so that the text is never less than the fee. */
export function shortFee({ value, decimals }: NativeAmount, locale: string): string {
  const cut = 10n ** BigInt(Math.max(0, decimals - 8))
  const rounded = ((BigInt(value) + cut - 1n) / cut) * cut
  return amountText(rounded.toString(), { decimals, locale })
}

/** EVM wallets set fees themselves: with EIP-1559 they reserve about twice the current fee. */
const EVM_FEE_FACTOR = 2n
/** An account of Solana without data has to hold this many lamports, or nothing. */
const SOLANA_RENT = 890_880n
/** In lamports, for the priority fee that Solana wallets add: ten times the least that Phantom lets its users set. */
const SOLANA_PRIORITY_FEE = 1_000_000n

/**
 * The largest part of a balance that can be sent, in the smallest unit. On Solana it leaves the rent of the account, because
 * a wallet that adds less than is kept for it would else leave a rest that the network refuses.
 * @param fee the network fee if the balance is of the native currency; `undefined` for a token, because its fee is not paid
 * in the token
 */
export function spendable(balance: bigint, fee: bigint | undefined, namespace: string): bigint {
  if (fee === undefined) return balance
  const kept = namespace === 'solana' ? SOLANA_RENT + SOLANA_PRIORITY_FEE : 0n
  const rest = balance - kept - fee * (namespace === 'eip155' ? EVM_FEE_FACTOR : 1n)
  return rest > 0n ? rest : 0n
}
