import { isCaipAddress, isHex, parseCaipAddress } from '@latchkey/session/caip'
import type { RememberedAccount } from './contract'

export const DEFAULT_NAME = 'latchkey-account'
/** Of the format of the value. One of another version is read by none but its own. */
const VERSION = '1'

/** Whether a text is a CAIP-10 account id that may be shown: on `eip155` with an address of 20 bytes. */
export function isAccountId(text: unknown): text is string {
  if (!isCaipAddress(text) || text.includes('%')) return false
  const { namespace, address } = parseCaipAddress(text)
  return namespace !== 'eip155' || isHex(address, 40)
}

export function accountOf(accountId: string): RememberedAccount {
  const { namespace, reference, address } = parseCaipAddress(accountId)
  return { namespace, networkId: `${namespace}:${reference}`, address }
}

/** The cookie's value. It has no character that a cookie would have to encode. */
export const valueFor = (accountId: string): string => `${VERSION}/${accountId}`

/** Returns the account id in the value, `undefined` for a value of another version and for anything else. */
export function accountIdIn(value: string): string | undefined {
  const [version, accountId, ...more] = value.split('/')
  return version === VERSION && more.length === 0 && isAccountId(accountId) ? accountId : undefined
}
