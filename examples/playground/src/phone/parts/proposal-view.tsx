import { truncateAddress } from '@latchkey/ui-primitives/format'
import { type ReactNode, useState } from 'react'
import { accounts } from '../wallet/accounts'
import type { PhoneWallet } from '../wallet/phone-wallet'
import { readAnswers } from '../wallet/read-answers'
import type { Proposal } from '../wallet/state'
import { Checkboxes } from './checkboxes'
import { NetworkCheckboxes } from './network-checkboxes'
import { RequestLayout } from './request-layout'
import { useAction } from './use-action'

interface ProposalViewProps {
  readonly wallet: PhoneWallet
  readonly proposal: Proposal
}

/** A page's proposal to connect: the owner selects accounts, networks and methods. */
export function ProposalView({ wallet, proposal }: ProposalViewProps): ReactNode {
  const act = useAction<'yes' | 'no'>()
  const [names, setNames] = useState<readonly string[]>([wallet.account().name])
  const askedChains = proposal.namespaces.flatMap((asked) => asked.chains)
  const [chains, setChains] = useState<readonly string[]>(askedChains)
  const all = proposal.namespaces.flatMap((asked) => asked.methods)
  const [methods, setMethods] = useState<readonly string[]>(all.filter((one) => !readAnswers.has(one)))
  const chosen = accounts.filter(({ name }) => names.includes(name))
  return (
    <RequestLayout
      page={proposal.page}
      title={`Connect to ${proposal.page.name}`}
      yes="Approve"
      obstacle={obstacleOf(proposal, chosen.length, chains.length)}
      act={act}
      onYes={() => wallet.approve(proposal, { accounts: chosen, chains, methods })}
      onNo={() => wallet.reject(proposal)}
    >
      {proposal.signIn && (
        <p>
          Approving also signs you in at <bdi>{proposal.signIn.domain}</bdi>
          {proposal.signIn.statement === undefined ? '.' : `: ${proposal.signIn.statement}`}
        </p>
      )}
      <Checkboxes
        legend="Accounts"
        ticks={accounts.map(({ name, addresses }) => ({
          value: name,
          label: name,
          // Short enough for two addresses beside the name.
          hint: proposal.namespaces
            .map(({ namespace }) => truncateAddress(addresses[namespace], 4, 4))
            .join(' · '),
        }))}
        chosen={names}
        onChange={setNames}
      />
      <NetworkCheckboxes
        namespaces={proposal.namespaces}
        networks={wallet.get().networks}
        chosen={chains}
        onChange={setChains}
      />
      <details className="more">
        <summary>What it may ask for</summary>
        <Checkboxes
          legend="Methods"
          ticks={all.map((method) => ({ value: method, label: method }))}
          chosen={methods}
          onChange={setMethods}
        />
      </details>
    </RequestLayout>
  )
}

function obstacleOf(proposal: Proposal, chosenAccounts: number, chains: number): string | undefined {
  if (proposal.missing.length > 0)
    return `The page needs what this wallet does not have: ${proposal.missing.join(', ')}.`
  if (proposal.namespaces.length === 0) return 'The page asks for no chain that this wallet is on.'
  if (chosenAccounts === 0) return 'Choose an account.'
  if (chains === 0) return 'Choose a network.'
  return undefined
}
