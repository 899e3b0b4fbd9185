import { useAccount } from 'latchkey/react'

export function Account() {
  const { status, displayName, address, balance } = useAccount()
  if (status !== 'connected') return null
  return <p title={address}>{`${displayName}: ${balance?.formatted} ${balance?.symbol}`}</p>
}
