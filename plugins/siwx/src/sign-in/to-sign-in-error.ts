import { isLatchkeyError } from '@latchkey/kernel'
import type { ActiveTarget } from '@latchkey/session/contract'
import { SignatureDeclinedError, SmartAccountSignInError } from '../errors'

/** The typed error for whatever the wallet, the page or the server threw. */
export function toSignInError(error: unknown, { account }: ActiveTarget): unknown {
  const code = isLatchkeyError(error) ? error.code : undefined
  if (code === 'USER_REJECTED') return new SignatureDeclinedError(error)
  if (account.type === 'smartAccount' && code === 'SIWX_REFUSED') return new SmartAccountSignInError(error)
  return error
}
