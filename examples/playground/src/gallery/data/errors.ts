import { WalletLockedError } from '@latchkey/evm/errors'
import { SwitchChainError, UserRejectedError, WalletError } from '@latchkey/session/errors'

/** The errors with which wallets fail in the gallery. They are those of the real connectors. */
export const errors = {
  declined: new UserRejectedError({ phase: 'connect' }),
  locked: new WalletLockedError(),
  pending: new WalletError('REQUEST_PENDING', { phase: 'connect' }),
  unknownChain: new SwitchChainError({ phase: 'switch' }),
}
