import type { ReactNode } from 'react'
import { WaysToConnect } from '../components/ways-to-connect'

/** The wallets alone, where the host shows them as one row among its other ways. Part: `connect`. */
export default function ConnectWalletsView(): ReactNode {
  return <WaysToConnect walletsOnly />
}
