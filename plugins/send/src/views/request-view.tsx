import { untilAborted } from '@latchkey/kernel/async'
import { useRouter, useTexts } from '@latchkey/kernel/react'
import {
  type ActionViewProps,
  useIsAbove,
  useLeaveWhenSent,
  useWalletRequest,
  WalletPicture,
  WalletRequestScreen,
} from '@latchkey/session/view-kit'
import { FactList } from '@latchkey/ui-primitives/fact-list'
import { type ReactElement, type ReactNode, useCallback, useEffect, useState } from 'react'
import { type SendRequest, sendContract } from '../contract'
import { copy } from '../copy/copy'
import { requestFault } from '../form/check-request'
import type { SendActions } from '../send-actions'
import { ReceiverFact } from './preview-facts'
import { mayAskWallet } from './recheck'
import { SendFault } from './send-fault'
import { useRequestValues } from './use-request-values'

/**
 * Shown while the request is pending in the wallet. Back leads to the preview and the form, which is kept.
 * Part: `send-request`.
 */
export function RequestView({
  actions,
  args: request,
}: ActionViewProps<SendActions, SendRequest>): ReactNode {
  const fault = requestFault(request)
  return fault ? <SendFault error={fault} hasForm /> : <AskWallet actions={actions} request={request} />
}

interface AskWalletProps {
  readonly actions: SendActions
  readonly request: SendRequest
}

function AskWallet({ actions, request }: AskWalletProps): ReactElement {
  const t = useTexts(copy)
  const { connectionId } = request.target
  const values = useRequestValues(request)
  const [hasChanged, setChanged] = useState(false)
  const send = useCallback(
    async (signal: AbortSignal, _onStep: unknown, isRetry: boolean) => {
      // control: retry-without-a-check
      if (isRetry && !mayAskWallet(await actions.recheck(request, signal))) {
        setChanged(true)
        return untilAborted(new Promise<never>(() => undefined), signal)
      }
      signal.throwIfAborted()
      return actions.send(request, isRetry)
    },
    [actions, request],
  )
  useShowPreview(hasChanged, request)
  // The wallet may have sent while its own view covered this one, as an embedded wallet does.
  const walletRequest = useWalletRequest(send, { onDone: (sent) => actions.showSent({ request, sent }) })
  useLeaveWhenSent(actions, request)
  const hint = t('send.ask-hint', values)
  return (
    <WalletRequestScreen
      part="send-request"
      request={walletRequest}
      connectionId={connectionId}
      // control: receiver-unseen-while-asking
      details={
        <FactList>
          <ReceiverFact request={request} />
        </FactList>
      }
      picture={<WalletPicture connectionId={connectionId} />}
      // A request that may have been sent is not repeated, since it would be paid twice.
      retryWhenSilent={false}
      isWaiting={() => actions.isWaiting(request)}
      texts={{
        pending: { hint },
        silent: { hint },
        declined: { title: t('send.declined'), hint: t('send.declined-hint') },
        failed: { title: t('send.failed'), hint: t('send.failed-hint') },
      }}
    />
  )
}

/** Shows the preview instead, once `hasChanged`, so that the user sees what has changed since. */
function useShowPreview(hasChanged: boolean, request: SendRequest): void {
  const router = useRouter(sendContract)
  const isAbovePreview = useIsAbove('WalletSendPreview')
  useEffect(() => {
    if (!hasChanged) return
    if (isAbovePreview) router.back()
    else router.replace('WalletSendPreview', request)
  }, [hasChanged, isAbovePreview, router, request])
}
