import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { useMemo } from 'react'
import { accountIdentity } from '../../buttons/account-content'
import { accountCookieContract, type RememberedAccount } from '../contract'
import { rememberedAccount } from '../remembered-account'

export interface RememberedAccountView extends RememberedAccount {
  /** The shortened address. */
  readonly displayName: string
}

/**
 * Returns the account of the last visit while the page reconnects to its wallet, on the server and in the first render too, else
 * `undefined`. It is no connection: nothing can be signed with it, and the wallet may come back with another account.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`, `PluginUnavailableError` without `accountCookie()`
 * @example
 * const { address } = useConnection()
 * const remembered = useRememberedAccount()
 * return <p>{address ?? (remembered && `${remembered.displayName} …`)}</p>
 */
export function useRememberedAccount(): RememberedAccountView | undefined {
  const cookie = usePluginState(accountCookieContract, (state) => state)
  const account = usePluginState(
    sessionContract,
    (session) => rememberedAccount(session, cookie),
    isSameAccount,
  )
  return useMemo(
    () => account && { ...account, displayName: accountIdentity(account.address, undefined).displayName },
    [account],
  )
}

function isSameAccount(a: RememberedAccount | undefined, b: RememberedAccount | undefined): boolean {
  return a?.networkId === b?.networkId && a?.address === b?.address
}
