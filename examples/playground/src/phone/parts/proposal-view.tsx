import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { accounts } from '../wallet/accounts'
import type { PhoneWallet } from '../wallet/phone-wallet'
import type { Proposal } from '../wallet/state'
import { AskScreen } from './ask-screen'
import { Ticks } from './ticks'
import { useAct } from './use-act'

interface ProposalViewProps {
  readonly wallet: PhoneWallet
  readonly proposal: Proposal
}

/** A page wants to connect: the owner picks what it gets. */
export function ProposalView({ wallet, proposal }: ProposalViewProps): ReactNode {
  const act = useAct<'yes' | 'no'>()
  const [addresses, setAddresses] = useState<readonly Address[]>([wallet.account().address])
  const [chains, setChains] = useState(proposal.chains)
  const [methods, setMethods] = useState(proposal.methods)
  const { networks } = wallet.get()
  return (
    <AskScreen
      page={proposal.page}
      title={`Connect to ${proposal.page.name}`}
      yes="Approve"
      obstacle={obstacleOf(proposal, addresses.length, chains.length)}
      act={act}
      onYes={() => wallet.approve(proposal, { addresses, chains, methods })}
      onNo={() => wallet.reject(proposal)}
    >
      <Ticks
        legend="Accounts"
        ticks={accounts.map(({ address }, index) => ({
          value: address,
          label: `Account ${index + 1}`,
          hint: truncateAddress(address),
        }))}
        chosen={addresses}
        onChange={setAddresses}
      />
      <Ticks
        legend="Networks"
        ticks={networks.map(({ networkId, name }) => ({
          value: networkId,
          label: name,
          ...(proposal.chains.includes(networkId) ? {} : { hint: 'Not asked for' }),
        }))}
        chosen={chains}
        onChange={setChains}
      />
      <details className="more">
        <summary>What it may ask for</summary>
        <Ticks
          legend="Methods"
          ticks={proposal.methods.map((method) => ({ value: method, label: method }))}
          chosen={methods}
          onChange={setMethods}
        />
      </details>
    </AskScreen>
  )
}

function obstacleOf(proposal: Proposal, addresses: number, chains: number): string | undefined {
  if (proposal.missing.length > 0)
    return `The page needs what this wallet does not have: ${proposal.missing.join(', ')}.`
  if (addresses === 0) return 'Choose an account.'
  if (chains === 0) return 'Choose a network.'
  return undefined
}
