import type { ReactNode } from 'react'
import { Pairing } from '../components/pairing/pairing'

/** The code alone. Part: `pairing`. */
export default function ConnectingWalletConnectBasicView(): ReactNode {
  return <Pairing hasList={false} />
}
