import { usePluginState } from '@latchkey/kernel/react'
import { activeTarget, connectedWallet, sessionContract } from '@latchkey/session/contract'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { Image } from '@latchkey/ui-primitives/image'
import type { ReactElement } from 'react'

/** The icon of the wallet that signs. */
export function WalletPicture(): ReactElement {
  const session = usePluginState(sessionContract, (state) => state)
  const wallet = connectedWallet(session, activeTarget(session)?.connectionId)
  return <Image src={wallet?.iconUrl} size={72} fallback={<WalletIcon size={32} />} />
}
