'use client'

import { type ActiveTarget, targetKey } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives'
import { EmptyState, WalletDrawing } from '@latchkey/ui-primitives/lists'
import type { ReactNode } from 'react'
import { useTransactionFormTexts } from '../transactions/transaction-form'
import { useTarget } from './target'

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
