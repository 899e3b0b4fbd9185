import { createTestLatchkey } from '@latchkey/kernel/testing'
import { fakeSession, noSession, readerContract, slotsReader } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import { mainnet } from './networks'
import { evm } from './plugin'

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test.each([
  [ADDRESS, true],
  [ADDRESS.toLowerCase(), true],
  [ADDRESS.replace('0x', '0X'), false],
  [ADDRESS.slice(2), false],
  [`${ADDRESS}0`, false],
  [`${ADDRESS}\n`, false],
  [ADDRESS.replace('d8', 'g8'), false],
  ['', false],
])('isAddress: %j is %s', (text, expected) => {
  const { latchkey } = createTestLatchkey({
    plugins: [slotsReader(), evm({ networks: [mainnet] })],
    fakes: [fakeSession(noSession)],
  })
  const [adapter] = latchkey.get(readerContract).adapters()
  expect(adapter?.isAddress(text)).toBe(expected)
})
