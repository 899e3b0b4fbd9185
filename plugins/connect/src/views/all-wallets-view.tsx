import type { ReactNode } from 'react'

export default function AllWalletsView(): ReactNode {
  return <div part="all-wallets" />
}
