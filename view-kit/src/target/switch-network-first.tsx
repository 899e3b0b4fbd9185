'use client'

import { usePlugin } from '@latchkey/kernel/react'
import { type Network, sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives'
import { EmptyState, NetworkDrawing } from '@latchkey/ui-primitives/lists'
import { type ReactElement, useState } from 'react'
import { useTransactionTexts } from '../transactions/transaction-texts'

export interface SwitchNetworkFirstProps {
  /** The network on which the transaction has to be sent. */
  readonly network: Network
  /** `part` attribute of the button. */
  readonly part: string
  readonly onCancel: () => void
}

/** Asks the user to switch the network: the transaction is for another network than the wallet is on. */
export function SwitchNetworkFirst({ network, part, onCancel }: SwitchNetworkFirstProps): ReactElement {
  const t = useTransactionTexts()
  const session = usePlugin(sessionContract)
  const [phase, setPhase] = useState<'asking' | 'declined' | undefined>()
  const { id, name } = network
  const change = async (): Promise<void> => {
    setPhase('asking')
    await session.switchNetwork(id).then(
      () => setPhase(undefined),
      () => setPhase('declined'),
    )
  }
  return (
    <EmptyState
      drawing={<NetworkDrawing />}
      sentence={t(phase === 'declined' ? 'transaction.switch-declined' : 'transaction.switch-hint', {
        network: name,
      })}
      action={
        <>
          <Button
            part={part}
            variant="primary"
            size="large"
            fullWidth
            loading={phase === 'asking'}
            onClick={() => void change()}
          >
            {t('transaction.switch', { network: name })}
          </Button>
          <Button size="large" fullWidth onClick={onCancel}>
            {t('transaction.cancel')}
          </Button>
        </>
      }
    />
  )
}
