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

test('usage: what is asked for again, or after an approval, is the same payment; another review is another one', async () => {
  const page = openUsagePage()
  await page.clock.advance(0)
  const swap = (): void => {
    page.latchkey.open('SwapPreview')
    // The approval, back to the review, and the swap, which the user declines first.
    for (let asked = 0; asked < 3; asked += 1) {
      page.latchkey.open('TransactionRequest')
      page.latchkey.open('SwapPreview')
    }
    page.latchkey.open('TransactionRequest')
  }
  swap()
  page.emit('swaps:failed', { request: { kind: 'approve' } })
  page.latchkey.close()
  swap()
  page.latchkey.close()
  page.latchkey.open('WalletSendPreview')
  page.latchkey.open('TransactionRequest')
  const names = (await page.told()).map(({ props }) => props.event)
  expect(names.filter((name) => !name.startsWith('MODAL'))).toEqual([
    'INITIALIZE',
    'INITIATE_SWAP',
    'SWAP_APPROVAL_ERROR',
    'INITIATE_SWAP',
    'SEND_INITIATED',
  ])
})
