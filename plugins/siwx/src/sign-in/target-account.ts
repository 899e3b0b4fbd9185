import type { ActiveTarget } from '@latchkey/session/contract'
import type { SignInAccountState } from '../contract'

export const accountOf = ({ account, networkId }: ActiveTarget): SignInAccountState => ({
  accountAddress: account.address,
  networkId,
})

/** Changes with the wallet, the account and the network. */
export const keyOf = ({ connectionId, networkId, account }: ActiveTarget): string =>
  `${connectionId} ${networkId} ${account.address}`
