import { isLatchkeyError } from '@latchkey/kernel'
import type { ActiveTarget } from '@latchkey/session/contract'
import { SignatureDeclinedError, SmartAccountSignInError } from '../errors'

/** The refusals by a server that cannot verify signatures of contracts. Others do not depend on the type of the account. */
const SMART_ACCOUNT_REASONS: readonly unknown[] = ['SIGNATURE_INVALID', 'NETWORK_UNSUPPORTED']

/** The code for which the backend did not accept the message, or `undefined` for another error. */
export const refusalReason = (error: unknown): unknown =>
  isLatchkeyError(error) && error.code === 'SIWX_REFUSED' && 'reason' in error ? error.reason : undefined

/** Maps an error of wallet, page or server to the typed error of signing in. Other errors are returned unchanged. */
export function toSignInError(error: unknown, { account }: ActiveTarget): unknown {
  if (!isLatchkeyError(error)) return error
  if (error.code === 'USER_REJECTED') return new SignatureDeclinedError(error)
  return account.type === 'smartAccount' && SMART_ACCOUNT_REASONS.includes(refusalReason(error))
    ? new SmartAccountSignInError(error)
    : error
}
