import type { LatchkeyError } from '@latchkey/kernel'
import { languageGaps } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { arabic } from './ar'
import { english } from './en'
import * as errors from './errors'
import { failureKinds } from './rpc/rpc-errors'

test('session: Arabic translates every English text', () => {
  expect(languageGaps(english, arabic)).toEqual([])
})

test('session: every failure of the table and every error class has a message and a recovery in English', () => {
  for (const [code, { message, recovery }] of Object.entries(failureKinds)) {
    expect(english[`error.${code}`]).toBe(message)
    expect(english[`recovery.${code}`]).toBe(recovery)
  }
  const made: readonly LatchkeyError[] = [
    new errors.WalletNotFoundError('x'),
    new errors.WalletAmbiguousError('x', []),
    new errors.NetworkNotFoundError('eip155:1'),
    new errors.AccountNotFoundError('x'),
    new errors.AccountNotGrantedError('x'),
    new errors.ChainMismatchError('x', undefined),
    new errors.ConnectRefusedError('x'),
    new errors.NetworkSwitchDisabledError(),
    new errors.DisconnectFailedError([], undefined),
    new errors.DisconnectChainFailedError([], undefined),
    new errors.DisconnectChainsFailedError([], undefined),
    new errors.DisconnectRefusedError('x'),
  ]
  expect(made.map(({ name }) => name).sort()).toEqual(Object.keys(errors).sort())
  for (const { code, message, recovery } of made) {
    expect(english[`error.${code}`]).toBe(message)
    expect(english[`recovery.${code}`]).toBe(recovery)
  }
})
