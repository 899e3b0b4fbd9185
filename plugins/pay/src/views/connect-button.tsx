import { connectContract } from '@latchkey/connect/contract'
import { useOptionalPlugin, useRouter } from '@latchkey/kernel/react'
import type { ChainNamespace } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'

interface ConnectButtonProps {
  readonly namespace: ChainNamespace
  readonly label: string
  readonly variant?: 'primary' | 'secondary'
}

/** Opens the list of wallets of one namespace, if the page has that view. Part: `pay-connect`. */
export function ConnectButton(props: ConnectButtonProps): ReactElement | null {
  const hasConnect = useOptionalPlugin(connectContract) !== undefined
  return hasConnect ? <Connect {...props} /> : null
}

function Connect({ namespace, label, variant = 'secondary' }: ConnectButtonProps): ReactElement {
  const router = useRouter(connectContract)
  return (
    <Button
      part="pay-connect"
      size="large"
      fullWidth
      variant={variant}
      onClick={() => router.push('Connect', { namespace })}
    >
      {label}
    </Button>
  )
}
