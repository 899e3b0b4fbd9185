import type { ViewProps } from '@latchkey/kernel'
import { usePluginState } from '@latchkey/kernel/react'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import type { ReactNode } from 'react'
import { ChooseChain } from '../components/choose-chain'
import { WalletGone } from '../components/wallet-gone'
import type { ConnectViews } from '../contract'
import { chainsOf } from '../wallet-list/chains-of'

const whole = (state: SessionState): SessionState => state

/** One wallet that is reached in another way for each chain: asks for which. Part: `multi-chain`. */
export default function ConnectingMultiChainView({
  args: { walletId },
}: ViewProps<ConnectViews['ConnectingMultiChain']>): ReactNode {
  const state = usePluginState(sessionContract, whole)
  const row = state.wallets.find(({ id }) => id === walletId)
  return row ? <ChooseChain wallet={row} chains={chainsOf(row, state)} /> : <WalletGone />
}
