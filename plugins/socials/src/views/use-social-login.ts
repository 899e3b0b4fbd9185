import { useFinishMethod } from '@latchkey/connect/view-kit'
import type { SocialProvider } from '@latchkey/embedded-wallet/contract'
import { useServices } from '@latchkey/kernel/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { socialsContract } from '../contract'
import { openPopup } from '../login/open-link'
import { logIn, type SocialPhase } from '../login/social-login'
import type { SocialsContext } from '../socials-context'

/** `ready`: no popup was opened yet. `blocked`: the browser opened none. */
export type SocialLoginState =
  | { readonly phase: SocialPhase | 'ready' | 'blocked' }
  | { readonly phase: 'failed'; readonly error: unknown }

export interface SocialLogin {
  readonly state: SocialLoginState
  /** Opens a popup and begins anew. Call it in the task of the tap. */
  open(): void
}

/** How long the success is shown: as long as the rotation of the keyhole. */
const SHOW_DONE_MS = 700

const before = (popup: Window | null | undefined): SocialLoginState => ({
  phase: popup ? 'opening' : popup === null ? 'blocked' : 'ready',
})

/** Follows a login in a popup. Leaving the view ends it and closes the popup. */
export function useSocialLogin(
  ctx: SocialsContext,
  provider: SocialProvider,
  popup: Window | null | undefined,
): SocialLogin {
  const { clock } = useServices().ports
  const finish = useFinishMethod(socialsContract)
  const [attempt, setAttempt] = useState({ popup })
  const [latest, setLatest] = useState<{ readonly of: object; readonly state: SocialLoginState }>()
  const state = latest?.of === attempt ? latest.state : before(attempt.popup)
  const isDone = state.phase === 'done'
  const finishNow = useRef(finish)
  useEffect(() => {
    finishNow.current = finish
  })

  useEffect(() => {
    const { popup: window } = attempt
    if (!window) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const show = (next: SocialLoginState): void => {
      if (!signal.aborted) setLatest({ of: attempt, state: next })
    }
    // StrictMode mounts, unmounts and mounts in one task; the login begins once.
    queueMicrotask(() => {
      if (signal.aborted) return
      logIn(ctx, { provider, popup: window, signal, onPhase: (phase) => show({ phase }) }).catch((error) =>
        show({ phase: 'failed', error }),
      )
    })
    return () => leaving.abort()
  }, [ctx, provider, attempt])

  useEffect(() => {
    if (!isDone) return undefined
    const leaving = new AbortController()
    clock.wait(SHOW_DONE_MS, leaving.signal).then(
      () => finishNow.current(),
      () => undefined,
    )
    return () => leaving.abort()
  }, [clock, isDone])

  const open = useCallback(() => setAttempt({ popup: openPopup() }), [])
  return { state, open }
}
