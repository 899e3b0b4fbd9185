import type { ViewProps } from '@latchkey/kernel'
import type { ReactNode } from 'react'
import { Pairing } from '../components/pairing/pairing'
import type { ConnectViews } from '../contract'

/** Pairs with the wallet that is named, or whichever scans the code. Part: `pairing`. */
export default function ConnectingWalletConnectView({
  args,
}: ViewProps<ConnectViews['ConnectingWalletConnect']>): ReactNode {
  return <Pairing wallet={args?.wallet} opened={args?.opened} namespace={args?.namespace} hasList />
}
