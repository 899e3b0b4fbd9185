import { WalletLockedError } from '@latchkey/evm/errors'
import { SwitchChainError, UserRejectedError, WalletError } from '@latchkey/session/errors'

/** How wallets fail in the gallery: the errors they really end in. */
export const errors = {
  declined: new UserRejectedError({ phase: 'connect' }),
  locked: new WalletLockedError(),
  pending: new WalletError('REQUEST_PENDING', { phase: 'connect' }),
  unknownChain: new SwitchChainError({ phase: 'switch' }),
}
