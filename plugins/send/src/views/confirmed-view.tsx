import type { ViewProps } from '@latchkey/kernel'
import { useLocale, useRouter, useTexts } from '@latchkey/kernel/react'
import { TransactionStatus } from '@latchkey/session/view-kit'
import { ringStates } from '@latchkey/transactions/transaction-end'
import { useSentTransaction } from '@latchkey/transactions/use-sent-transaction'
import { listText } from '@latchkey/ui-primitives/format/list-text'
import type { ReactNode } from 'react'
import { type SendViews, sendContract } from '../contract'
import { copy } from '../copy/copy'
import { useRequestValues } from './use-request-values'

/**
 * Shows a sent transfer until its outcome, which is compared with the preview. Parts: `send-end`,
 * `send-explorer`.
 */
export function ConfirmedView({
  args: { request, sent },
}: ViewProps<SendViews['WalletSendConfirmed']>): ReactNode {
  const t = useTexts(copy)
  const locale = useLocale()
  const router = useRouter(sendContract)
  const { end, result, hash, network } = useSentTransaction(sent)
  const values = useRequestValues(request)
  const differences = (result?.differences ?? []).map((part) => t(`send.differs-${part}`))
  const title = t(`send.${end}`)
  const hint = t(`send.${end}-hint`, { ...values, parts: listText(differences, locale) })
  return (
    <TransactionStatus
      part="send"
      phase={end}
      state={ringStates[end]}
      token={request.token}
      title={title}
      hint={hint}
      network={network}
      hash={hash}
      onDone={() => router.back()}
    />
  )
}
