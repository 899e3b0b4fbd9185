import { Tag } from '@latchkey/ui-primitives'
import { Banner } from '@latchkey/ui-primitives/screens'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { PhoneWallet } from '../wallet/phone-wallet'
import type { PhoneState } from '../wallet/state'
import { Home } from './home'
import { ProposalView } from './proposal-view'
import { RequestView } from './request-view'

interface PhoneAppProps {
  readonly wallet: PhoneWallet
  readonly firstUri: string | undefined
}

const relayWords: Readonly<Record<PhoneState['relay'], string>> = {
  idle: 'Ready',
  online: 'Online',
  offline: 'Offline',
}

/** Shows one view at a time: a pending request, else the wallet itself. */
export function PhoneApp({ wallet, firstUri }: PhoneAppProps): ReactNode {
  const state = useSyncExternalStore(wallet.subscribe, wallet.get)
  const [ask] = state.asks
  const waiting = state.asks.length - 1
  return (
    <>
      <header className="top">
        <img src="/lantern.svg" alt="" width="28" height="28" />
        <strong>Lantern</strong>
        {waiting > 0 && <Tag tone="accent">{waiting} more waiting</Tag>}
        <Tag tone={state.relay === 'offline' ? 'warning' : 'neutral'} part="relay">
          {relayWords[state.relay]}
        </Tag>
      </header>
      {state.note && !ask && <Banner variant={state.note.tone}>{state.note.text}</Banner>}
      {ask?.kind === 'proposal' && <ProposalView key={ask.id} wallet={wallet} proposal={ask} />}
      {ask?.kind === 'request' && <RequestView key={ask.id} wallet={wallet} request={ask} />}
      {/* Stays mounted, so that an entered link survives a request. */}
      <div hidden={ask !== undefined} className="screen">
        <Home wallet={wallet} state={state} firstUri={firstUri} />
      </div>
    </>
  )
}
