import type { SiwxState } from './contract'
import type { SiwxOptions } from './options'

export const initialSiwxState: SiwxState = {
  signIn: { status: 'disconnected' },
  stored: undefined,
  isSignOutOwed: false,
}

/** A session may be found, or has to be ended. */
export const hasWork = ({ stored, isSignOutOwed }: SiwxState): boolean =>
  isSignOutOwed || stored !== undefined

export function isRequired({ siweConfig, getRequired, required }: SiwxOptions): boolean {
  return siweConfig?.required ?? getRequired?.() ?? required ?? true
}
