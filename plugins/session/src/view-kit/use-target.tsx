'use client'

import { usePluginState } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactNode } from 'react'
import {
  type ActiveTarget,
  activeTarget,
  type ChainNamespace,
  isSameTarget,
  sessionContract,
  targetKey,
} from '../contract'
import { useTransactionFormTexts } from './transaction-form-texts'

/**
 * The active account and its network; the same object until one of them changes, whatever else the session's state
 * does: an extension may announce wallets without end.
 * @param namespace default: the active one
 */
export function useTarget(namespace?: ChainNamespace): ActiveTarget | undefined {
  // control: target-of-every-announcement
  return usePluginState(sessionContract, (state) => activeTarget(state, namespace), isSameTarget)
}

export interface WhileSameTargetProps {
  /** The account and network that the user has chosen in the form. */
  readonly target: ActiveTarget
  /** Shows the form. */
  readonly onBack: () => void
  readonly children: ReactNode
}

/** The review of a request while account and network are those of the form; else a sentence and a way back. */
export function WhileSameTarget({ target, onBack, children }: WhileSameTargetProps): ReactNode {
  const t = useTransactionFormTexts()
  const current = useTarget()
  if (targetKey(current) === targetKey(target)) return children
  return (
    <EmptyState
      drawing={<WalletDrawing />}
      sentence={t('transaction.target-changed')}
      action={<Button onClick={onBack}>{t('transaction.back-to-form')}</Button>}
    />
  )
}
