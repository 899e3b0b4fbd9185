import { expect, test } from 'vitest'
import * as conformanceEntry from './conformance'
import * as root from './index'
import * as playwrightEntry from './playwright'
import * as vitestEntry from './vitest'

test('exports: @latchkey/simulated-wallet offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual([
    'InvalidWalletOptionError',
    'ProviderRpcError',
    'createSimulatedWallet',
    'providerErrorCodes',
    'readSolanaTransaction',
  ])
})

test('exports: @latchkey/simulated-wallet/conformance offers these names and no others', () => {
  expect(Object.keys(conformanceEntry).sort()).toEqual([
    'createConformanceWallet',
    'createSolanaConformanceWallet',
  ])
})

test('exports: @latchkey/simulated-wallet/playwright offers these names and no others', () => {
  expect(Object.keys(playwrightEntry).sort()).toEqual(['expect', 'test'])
})

test('exports: @latchkey/simulated-wallet/vitest offers these names and no others', () => {
  expect(Object.keys(vitestEntry).sort()).toEqual(['createWalletTest', 'expect', 'test'])
})
