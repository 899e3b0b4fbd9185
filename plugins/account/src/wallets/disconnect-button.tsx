import { PowerIcon } from '@latchkey/ui-primitives/icon/power'
import { IconButton } from '@latchkey/ui-primitives/icon-button'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'

export interface DisconnectButtonProps {
  /** Of the wallet. */
  readonly name: string
  readonly isBusy: boolean
  readonly onDisconnect: () => void
}

/** The way out beside a wallet, all of its chains at once. Part: `wallet-disconnect`. */
export function DisconnectButton({ name, isBusy, onDisconnect }: DisconnectButtonProps): ReactElement {
  const say = useCopy()
  return (
    <IconButton
      part="wallet-disconnect"
      label={say('wallets.disconnect', { name })}
      icon={<PowerIcon size={18} />}
      onClick={() => {
        if (!isBusy) onDisconnect()
      }}
    />
  )
}
