import { useFinishMethod } from '@latchkey/connect/view-kit'
import type { SocialProvider } from '@latchkey/embedded-wallet/contract'
import {
  openPopup,
  type Popup,
  SHOW_DONE_MS,
  useWalletRequest,
  type WalletRequest,
} from '@latchkey/session/view-kit'
import { useCallback, useMemo, useState } from 'react'
import { socialsContract } from '../contract'
import { connectAs, logIn, type SocialResult, type SocialStep } from '../login/social-login'
import type { SocialsContext } from '../socials-context'

/**
 * `ready`: no popup was opened yet. `blocked`: the browser opened none. `opening`: the popup is empty. `slow`: finishing takes
 * longer than usual.
 */
export type SocialPhase =
  | Exclude<SocialStep, 'connecting'>
  | 'ready'
  | 'blocked'
  | 'opening'
  | 'slow'
  | 'done'
  | 'cancelled'

/** `isLoggedIn`: the login succeeded and only connecting failed. */
export type SocialLoginState =
  | { readonly phase: SocialPhase }
  | { readonly phase: 'failed'; readonly error: unknown; readonly isLoggedIn: boolean }

export interface SocialLogin {
  readonly state: SocialLoginState
  /**
   * Opens a popup and starts again. After a successful login it only connects. Call it in the task of a
   * click.
   */
  open(): void
}

interface Attempt {
  readonly popup: Popup | null | undefined
  /** Whether the user is logged in, so that only connecting remains. */
  readonly isLoggedIn: boolean
}

/** Follows a login in a popup. Leaving the view ends it and closes the popup. */
export function useSocialLogin(
  ctx: SocialsContext,
  provider: SocialProvider,
  popup: Popup | null | undefined,
): SocialLogin {
  const finish = useFinishMethod(socialsContract)
  const [attempt, setAttempt] = useState<Attempt>({ popup, isLoggedIn: false })
  const send = useMemo(() => createRequest(ctx, provider, attempt), [ctx, provider, attempt])
  const request = useWalletRequest(send, {
    onDone: (result) => {
      if (result === 'connected') finish()
    },
    showDoneMs: SHOW_DONE_MS,
  })
  const state = stateOf(request, attempt)
  // control: social-login-asked-for-again
  const onlyConnects = state.phase === 'failed' && state.isLoggedIn
  const open = useCallback(
    () => setAttempt({ popup: onlyConnects ? undefined : openPopup(), isLoggedIn: onlyConnects }),
    [onlyConnects],
  )
  return { state, open }
}

type Send = (signal: AbortSignal, onStep: (step: SocialStep) => void) => Promise<SocialResult>

/** `undefined` without a popup. */
function createRequest(
  ctx: SocialsContext,
  provider: SocialProvider,
  { popup, isLoggedIn }: Attempt,
): Send | undefined {
  if (isLoggedIn)
    return async (signal) => {
      await connectAs(ctx, provider, signal)
      return 'connected'
    }
  return popup ? (signal, onStep) => logIn(ctx, { provider, popup, signal, onStep }) : undefined
}

function stateOf(
  { state, step }: WalletRequest<SocialResult, SocialStep>,
  { popup, isLoggedIn }: Attempt,
): SocialLoginState {
  if (state.phase === 'idle') return { phase: popup === null ? 'blocked' : 'ready' }
  if (state.phase === 'done') return { phase: state.result === 'cancelled' ? 'cancelled' : 'done' }
  const isConnecting = isLoggedIn || step === 'connecting'
  if (state.phase === 'failed' || state.phase === 'declined')
    return { phase: 'failed', error: state.error, isLoggedIn: isConnecting }
  if (isConnecting || step === 'finishing') return { phase: state.phase === 'silent' ? 'slow' : 'finishing' }
  return { phase: step ?? 'opening' }
}
