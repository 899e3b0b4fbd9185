import { Avatar } from '@latchkey/ui-primitives/avatar'
import { Banner } from '@latchkey/ui-primitives/banner'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { type ReactNode, useState } from 'react'
import { accounts } from '../wallet/accounts'
import type { PhoneWallet } from '../wallet/phone-wallet'
import type { PhoneState } from '../wallet/state'
import { Balance } from './balance'
import { reasonOf } from './use-act'

interface StandingProps {
  readonly wallet: PhoneWallet
  readonly state: PhoneState
}

/** Who the owner is and where; a change reaches every page that is connected. */
export function Standing({ wallet, state }: StandingProps): ReactNode {
  const [failure, setFailure] = useState<string>()
  // Also while the pages are still being told of the change before: what the owner picks last counts.
  const change = (act: Promise<void>): void => {
    setFailure(undefined)
    act.catch((error: unknown) => setFailure(reasonOf(error)))
  }
  const { address } = wallet.account()
  return (
    <section className="card" aria-label="This wallet">
      <div className="owner">
        <Avatar address={address} size={48} />
        <div className="owner-words">
          <span className="balance" data-testid="phone-balance">
            <Balance wallet={wallet} />
          </span>
          <span className="address">
            <span data-testid="phone-address" title={address}>
              {truncateAddress(address)}
            </span>
            <CopyButton
              value={address}
              label="Copy address"
              copiedLabel="Address copied"
              failedLabel="Copying failed"
            />
          </span>
        </div>
      </div>
      <div className="pickers">
        <div className="picker">
          <label htmlFor="lantern-account">Account</label>
          <select
            id="lantern-account"
            value={state.account}
            onChange={(event) => change(wallet.switchAccount(Number(event.target.value)))}
          >
            {accounts.map((account, index) => (
              <option key={account.address} value={index}>
                Account {index + 1}
              </option>
            ))}
          </select>
        </div>
        <div className="picker">
          <label htmlFor="lantern-network">Network</label>
          <select
            id="lantern-network"
            value={wallet.network().networkId}
            onChange={(event) => change(wallet.switchNetwork(event.target.value))}
          >
            {state.networks.map(({ networkId, name }) => (
              <option key={networkId} value={networkId}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      {failure !== undefined && <Banner variant="error">A page could not be told: {failure}</Banner>}
    </section>
  )
}
