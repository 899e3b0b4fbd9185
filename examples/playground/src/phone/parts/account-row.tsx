import { Tag } from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { Avatar, CopyButton } from '@latchkey/ui-primitives/screens'
import type { ReactNode } from 'react'
import { type Namespace, namespaceLabels } from '../wallet/namespaces'
import type { PhoneWallet } from '../wallet/phone-wallet'
import { Balance } from './balance'

interface AccountRowProps {
  readonly wallet: PhoneWallet
  readonly namespace: Namespace
}

/** Balance and address of the account in one namespace. */
export function AccountRow({ wallet, namespace }: AccountRowProps): ReactNode {
  const address = wallet.account().addresses[namespace]
  const chain = namespaceLabels[namespace]
  return (
    <li className="owner">
      <Avatar address={address} size={48} />
      <div className="owner-words">
        <span className="balance" data-testid={`phone-balance-${namespace}`}>
          <Balance wallet={wallet} namespace={namespace} />
        </span>
        <span className="address">
          <span data-testid={`phone-address-${namespace}`} title={address}>
            {truncateAddress(address)}
          </span>
          <CopyButton
            value={address}
            label={`Copy ${chain} address`}
            copiedLabel="Address copied"
            failedLabel="Couldn’t copy"
          />
        </span>
      </div>
      <Tag>{chain}</Tag>
    </li>
  )
}
