'use client'

import { usePluginState } from '@latchkey/kernel/react'
import { type ConnectionId, connectedWallet, sessionContract } from '@latchkey/session/contract'
import { Image, WalletIcon } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'

export interface WalletPictureProps {
  readonly connectionId: ConnectionId | undefined
}

/** The icon of a connection's wallet, for the screen of a request to it. */
export function WalletPicture({ connectionId }: WalletPictureProps): ReactElement {
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, connectionId))
  return <Image src={wallet?.iconUrl} size={72} fallback={<WalletIcon size={32} />} />
}
