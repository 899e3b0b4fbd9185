'use client'

import { usePluginState } from '@latchkey/kernel/react'
import { type SignInState, siwxContract } from '../contract'

/**
 * Returns whether the user has signed in, as one union discriminated by `status`: `disconnected`, `checking`,
 * `signed-out`, `signing`, `confirming`, or `signed-in` with the session. Renders again when the state changes. Sign in and out with the
 * methods of the plugin.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const signIn = useSession()
 * const { signOut } = usePlugin(siwxContract)
 * if (signIn.status === 'signed-in') return <button onClick={() => signOut()}>Sign out</button>
 */
export function useSession(): SignInState {
  return usePluginState(siwxContract, ({ signIn }) => signIn)
}
