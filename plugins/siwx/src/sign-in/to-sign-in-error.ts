import { isLatchkeyError } from '@latchkey/kernel'
import type { ActiveTarget } from '@latchkey/session/contract'
import { SignatureDeclinedError, SmartAccountSignInError } from '../errors'

/** Maps an error of wallet, page or server to the typed error of signing in. Other errors are returned unchanged. */
export function toSignInError(error: unknown, { account }: ActiveTarget): unknown {
  const code = isLatchkeyError(error) ? error.code : undefined
  if (code === 'USER_REJECTED') return new SignatureDeclinedError(error)
  if (account.type === 'smartAccount' && code === 'SIWX_REFUSED') return new SmartAccountSignInError(error)
  return error
}
