import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { usePlugin, usePluginState, useRouterState, useTexts } from '@latchkey/kernel/react'
import { openLink } from '@latchkey/kernel/web'
import { explorerUrl } from '@latchkey/session/chain'
import { sessionContract } from '@latchkey/session/contract'
import { ExternalIcon } from '@latchkey/ui-primitives'
import {
  RequestStatus,
  type RequestStatusAction,
  RetryIcon,
  type StatusRingState,
} from '@latchkey/ui-primitives/screens'
import { NetworkPicture } from '@latchkey/view-kit'
import { type ReactElement, useState } from 'react'
import type { EndedRequest, EndPhase } from '../contract'
import { type TextKey, texts } from '../texts'

export interface RequestEndProps {
  readonly ended: EndedRequest
  /** Whether no other request is pending. */
  readonly isLast: boolean
  readonly onClose: () => void
}

const rings: Readonly<Record<EndPhase, StatusRingState>> = {
  sending: 'pending',
  sent: 'done',
  submitted: 'stopped',
  undecided: 'stopped',
  reverted: 'failed',
  failed: 'failed',
  unavailable: 'failed',
  unknown: 'stopped',
}

/** The result of a request. Parts: `approve-end`, `approve-end-text`, those of `RequestStatus`. */
export function RequestEnd({ ended, isLast, onClose }: RequestEndProps): ReactElement {
  const t = useTexts(texts)
  const { phase, networkId, transactionId, address } = ended
  const network = usePluginState(sessionContract, ({ networks }) =>
    networks.find(({ id }) => id === networkId),
  )
  // A view of the dialog has made the request, and offers to repeat it.
  const isFromDialog = useRouterState(({ stack }) => stack.length > 1)
  const title = t(`approvals.end.${phase}`)
  const hint = t(hintOf(ended, isFromDialog))
  const leave = isFromDialog ? 'approvals.back' : 'approvals.close'
  const kind = transactionId === undefined ? 'address' : 'tx'
  const id = transactionId ?? address
  const link = id === undefined ? undefined : explorerUrl(network, kind, id)
  const restart = useRestart(onClose)
  const actions: RequestStatusAction[] = []
  if (phase === 'unavailable')
    actions.push({
      id: 'restart',
      label: t('approvals.restart'),
      icon: <RetryIcon />,
      primary: true,
      loading: restart.isRunning,
      onClick: restart.run,
    })
  else if (link !== undefined && phase !== 'failed')
    actions.push({
      id: 'explorer',
      label: t('approvals.explorer'),
      icon: <ExternalIcon />,
      primary: phase === 'unknown' || phase === 'undecided',
      onClick: () => openLink(link),
    })
  actions.push({
    id: 'close',
    label: t(isLast ? leave : 'approvals.next'),
    onClick: onClose,
  })
  return (
    <RequestStatus
      part="approve-end"
      phase={phase}
      state={rings[phase]}
      picture={<NetworkPicture network={network} size={72} />}
      title={title}
      hint={hint}
      actions={actions}
      announcement={`${title}. ${hint}`}
    />
  )
}

function hintOf({ phase, method }: EndedRequest, isFromDialog: boolean): TextKey {
  if (isFromDialog && (phase === 'failed' || phase === 'unavailable'))
    return `approvals.end.${phase}-hint-in-dialog`
  // A wallet may have executed a part of a batch.
  if (phase === 'reverted' && method === 'wallet_sendCalls') return 'approvals.end.reverted-hint-batch'
  return `approvals.end.${phase}-hint`
}

interface Restart {
  readonly isRunning: boolean
  readonly run: () => void
}

/**
 * Restarts the frame and closes the view when it is ready. The request was rejected, so the site has to
 * repeat it.
 */
function useRestart(onDone: () => void): Restart {
  const { reload } = usePlugin(embeddedWalletContract)
  const [isRunning, setRunning] = useState(false)
  const run = async (): Promise<void> => {
    setRunning(true)
    try {
      await reload()
      onDone()
    } catch {
      setRunning(false)
    }
  }
  return { isRunning, run: () => void run() }
}
