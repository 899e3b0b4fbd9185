import type { ViewProps } from '@latchkey/kernel'
import type { ReactNode } from 'react'
import { WaysToConnect } from '../components/ways-to-connect'
import type { ConnectViews } from '../contract'

/** The wallets alone, where the host shows them as one row among its other ways. Part: `connect`. */
export default function ConnectWalletsView({ args }: ViewProps<ConnectViews['ConnectWallets']>): ReactNode {
  return <WaysToConnect walletsOnly namespace={args?.namespace} />
}
