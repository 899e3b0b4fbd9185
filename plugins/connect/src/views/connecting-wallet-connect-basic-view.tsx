import type { ReactNode } from 'react'

export default function ConnectingWalletConnectBasicView(): ReactNode {
  return <div part="pairing" />
}
