'use client'
import { RememberedConnectButton } from 'latchkey/cookie/react'

export function Account() {
  return <RememberedConnectButton balance="hide" />
}
