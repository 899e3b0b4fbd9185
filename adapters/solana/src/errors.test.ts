import { type OutcomeAfterFailure, outcomeAfterFailure } from '@latchkey/session/contract'
import { toWalletError } from '@latchkey/session/requests'
import { expect, test } from 'vitest'
import * as errors from './errors'

const method = 'solana_signAndSendTransaction'
const networkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const outcomes: Readonly<Record<keyof typeof errors, readonly [Error, OutcomeAfterFailure]>> = {
  AccountNotSharedError: [new errors.AccountNotSharedError('a'), 'refused'],
  ChainMismatchError: [new errors.ChainMismatchError(networkId, undefined), 'refused'],
  ChainResponseError: [new errors.ChainResponseError('getLatestBlockhash'), 'refused'],
  ChainRpcError: [new errors.ChainRpcError(-32002, 'no', undefined), 'refused'],
  ChainUnreachableError: [new errors.ChainUnreachableError('getLatestBlockhash', undefined), 'refused'],
  ChainUnservedError: [new errors.ChainUnservedError(networkId), 'refused'],
  InvalidParamsError: [new errors.InvalidParamsError(method, 'transaction'), 'refused'],
  NetworkNotFoundError: [new errors.NetworkNotFoundError(networkId), 'refused'],
  SwitchChainFailedError: [new errors.SwitchChainFailedError(networkId), 'refused'],
  TokenScaledError: [new errors.TokenScaledError('mint'), 'refused'],
  TransactionInvalidError: [new errors.TransactionInvalidError('to'), 'refused'],
  UnsupportedMethodError: [new errors.UnsupportedMethodError('Wallet', method), 'refused'],
  WalletNoAccountError: [new errors.WalletNoAccountError(), 'refused'],
  WalletResponseError: [new errors.WalletResponseError(method), 'unknown'],
  WalletSilentError: [new errors.WalletSilentError(method), 'unknown'],
}

test.each(Object.entries(outcomes))('after a request to send: %s', (_name, [error, outcome]) => {
  expect(outcomeAfterFailure(error)).toBe(outcome)
  expect(outcomeAfterFailure(toWalletError(error, { phase: 'request' }))).toBe(outcome)
})
