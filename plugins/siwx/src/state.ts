import type { SiwxState } from './contract'
import type { SiwxOptions } from './options'

export const initialSiwxState: SiwxState = { signIn: { status: 'disconnected' }, stored: undefined }

export function isRequired({ siweConfig, getRequired, required }: SiwxOptions): boolean {
  return siweConfig?.required ?? getRequired?.() ?? required ?? true
}
