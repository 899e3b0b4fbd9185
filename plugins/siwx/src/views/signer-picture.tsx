import { usePluginState } from '@latchkey/kernel/react'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { WalletPicture } from '@latchkey/session/view-kit'
import type { ReactElement } from 'react'

/** The icon of the wallet that signs. */
export function SignerPicture(): ReactElement {
  const connectionId = usePluginState(sessionContract, (state) => activeTarget(state)?.connectionId)
  return <WalletPicture connectionId={connectionId} />
}
