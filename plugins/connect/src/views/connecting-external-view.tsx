import type { ViewProps } from '@latchkey/kernel'
import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { type ReactNode, useState } from 'react'
import { ConnectingWallet } from '../components/connecting-wallet'
import { WalletGone } from '../components/wallet-gone'
import type { ConnectViews } from '../contract'

/** Asks one wallet of this browser. Part: `connecting`. */
export default function ConnectingExternalView({
  args,
}: ViewProps<ConnectViews['ConnectingExternal']>): ReactNode {
  const { walletId, namespaces } = args
  const row = usePluginState(sessionContract, ({ wallets }) => wallets.find(({ id }) => id === walletId))
  const [known, setKnown] = useState(row)
  // A wallet that goes while it is asked keeps its name and picture; its own answer tells the rest.
  if (row && row !== known) setKnown(row)
  return known ? <ConnectingWallet key={walletId} wallet={known} namespaces={namespaces} /> : <WalletGone />
}
