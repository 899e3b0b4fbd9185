import { Banner } from '@latchkey/ui-primitives/screens'
import { type ReactNode, useState } from 'react'
import { accounts } from '../wallet/accounts'
import { namespaceOf, namespaces } from '../wallet/namespaces'
import type { PhoneWallet } from '../wallet/phone-wallet'
import type { PhoneState } from '../wallet/state'
import { AccountRow } from './account-row'
import { reasonOf } from './use-action'

interface AccountAndNetworkProps {
  readonly wallet: PhoneWallet
  readonly state: PhoneState
}

/** Shows and changes the owner's account and network. All connected pages are notified. */
export function AccountAndNetwork({ wallet, state }: AccountAndNetworkProps): ReactNode {
  const [failure, setFailure] = useState<string>()
  // Does not wait until pages were notified of the previous change: the latest choice counts.
  const change = (act: Promise<void>): void => {
    setFailure(undefined)
    act.catch((error: unknown) => setFailure(reasonOf(error)))
  }
  const evmNetworks = state.networks.filter(({ networkId }) => namespaceOf(networkId) === 'eip155')
  return (
    <section className="card" aria-label="This wallet">
      <ul className="holdings" aria-label="Balances">
        {namespaces.map((namespace) => (
          <AccountRow key={namespace} wallet={wallet} namespace={namespace} />
        ))}
      </ul>
      <div className="pickers">
        <div className="picker">
          <label htmlFor="lantern-account">Account</label>
          <select
            id="lantern-account"
            value={state.account}
            onChange={(event) => change(wallet.switchAccount(Number(event.target.value)))}
          >
            {accounts.map((account, index) => (
              <option key={account.name} value={index}>
                {account.name}
              </option>
            ))}
          </select>
        </div>
        <div className="picker">
          <label htmlFor="lantern-network">EVM network</label>
          <select
            id="lantern-network"
            value={wallet.network().networkId}
            onChange={(event) => change(wallet.switchNetwork(event.target.value))}
          >
            {evmNetworks.map(({ networkId, name }) => (
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
