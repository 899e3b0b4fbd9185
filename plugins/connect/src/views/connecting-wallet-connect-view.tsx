import type { ReactNode } from 'react'

export default function ConnectingWalletConnectView(): ReactNode {
  return <div part="pairing" />
}
