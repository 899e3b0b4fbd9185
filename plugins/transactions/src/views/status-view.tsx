import type { ViewProps } from '@latchkey/kernel'
import { usePluginState, useRouter } from '@latchkey/kernel/react'
import { TransactionStatus, useTarget } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { type TransactionsViews, transactionsContract } from '../contract'
import { type FlowArrival, isSentStep, type SentStep } from '../flow/request-step'
import { useEndText } from '../flow/use-end-text'
import { entryOf, isNothingSent, ringStates } from '../transaction-end'
import { useSentTransaction } from '../use-sent-transaction'

/**
 * Shows a sent transaction until the chain has decided, compared with what was reviewed. Parts: `<part>-end`,
 * `<part>-explorer`.
 */
export function StatusView({ args: step }: ViewProps<TransactionsViews['TransactionStatus']>): ReactNode {
  const router = useRouter(transactionsContract)
  const isOurs = isSentStep(step)
  useEffect(() => {
    // A page has opened it, and there is no transaction to show.
    if (!isOurs) router.back()
  }, [isOurs, router])
  return isOurs ? <Status step={step} /> : null
}

const noArrival: FlowArrival = { phase: 'unread' }

function Status({ step: { sent, look, onConfirmed } }: { readonly step: SentStep }): ReactElement {
  const endText = useEndText()
  const router = useRouter(transactionsContract)
  const { end, hash, network } = useSentTransaction(sent)
  const entry = usePluginState(transactionsContract, (state) => entryOf(state, sent))
  const summary = look.useSummary()
  const own = look.useTexts?.()
  const isThere = end === 'confirmed' || end === 'repriced'
  const arrival = look.useArrival?.(isThere ? hash : undefined) ?? noArrival
  const isDone = isThere && onConfirmed !== undefined
  useEffect(() => {
    if (isDone) onConfirmed()
  }, [isDone, onConfirmed])
  // A step leads on by itself, so it is shown as pending until then.
  const shown = isDone || (isThere && arrival.phase === 'reading') ? 'pending' : end
  const arrived = shown === end && isThere && arrival.phase === 'known' ? arrival : undefined
  const again = look.useAgain?.()
  const target = useTarget()
  const isSameSender = target?.networkId === sent.networkId && target.account.address === sent.from
  const isOffered = again !== undefined && isNothingSent(shown) && isSameSender
  const text = { ...endText(shown, summary, entry), ...own?.[shown], ...arrived?.text }
  return (
    <TransactionStatus
      part={look.part}
      phase={arrived?.isLess ? 'received-less' : shown}
      state={arrived?.isLess ? 'failed' : ringStates[shown]}
      token={look.token}
      title={text.title}
      hint={text.hint}
      network={network}
      hash={hash}
      actions={isOffered ? [{ id: 'again', label: again.label, primary: true, onClick: again.show }] : []}
      onDone={() => router.back()}
    />
  )
}
