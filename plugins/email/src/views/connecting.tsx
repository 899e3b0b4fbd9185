import { useFinishMethod } from '@latchkey/connect/view-kit'
import { isLatchkeyError } from '@latchkey/kernel'
import {
  SHOW_DONE_MS,
  useWalletRequest,
  type WalletRequest,
  WalletRequestScreen,
  type WalletRequestState,
} from '@latchkey/session/view-kit'
import { type ReactElement, useMemo } from 'react'
import { emailContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import type { EmailSteps } from '../email-steps'
import { MailPicture } from './mail-picture'

interface ConnectingOptions {
  readonly steps: EmailSteps
  /** The address that was logged in; `undefined` before that. */
  readonly email: string | undefined
}

/** Connects the wallet of the user who has just logged in, then ends the login. */
export function useConnecting({ steps, email }: ConnectingOptions): WalletRequest {
  const connect = useMemo(
    () => (email === undefined ? undefined : (signal: AbortSignal) => steps.connect(email, signal)),
    [steps, email],
  )
  return useWalletRequest<unknown>(connect, {
    onDone: useFinishMethod(emailContract),
    showDoneMs: SHOW_DONE_MS,
  })
}

interface ConnectingProps {
  readonly request: WalletRequest
  /** The frame has another user by now: shows the field for the address. */
  readonly onOtherUser: () => void
}

/** How far the connection is. Part: `email-connecting`. */
export function Connecting({ request, onOtherUser }: ConnectingProps): ReactElement {
  const say = useCopy()
  return (
    <WalletRequestScreen
      part="email-connecting"
      request={isOtherUser(request.state) ? { ...request, retry: onOtherUser } : request}
      picture={<MailPicture />}
      texts={{
        pending: { title: say('email.connecting'), hint: say('email.connecting-hint') },
        silent: { title: say('email.connecting-slow'), hint: say('email.connecting-slow-hint') },
        done: { title: say('email.connected'), hint: say('email.connected-hint') },
        failed: { title: say('email.connect-failed'), hint: say('email.connect-failed-hint') },
      }}
    />
  )
}

function isOtherUser(state: WalletRequestState): boolean {
  return state.phase === 'failed' && isLatchkeyError(state.error) && state.error.code === 'EMAIL_USER_CHANGED'
}
