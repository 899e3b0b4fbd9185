import { type OutcomeAfterFailure, outcomeAfterFailure } from '@latchkey/session/contract'
import { toWalletError } from '@latchkey/session/requests'
import { expect, test } from 'vitest'
import { toRpcError } from './connection/requests'
import * as errors from './errors'

const method = 'eth_sendTransaction'
const ofFrame = (code?: number, message?: string): Error =>
  new errors.FrameRpcError({ code, message }, new errors.FrameRefusedError('RPC_REQUEST'))
// Errors of logins, which no request to send ends with, count as unknown like every other code.
const outcomes: Readonly<Record<keyof typeof errors, readonly [Error, OutcomeAfterFailure]>> = {
  CodePauseError: [new errors.CodePauseError(3), 'unknown'],
  EmailInvalidError: [new errors.EmailInvalidError(), 'unknown'],
  FrameRefusedError: [new errors.FrameRefusedError('RPC_REQUEST', { code: 4001 }), 'declined'],
  FrameRpcError: [ofFrame(4001), 'declined'],
  FrameStorageError: [new errors.FrameStorageError(), 'refused'],
  FrameTimeoutError: [new errors.FrameTimeoutError('RPC_REQUEST'), 'unknown'],
  FrameUnavailableError: [new errors.FrameUnavailableError(), 'refused'],
  PageNotAllowedError: [new errors.PageNotAllowedError(), 'refused'],
  ProjectIdMissingError: [new errors.ProjectIdMissingError(), 'refused'],
  RequestNotAllowedError: [new errors.RequestNotAllowedError(method), 'refused'],
  RequestOutcomeUnknownError: [new errors.RequestOutcomeUnknownError(method, undefined), 'unknown'],
  WalletResponseError: [new errors.WalletResponseError('RPC_REQUEST'), 'unknown'],
}

test.each(Object.entries(outcomes))('after a request to send: %s', (_name, [error, outcome]) => {
  expect(outcomeAfterFailure(toWalletError(toRpcError(error), { phase: 'request' }))).toBe(outcome)
})

test.each<[OutcomeAfterFailure, number | undefined, string]>([
  ['refused', 4100, 'The user has logged out'],
  ['refused', -32602, 'The request has a wrong form'],
  ['refused', undefined, 'insufficient funds'],
  ['unknown', undefined, 'already known'],
  ['usually-refused', -32603, 'Internal error'],
  ['usually-refused', undefined, 'An error occurred'],
])('after a request to send: %s when the frame replies %s %s', (outcome, code, message) => {
  expect(outcomeAfterFailure(toWalletError(ofFrame(code, message), { phase: 'request' }))).toBe(outcome)
})
