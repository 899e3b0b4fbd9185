import type { SiwxState } from './contract'

export const initialSiwxState: SiwxState = {
  signIn: { status: 'disconnected' },
  stored: undefined,
  isSignOutOwed: false,
}

/** Whether the controller has to be loaded, because a session is stored or a sign-out is not confirmed. */
export const hasWork = ({ stored, isSignOutOwed }: SiwxState): boolean =>
  isSignOutOwed || stored !== undefined
