import { RequestAbortedError } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'
import { describe, expect, it, test } from 'vitest'
import { InvalidCaipError } from '../caip'
import {
  DisconnectChainFailedError,
  DisconnectChainsFailedError,
  DisconnectFailedError,
  NetworkNotFoundError,
  WalletNotFoundError,
} from '../errors'
import { sheetErrors, specSentences } from '../test-support/sheet-errors'
import type { Fate } from '../test-support/spec-error'
import { missingChainAdapter, specErrors } from '../test-support/spec-errors'
import { SwitchChainError, toWalletError } from './wallet-error'

const all = [...specErrors, ...specSentences, ...sheetErrors]
const here = all.filter((line) => line.fate.kind === 'here')

/** Creates the error of a code, for entries of the catalogue that are not errors thrown by a wallet. */
const createByCode: Readonly<Record<string, () => { readonly message: string; readonly code: string }>> = {
  DISCONNECT_FAILED: () => new DisconnectFailedError(['x'], undefined),
  DISCONNECT_CHAIN_FAILED: () => new DisconnectChainFailedError([], undefined),
  DISCONNECT_CHAINS_FAILED: () => new DisconnectChainsFailedError([], undefined),
  WALLET_NOT_FOUND: () => new WalletNotFoundError('walletConnect'),
  NETWORK_NOT_FOUND: () => new NetworkNotFoundError('eip155:1'),
  SWITCH_CHAIN_FAILED: () => new SwitchChainError({ phase: 'switch' }),
  CHAIN_ADAPTER_NOT_FOUND: missingChainAdapter,
  HTTP_STATUS: () => new HttpStatusError(404, undefined),
  REQUEST_ABORTED: () => new RequestAbortedError('x'),
  INVALID_CAIP_ADDRESS: () => new InvalidCaipError('CAIP-10', 'x'),
}

describe('texts of wallet errors', () => {
  test.each(here)('error catalogue: $text', ({ fate }) => {
    if (fate.kind !== 'here') return
    const error = fate.thrown ? toWalletError(fate.thrown, { phase: 'request' }) : createByCode[fate.code]?.()
    expect(error?.code).toBe(fate.code)
    expect(error?.message).toBe(fate.sentence.replace('{status}', '404'))
  })

  it('error catalogue: has 84 different messages, and entries of every kind', () => {
    const texts = all.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    const kinds = new Set<Fate['kind']>(specErrors.map(({ fate }) => fate.kind))
    expect([...kinds].sort()).toEqual(['elsewhere', 'here', 'never', 'rule', 'text'])
    expect([specErrors.length, specSentences.length, sheetErrors.length]).toEqual([84, 8, 24])
  })

  it('error catalogue: every rule holds, and every message that is never shown has a reason', () => {
    for (const { fate } of all) {
      if (fate.kind === 'rule') expect(fate.holds()).toBe(true)
      if (fate.kind === 'never') expect(fate.because.length).toBeGreaterThan(20)
    }
  })
})
