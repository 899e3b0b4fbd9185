import { useWalletRequest, WalletRequestScreen } from '@latchkey/session/view-kit'
import { type ReactElement, useCallback } from 'react'
import { useCopy } from '../copy/use-copy'
import type { EmailSteps } from '../email-steps'
import { MailPicture } from './mail-picture'
import { useFinishLogin } from './use-finish-login'

/** How long the success is shown: as long as the rotation of the keyhole. */
const SHOW_DONE_MS = 700

/** Connects the wallet of the user who has just logged in, then ends the login. Part: `email-connecting`. */
export function Connecting({ steps }: { readonly steps: EmailSteps }): ReactElement {
  const say = useCopy()
  const connect = useCallback((signal: AbortSignal) => steps.connect(signal), [steps])
  const request = useWalletRequest(connect, { onDone: useFinishLogin(), showDoneMs: SHOW_DONE_MS })
  return (
    <WalletRequestScreen
      part="email-connecting"
      request={request}
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
