import { isLatchkeyError } from '@latchkey/kernel'
import type { ActiveTarget } from '@latchkey/session/contract'
import { SignatureDeclinedError, SmartAccountSignInError } from '../errors'

/** The refusals by a server that cannot verify signatures of contracts. Others do not depend on the type of the account. */
const SMART_ACCOUNT_REASONS: readonly unknown[] = ['SIGNATURE_INVALID', 'NETWORK_UNSUPPORTED']

/** Maps an error of wallet, page or server to the typed error of signing in. Other errors are returned unchanged. */
export function toSignInError(error: unknown, { account }: ActiveTarget): unknown {
  if (!isLatchkeyError(error)) return error
  if (error.code === 'USER_REJECTED') return new SignatureDeclinedError(error)
  const reason = error.code === 'SIWX_REFUSED' && 'reason' in error ? error.reason : undefined
  return account.type === 'smartAccount' && SMART_ACCOUNT_REASONS.includes(reason)
    ? new SmartAccountSignInError(error)
    : error
}
