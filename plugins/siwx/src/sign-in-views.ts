import type { SiwxState } from './contract'
import { isAsking } from './sign-in/session-rules'

/** Whether the view is the sign-in screen, which is registered under two names. */
export const isSignInView = (view: string | undefined): boolean =>
  view === 'SIWXSignMessage' || view === 'ConnectingSiwe'

/**
 * Whether the dialog may show the view while the user has to sign in. These are the sign-in screen and the approval view,
 * in which the embedded wallet asks the user to approve the signature.
 */
export const isAllowedWhileRequired = (view: string | undefined): boolean =>
  isSignInView(view) || view === 'ApproveTransaction'

/** Whether the active account has to sign in and has not. */
export function mustSignIn({ signIn }: SiwxState, isRequired: boolean): boolean {
  return isRequired && (signIn.status === 'signed-out' || isAsking(signIn))
}
