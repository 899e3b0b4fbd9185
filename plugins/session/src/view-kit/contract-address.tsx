'use client'

import { AddressValue } from '@latchkey/ui-primitives/address-value'
import { Link } from '@latchkey/ui-primitives/link'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import type { Network } from '../contract'
import { explorerUrl } from '../network/explorer-url'
import { useTransactionTexts } from './transaction-texts'

export interface ContractAddressProps {
  readonly part: string
  readonly address: string
  /** The network whose explorer shows the contract. Without one, or without an explorer, there is no link. */
  readonly network: Network | undefined
}

/**
 * The contract of a token, or another one, as the content of a `Fact` where a list may lie about its name: short, whole on a
 * press, to copy, and to look at in the explorer.
 */
export function ContractAddress({ part, address, network }: ContractAddressProps): ReactElement {
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
