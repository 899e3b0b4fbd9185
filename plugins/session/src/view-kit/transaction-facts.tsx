'use client'

import { AddressValue } from '@latchkey/ui-primitives/address-value'
import { Fact } from '@latchkey/ui-primitives/fact-list'
import { Image } from '@latchkey/ui-primitives/image'
import { Link } from '@latchkey/ui-primitives/link'
import { Text } from '@latchkey/ui-primitives/text'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import type { ActiveTarget, Network, Token } from '../contract'
import { explorerUrl } from '../network/explorer-url'
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
