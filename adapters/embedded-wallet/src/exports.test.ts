import { expect, test } from 'vitest'
import * as arEntry from './ar'
import * as contractEntry from './contract'
import * as enEntry from './en'
import * as errorsEntry from './errors'
import * as root from './index'

test('exports: @latchkey/embedded-wallet offers these names and no others', () => {
  expect(Object.keys(root).sort()).toEqual([
    'CODE_PAUSE_MS',
    'EMBEDDED_CONNECTOR_ID',
    'embeddedWallet',
    'embeddedWalletContract',
  ])
})

test('exports: @latchkey/embedded-wallet/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual([
    'CODE_PAUSE_MS',
    'EMBEDDED_CONNECTOR_ID',
    'embeddedWalletContract',
  ])
})

test('exports: @latchkey/embedded-wallet/errors offers these names and no others', () => {
  expect(Object.keys(errorsEntry).sort()).toEqual([
    'CodePauseError',
    'EmailInvalidError',
    'FrameRefusedError',
    'FrameRpcError',
    'FrameTimeoutError',
    'FrameUnavailableError',
    'ProjectIdMissingError',
    'WalletAnswerError',
  ])
})

test('exports: @latchkey/embedded-wallet/ar offers these names and no others', () => {
  expect(Object.keys(arEntry).sort()).toEqual(['arabic'])
})

test('exports: @latchkey/embedded-wallet/en offers these names and no others', () => {
  expect(Object.keys(enEntry).sort()).toEqual(['english'])
})
