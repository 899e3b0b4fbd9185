import type { Latchkey, Remove } from '@latchkey/kernel'
import { accountKey, identityOf, type PortfolioState, portfolioContract } from '@latchkey/portfolio/contract'
import {
  type ActiveTarget,
  activeConnection,
  activeTarget,
  connectedWallet,
  type SessionState,
  type SessionStatus,
  sessionContract,
  sessionStatus,
  type WalletInfo,
} from '@latchkey/session/contract'
import {
  type AccountBalance,
  type AccountIdentity,
  accountBalance,
  accountIdentity,
} from 'latchkey/buttons/quiet'

/** The active connection. Only `connected` has an account; the others have the same fields as `undefined`. */
export type Connection =
  | ({
      readonly status: 'connected'
      readonly address: string
      /** `undefined` while a remembered wallet is not in the list yet. */
      readonly wallet: WalletInfo | undefined
    } & ActiveTarget)
  | ({ readonly status: Exclude<SessionStatus, 'connected'> } & {
      readonly [Field in
        | 'address'
        | 'wallet'
        | 'account'
        | 'namespace'
        | 'network'
        | 'networkId'
        | 'chainId']?: undefined
    })

/** The active account, as the buttons show it. */
export type Account = Connection &
  Partial<AccountIdentity> & { readonly balance?: AccountBalance | undefined }

/** Returns the active connection of the moment. */
export function connectionOf(latchkey: Latchkey): Connection {
  const state: SessionState = latchkey.read(sessionContract)
  const status = sessionStatus(state)
  if (status !== 'connected') return { status }
  const target = activeTarget(state)
  if (!target) return { status: 'connecting' }
  const wallet = connectedWallet(state, activeConnection(state)?.id)
  return { status, wallet, address: target.account.address, ...target }
}

/** Returns the active account of the moment. Name, picture and balance need the plugin `portfolio`. */
export function accountOf(latchkey: Latchkey): Account {
  const connection = connectionOf(latchkey)
  if (connection.status !== 'connected') return connection
  const portfolio: PortfolioState | undefined = latchkey.read(portfolioContract)
  return {
    ...connection,
    ...accountIdentity(connection.address, portfolio && identityOf(portfolio, connection)),
    balance: accountBalance(portfolio?.native[accountKey(connection)]),
  }
}

/** Calls `onChange` when what is read has changed, on a server never. Returns a function that ends it. */
export function watchSnapshot<Snapshot>(
  latchkey: Latchkey,
  read: (latchkey: Latchkey) => Snapshot,
  onChange: (next: Snapshot) => void,
): Remove {
  // Vue and Solid draw once there, and do not say when they are done with it.
  if (typeof customElements === 'undefined') return () => undefined
  // Snapshots are plain data, and are read anew.
  let last = JSON.stringify(read(latchkey))
  const compare = (): void => {
    const next = read(latchkey)
    const text = JSON.stringify(next)
    if (text === last) return
    last = text
    onChange(next)
  }
  const ends = [
    latchkey.watch(sessionContract, (state) => state, compare),
    ...(latchkey.read(portfolioContract)
      ? [latchkey.watch(portfolioContract, (state) => state, compare)]
      : []),
  ]
  return () => {
    for (const end of ends) end()
  }
}
