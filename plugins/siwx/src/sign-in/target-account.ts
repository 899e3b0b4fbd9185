import type { ActiveTarget } from '@latchkey/session/contract'
import type { SignInAccountState } from '../contract'

export const accountOf = ({ account, networkId }: ActiveTarget): SignInAccountState => ({
  accountAddress: account.address,
  networkId,
})
