import type { LatchkeyError } from '@latchkey/kernel'
import { useRouter, useTranslate } from '@latchkey/kernel/react'
import { announcementOf, describeError, useTransactionFormTexts } from '@latchkey/session/view-kit'
import { Button } from '@latchkey/ui-primitives/button'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactElement } from 'react'
import { sendContract } from '../contract'

interface SendFaultProps {
  readonly error: LatchkeyError
  /** Whether the form can fix it. */
  readonly hasForm?: boolean
}

/** Shows why nothing can be sent, and what to do. */
export function SendFault({ error, hasForm = false }: SendFaultProps): ReactElement {
  const translate = useTranslate()
  const t = useTransactionFormTexts()
  const router = useRouter(sendContract)
  return (
    <EmptyState
      drawing={<NetworkDrawing />}
      sentence={announcementOf(describeError(error, { title: '', hint: '' }, translate))}
      action={
        hasForm ? (
          <Button onClick={() => router.reset('WalletSend')}>{t('transaction.back-to-form')}</Button>
        ) : undefined
      }
    />
  )
}
