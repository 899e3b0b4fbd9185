import { useAfter, usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { RequestStatus } from '@latchkey/ui-primitives/screens'
import { SHOW_DONE_MS, useWalletRequest, WalletRequestScreen } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { type SignInAccountState, type SignInState, type SiwxSession, siwxContract } from '../contract'
import { texts } from '../texts'
import { SignerPicture, SignInPrompt, useCancel, useDomain } from './sign-in-prompt'
import * as css from './sign-message.css'

/**
 * The sign-in screen: the explanation, the pending signature request, and its result.
 * Parts: `sign-in`, `sign-in-fact`, `sign-in-sign`, `sign-in-cancel`, `sign-in-request`.
 */
export function SignMessageView(): ReactNode {
  const { signIn } = usePluginState(siwxContract, (state) => state)
  if (signIn.status === 'signed-in') return <SignedIn session={signIn.session} />
  if (signIn.status === 'disconnected') return <SignInPrompt account={undefined} onSign={undefined} />
  if (signIn.status === 'checking') return <SignInPrompt account={signIn} onSign={undefined} />
  // The key resets the screen when the account changes.
  return <SignMessage key={signIn.accountAddress} account={signIn} />
}

interface SignMessageProps {
  readonly account: SignInAccountState & Pick<SignInState, 'status'>
}

function SignMessage({ account }: SignMessageProps): ReactElement {
  const t = useTexts(texts)
  const cancel = useCancel()
  const api = usePlugin(siwxContract)
  const domain = useDomain()
  // The approval view of the embedded wallet replaces this one. When this view mounts again, the request is still pending.
  const [isAsked, setAsked] = useState(account.status === 'signing' || account.status === 'confirming')
  const sign = useCallback(() => api.sign(), [api])
  const request = useWalletRequest(isAsked ? sign : undefined)
  const session = usePluginState(sessionContract, (state) => state)
  // The wallet has answered, and the owners of the contract are still asked.
  const waiting = account.status === 'confirming' && {
    title: t('siwx.confirming'),
    hint: t('siwx.confirming-hint'),
  }
  if (!isAsked) return <SignInPrompt account={account} onSign={() => setAsked(true)} />
  return (
    <div part="sign-in">
      <WalletRequestScreen
        part="sign-in-request"
        request={request}
        connectionId={activeTarget(session)?.connectionId}
        picture={<SignerPicture />}
        // A pending request is not repeated, because the wallet may still sign it.
        retryWhenSilent={false}
        texts={{
          pending: waiting || { title: t('siwx.signing'), hint: t('siwx.signing-hint', { domain }) },
          silent: waiting || { hint: t('siwx.silent-hint', { domain }) },
          failed: { title: t('siwx.failed'), hint: t('siwx.failed-hint') },
        }}
        actions={[{ id: 'cancel', part: 'sign-in-cancel', ...cancel }]}
      />
    </div>
  )
}

/** Shows for `SHOW_DONE_MS` that the user is signed in, at the height of the request, then resolves the view with the session. */
function SignedIn({ session }: { readonly session: SiwxSession }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const domain = useDomain()
  const router = useRouter(siwxContract)
  const finish = useCallback(() => router.finish(session), [router, session])
  useAfter(SHOW_DONE_MS, finish)
  const title = t('siwx.done')
  return (
    <RequestStatus
      part="sign-in"
      phase="done"
      state="done"
      picture={<SignerPicture />}
      title={title}
      hint={t('siwx.done-hint', { domain })}
      announcement={title}
      details={
        <div className={css.unseen}>
          <Button size="large" fullWidth>
            {t('siwx.cancel')}
          </Button>
        </div>
      }
    />
  )
}
