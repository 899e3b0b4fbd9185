import { expect, test } from 'vitest'
import { openUsagePage } from '../test-support/usage-page'

test('usage: a request to the wallet is told as that of the review it was asked from', async () => {
  const page = openUsagePage()
  await page.clock.advance(0)
  page.latchkey.open('WalletSendPreview')
  page.latchkey.open('TransactionRequest')
  page.latchkey.close()
  page.latchkey.open('SwapPreview')
  page.latchkey.open('TransactionRequest')
  page.latchkey.close()
  page.latchkey.open('TransactionRequest')
  const names = (await page.told()).map(({ props }) => props.event)
  expect(names.filter((name) => !name.startsWith('MODAL'))).toEqual([
    'INITIALIZE',
    'SEND_INITIATED',
    'INITIATE_SWAP',
  ])
})
