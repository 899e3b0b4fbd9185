import type { ReactNode } from 'react'
import type { PhoneWallet } from '../wallet/phone-wallet'
import type { PhoneState } from '../wallet/state'
import { AccountAndNetwork } from './account-and-network'
import { PagesList } from './pages-list'
import { PairForm } from './pair-form'

interface HomeProps {
  readonly wallet: PhoneWallet
  readonly state: PhoneState
  readonly firstUri: string | undefined
}

export function Home({ wallet, state, firstUri }: HomeProps): ReactNode {
  return (
    <>
      <h1 className="hidden">Lantern, a wallet for tests</h1>
      <AccountAndNetwork wallet={wallet} state={state} />
      <PairForm wallet={wallet} firstUri={firstUri} />
      <PagesList wallet={wallet} state={state} />
      <p className="small">The keys of this wallet are public. Never send anything of value to them.</p>
    </>
  )
}
