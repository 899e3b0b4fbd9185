import type { ViewProps } from '@latchkey/kernel'
import { useLocale, usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { pendingTransactionsContract } from '@latchkey/pending-transactions/contract'
import { ringStates, transactionEnd } from '@latchkey/pending-transactions/transaction-end'
import { sessionContract } from '@latchkey/session/contract'
import { TransactionStatus } from '@latchkey/session/view-kit'
import { listText } from '@latchkey/ui-primitives/format/list-text'
import { type ReactNode, useEffect } from 'react'
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
  const pending = usePlugin(pendingTransactionsContract)
  const result = usePluginState(
    pendingTransactionsContract,
    ({ entries }) => entries.find((one) => one.sent.id === sent.id)?.result,
  )
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const values = useRequestValues(request)
  // This view shows the outcome, so there is no notice.
  useEffect(() => pending.suppressNotice(sent.id), [pending, sent.id])

  const end = transactionEnd(result)
  const differences = (result?.differences ?? []).map((part) => t(`send.differs-${part}`))
  const title = t(`send.${end}`)
  const hint = t(`send.${end}-hint`, { ...values, parts: listText(differences, locale) })
  const network = networks.find(({ id }) => id === (result?.foundOn ?? sent.networkId))
  const id = result && 'id' in result.outcome ? (result.outcome.id ?? sent.id) : sent.id
  return (
    <TransactionStatus
      part="send"
      phase={end}
      state={ringStates[end]}
      token={request.token}
      title={title}
      hint={hint}
      network={network}
      hash={sent.type === 'transaction' ? id : undefined}
      onDone={() => router.back()}
    />
  )
}
