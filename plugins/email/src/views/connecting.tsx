import { useFinishMethod } from '@latchkey/connect/view-kit'
import { isLatchkeyError } from '@latchkey/kernel'
import { useServices, useTexts } from '@latchkey/kernel/react'
import {
  SHOW_DONE_MS,
  useWalletRequest,
  type WalletRequest,
  WalletRequestScreen,
  type WalletRequestState,
} from '@latchkey/view-kit'
import { type ReactElement, useMemo } from 'react'
import { emailContract } from '../contract'
import type { EmailActions } from '../email-actions'
import { texts } from '../texts'
import { MailPicture } from './step-head'

/** The page draws the account first. Success, which is drawn over it, would hold it up. */
const AFTER_ACCOUNT_MS = 50

interface ConnectingOptions {
  readonly actions: EmailActions
  /** The logged-in address; `undefined` before the login. */
  readonly email: string | undefined
}

/** Connects the wallet of the newly logged-in user, then ends the login. */
export function useConnecting({ actions, email }: ConnectingOptions): WalletRequest {
  const { clock } = useServices().ports
  const connect = useMemo(
    () =>
      email === undefined
        ? undefined
        : async (signal: AbortSignal): Promise<void> => {
            await actions.connect(email, signal)
            await clock.wait(AFTER_ACCOUNT_MS, signal)
          },
    [actions, email, clock],
  )
  return useWalletRequest(connect, {
    onDone: useFinishMethod(emailContract),
    showDoneMs: SHOW_DONE_MS,
  })
}

interface ConnectingProps {
  readonly request: WalletRequest
  /** Shows the field for the address, because the frame has another user by now. */
  readonly onOtherUser: () => void
}

/** The progress of connecting. Part: `email-connecting`. */
export function Connecting({ request, onOtherUser }: ConnectingProps): ReactElement {
  const t = useTexts(texts)
  return (
    <WalletRequestScreen
      part="email-connecting"
      request={isOtherUser(request.state) ? { ...request, retry: onOtherUser } : request}
      picture={<MailPicture />}
      texts={{
        pending: { title: t('email.connecting'), hint: t('email.connecting-hint') },
        silent: { title: t('email.connecting-slow'), hint: t('email.connecting-slow-hint') },
        done: { title: t('email.connected'), hint: t('email.connected-hint') },
        failed: { title: t('email.connect-failed'), hint: t('email.connect-failed-hint') },
      }}
    />
  )
}

function isOtherUser(state: WalletRequestState): boolean {
  return state.phase === 'failed' && isLatchkeyError(state.error) && state.error.code === 'EMAIL_USER_CHANGED'
}
