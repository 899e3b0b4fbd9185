import type { ReactNode } from 'react'
import { Pairing } from '../pairing/pairing'

/** The code alone. Part: `pairing`. */
export default function ConnectingWalletConnectBasicView(): ReactNode {
  return <Pairing hasList={false} />
}
