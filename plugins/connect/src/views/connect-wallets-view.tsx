import type { ReactNode } from 'react'

export default function ConnectWalletsView(): ReactNode {
  return <div part="connect" />
}
