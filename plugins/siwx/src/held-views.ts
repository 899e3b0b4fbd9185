import type { SiwxState } from './contract'

/** The views of this plugin: one screen under two names. */
export const isOwnView = (view: string | undefined): boolean =>
  view === 'SIWXSignMessage' || view === 'ConnectingSiwe'

/** What may stand in front while the user has to sign in: the screen itself, and what a frame asks to approve for it. */
export const isHeldView = (view: string | undefined): boolean =>
  isOwnView(view) || view === 'ApproveTransaction'

/** An account is connected that has to sign in and has not. */
export function mustSignIn({ signIn }: SiwxState, isRequired: boolean): boolean {
  return isRequired && (signIn.status === 'signed-out' || signIn.status === 'signing')
}
