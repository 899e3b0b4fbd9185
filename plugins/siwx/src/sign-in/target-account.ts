import type { ActiveTarget } from '@latchkey/session/contract'
import type { SignInAccountState } from '../contract'

export const accountOf = ({ account, networkId }: ActiveTarget): SignInAccountState => ({
  accountAddress: account.address,
  networkId,
})

/** A key that differs for another wallet, account or network. */
export const keyOf = ({ connectionId, networkId, account }: ActiveTarget): string =>
  `${connectionId} ${networkId} ${account.address}`
