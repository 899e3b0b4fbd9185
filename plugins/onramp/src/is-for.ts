import type { ActiveTarget } from '@latchkey/session/contract'
import type { Purchase } from './contract'

/** Whether a purchase is for the active account and network. */
export const isFor = ({ token, address }: Purchase, target: ActiveTarget | undefined): boolean =>
  target?.networkId === token.networkId && target.account.address === address
