'use client'

import { Button } from '@latchkey/ui-primitives/button'
import { WalletDrawing } from '@latchkey/ui-primitives/drawings'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactNode } from 'react'
import { type ActiveTarget, targetKey } from '../contract'
import { useTarget } from './target'
import { useTransactionFormTexts } from './transaction-form'

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
