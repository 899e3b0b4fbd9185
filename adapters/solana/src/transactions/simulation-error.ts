import { createWalletError, safeGet, TransactionInvalidError } from '@latchkey/session/adapter-kit'

/** `Custom(1)` of the System program and of both token programs: there is less than is to be moved. */
const INSUFFICIENT_FUNDS_CODE = 1
const fundsErrors: ReadonlySet<unknown> = new Set([
  'AccountNotFound',
  'InsufficientFundsForFee',
  'InsufficientFunds',
])

/**
 * The error of a transaction that the network would not execute, from the `err` of a simulation: `INSUFFICIENT_FUNDS`,
 * `INVALID_TRANSACTION`, or `EXECUTION_REVERTED` for everything a program refused.
 */
export function simulationError(err: unknown): Error {
  const cause = { data: err }
  const instruction = safeGet(err, 'InstructionError')
  const reason = Array.isArray(instruction) ? instruction[1] : err
  const rentIndex = safeGet(safeGet(err, 'InsufficientFundsForRent'), 'account_index')
  // The payer is the first account. Another one is the receiver: a new account has to hold its rent.
  if (typeof rentIndex === 'number' && rentIndex > 0) return new TransactionInvalidError('amount')
  if (reason === 'BlockhashNotFound') return new TransactionInvalidError('transaction')
  const isFundsError =
    rentIndex === 0 || fundsErrors.has(reason) || safeGet(reason, 'Custom') === INSUFFICIENT_FUNDS_CODE
  return createWalletError(isFundsError ? 'INSUFFICIENT_FUNDS' : 'EXECUTION_REVERTED', {
    phase: 'request',
    cause,
  })
}
