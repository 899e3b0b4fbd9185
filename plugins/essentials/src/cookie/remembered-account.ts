import { activeAccount, type SessionState, sessionStatus } from '@latchkey/session/contract'
import type { AccountCookieState, RememberedAccount } from './contract'
import { accountOf } from './cookie-value'

/**
 * Returns the account of the last visit while the page reconnects to its wallet, else `undefined`: that of the cookie until the
 * browser's storage has been read, then the one in the storage. Nothing can be signed with it.
 */
export function rememberedAccount(
  session: SessionState,
  cookie: AccountCookieState,
): RememberedAccount | undefined {
  const { restoreStatus, remembered, active, activeNamespace: namespace } = session
  if (sessionStatus(session) !== 'reconnecting') return undefined
  // The storage has been read before the status changes, if it holds a connection.
  if (restoreStatus === 'reading' && remembered.length === 0)
    return cookie.accountId === undefined ? undefined : accountOf(cookie.accountId)
  const stored = namespace && remembered.find(({ connectorId }) => connectorId === active[namespace])
  const account = namespace && stored && activeAccount(stored, namespace)
  const networkId = namespace && stored?.networkIds[namespace]
  return account && networkId ? { namespace, networkId, address: account.address } : undefined
}
