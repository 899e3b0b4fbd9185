import { type OutcomeAfterFailure, outcomeAfterFailure } from '@latchkey/session/contract'
import { createWalletError, toWalletError } from '@latchkey/session/requests'
import { expect, test } from 'vitest'
import * as errors from './errors'

type Name = Exclude<keyof typeof errors, 'rpcCodes' | 'WalletRpcError'>
// Errors of pairings, which no request to send ends with, count as unknown like every other code.
const outcomes: Readonly<Record<Name, readonly [Error, OutcomeAfterFailure]>> = {
  ChainMismatchError: [new errors.ChainMismatchError('eip155:10', undefined), 'refused'],
  NoSharedNetworkError: [new errors.NoSharedNetworkError({}), 'unknown'],
  PairingExpiredError: [new errors.PairingExpiredError(), 'unknown'],
  ProjectIdMissingError: [new errors.ProjectIdMissingError(), 'refused'],
  RelayLibraryMissingError: [new errors.RelayLibraryMissingError({}), 'refused'],
  RelayUnreachableError: [new errors.RelayUnreachableError(), 'refused'],
  RequestUndeliveredError: [new errors.RequestUndeliveredError(), 'unknown'],
  WalletResponseError: [new errors.WalletResponseError('eth_sendTransaction'), 'unknown'],
}

test.each(Object.entries(outcomes))('after a request to send: %s', (_name, [error, outcome]) => {
  expect(outcomeAfterFailure(toWalletError(error, { phase: 'request' }))).toBe(outcome)
})

const byNumber: Readonly<Record<keyof typeof errors.rpcCodes, OutcomeAfterFailure>> = {
  unsupportedMethod: 'refused',
  disconnected: 'unknown',
  switchFailed: 'refused',
  requestExpired: 'unknown',
}

test.each(Object.entries(errors.rpcCodes))(
  'after a request to send: %s (%i) as a wallet would say it',
  (kind, code) => {
    const outcome = new Map(Object.entries(byNumber)).get(kind)
    expect(outcomeAfterFailure(toWalletError({ code }, { phase: 'request' }))).toBe(outcome)
  },
)

test('after a request to send: what the relay lost is not said to be declined', () => {
  const lost = toWalletError(
    new errors.RequestUndeliveredError({ cause: createWalletError('USER_REJECTED', { phase: 'request' }) }),
    {
      phase: 'request',
    },
  )
  expect(outcomeAfterFailure(lost)).toBe('unknown')
})
