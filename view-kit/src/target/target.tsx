'use client'

import { viewNeeds } from '@latchkey/kernel'
import { usePluginState, useSlot } from '@latchkey/kernel/react'
import {
  type ActiveTarget,
  activeTarget,
  type ChainNamespace,
  isSameTarget,
  sessionContract,
} from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives'
import { EmptyState, WalletDrawing } from '@latchkey/ui-primitives/lists'
import type { ReactElement } from 'react'
import { useTransactionTexts } from '../transactions/transaction-texts'

export interface ConnectFirstProps {
  /** Why there is nothing to show. Default: that the wallet was disconnected. */
  readonly sentence?: string | undefined
  /**
   * Opens the view again, which declares the connection in `needs`: the wallets come first, and then the view. Without it
   * there is no button.
   */
  readonly onConnect?: (() => void) | undefined
}

/** Shown in place of a view whose account is gone. Part of the button: `connect-first`. */
export function ConnectFirst({ sentence, onConnect }: ConnectFirstProps): ReactElement {
  const t = useTransactionTexts()
  const canConnect = useSlot(viewNeeds).some(({ id }) => id === 'connection')
  return (
    <EmptyState
      drawing={<WalletDrawing />}
      sentence={sentence ?? t('transaction.disconnected')}
      action={
        canConnect &&
        onConnect && (
          <Button part="connect-first" variant="primary" size="large" fullWidth onClick={onConnect}>
            {t('transaction.connect')}
          </Button>
        )
      }
    />
  )
}

/**
 * The active account and its network; the same object until one of them changes, whatever else the session's state
 * does: an extension may announce wallets without end.
 * @param namespace default: the active one
 */
export function useTarget(namespace?: ChainNamespace): ActiveTarget | undefined {
  return usePluginState(sessionContract, (state) => activeTarget(state, namespace), isSameTarget)
}
