import { RequestAbortedError } from '@latchkey/kernel'
import { BalanceUnavailableError } from '@latchkey/portfolio/errors'
import type { NetworkId } from '@latchkey/session/contract'
import { ChainMismatchError, DisconnectedError, NetworkNotFoundError } from '@latchkey/session/errors'
import { TransactionsUnsupportedError, WalletRequestWaitingError } from '@latchkey/transactions/errors'

// The errors of what is not read and not asked of a wallet, loaded once there is one.

export const waiting = (): Error => new WalletRequestWaitingError()
export const aborted = (): Error => new RequestAbortedError('reset')
export const notConnected = (): Error => new DisconnectedError({ phase: 'request' })
export const otherNetwork = (requested: NetworkId, active: NetworkId): Error =>
  new ChainMismatchError(requested, active)
export const unsupported = (namespace: string): Error => new TransactionsUnsupportedError(namespace)
export const noNetwork = (networkId: NetworkId): Error => new NetworkNotFoundError(networkId)
export const unavailable = (networkId: NetworkId): Error => new BalanceUnavailableError(networkId)
