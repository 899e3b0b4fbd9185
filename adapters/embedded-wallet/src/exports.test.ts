import { expect, test } from 'vitest'
import * as contractEntry from './contract'

test('exports: @latchkey/embedded-wallet/contract offers these names and no others', () => {
  expect(Object.keys(contractEntry).sort()).toEqual([
    'CODE_PAUSE_MS',
    'EMBEDDED_CONNECTOR_ID',
    'embeddedWalletContract',
  ])
})
