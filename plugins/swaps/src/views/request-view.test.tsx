import { WalletResponseError } from '@latchkey/adapter-kit'
import { UserRejectedError } from '@latchkey/session/errors'
import { createWalletError } from '@latchkey/session/requests'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { swapsContract } from '../contract'
import { fromEther, SPENDER, swapData, usdc } from '../test-support/orders'
import { HASH, type RenderedSwaps, renderSwaps, type WalletCall } from '../test-support/render-swaps'
import {
  backToReview,
  callData,
  confirmed,
  confirmText,
  dollars,
  follow,
  forDollars,
  pressConfirm,
  pressReview,
  toReview,
  toWallet,
  wanted,
} from '../test-support/swap-steps'

const declined = new UserRejectedError({ phase: 'request' })
const noHash = new WalletResponseError('eth_sendTransaction')

test('request: the contracts behind the symbols stand beside what the wallet is asked for', async () => {
  const view = await renderSwaps()
  await toWallet(view)
  expect(view.text()).toContain('You pay 1 ETH and receive at least 3,168 USDC.')
  expect(view.find('[part~="swaps-token-contract"]').textContent).toContain('0x023424')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('declined: after 30 s it is built anew for the agreed terms, and asked for again', async () => {
  const view = await renderSwaps()
  await toWallet(view)
  await view.calls[0]?.reject(declined)
  await view.untilNow(() => view.text().includes('Not sent'))
  await view.pass(31_000)
  view.world.expected = '3300000000'
  await view.press('Try again')
  await view.untilNow(() => view.calls.length === 2)
  expect(callData(view.calls[1])).toEqual([swapData(3_267_000_000n)])
  await view.calls[1]?.reject(declined)
  await view.untilNow(() => view.text().includes('Not sent'))
  await view.press('Try again')
  await view.untilNow(() => view.calls.length === 3)
  await view.unmount()
})

test('declined: Try again asks for nothing that the user has not agreed to, which the review shows', async () => {
  const view = await renderSwaps()
  await toWallet(view)
  await view.calls[0]?.reject(declined)
  await view.untilNow(() => view.text().includes('Not sent'))
  view.world.expected = '3190000000'
  await view.press('Try again')
  await view.shown('SwapPreview')
  await view.untilNow(() => view.text().includes('The price moved'))
  expect(view.calls).toHaveLength(1)
  await view.press('Accept price')
  await view.untilNow(() => confirmText(view) === 'Swap')
  await pressConfirm(view)
  expect(callData(view.calls[1])).toEqual([swapData(3_158_100_000n)])
  await view.unmount()
})

test('declined: an account upgrade leads to two steps, not to the same batch', async () => {
  const view = await renderSwaps({ ...forDollars, isBatchSupported: true })
  await toWallet(view, dollars)
  expect(view.calls[0]?.requests).toHaveLength(2)
  view.world.isBatchSupported = false
  await view.calls[0]?.reject(createWalletError('ATOMIC_UPGRADE_REJECTED', { phase: 'request' }))
  await view.untilNow(() => view.text().includes('Not sent'))
  await view.press('Try again')
  await view.shown('SwapPreview')
  await view.untilNow(() => confirmText(view) === 'Approve')
  expect(view.calls).toHaveLength(1)
  await pressConfirm(view)
  expect(view.calls[1]?.requests).toHaveLength(1)
  await view.unmount()
})

test('open: confirming the review again asks for no other, and shows what becomes of the first', async () => {
  const view = await renderSwaps()
  await toWallet(view)
  view.world.expected = '3300000000'
  await backToReview(view)
  expect(view.text()).toContain('3,267')
  await view.press('Swap')
  await view.shown('TransactionRequest')
  await view.untilNow(() => view.text().includes('Already waiting in your wallet'))
  expect(view.calls).toHaveLength(1)
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  await view.unmount()
})

test('unknown: neither the review nor a later decline makes it failed', async () => {
  const view = await renderSwaps()
  await toWallet(view)
  await view.calls[0]?.reject(noHash)
  await view.untilNow(() => view.text().includes('Check your wallet first'))
  expect(view.findAll('button').map(({ textContent }) => textContent)).not.toContain('Try again')
  await backToReview(view)
  await view.press('Swap')
  await view.untilNow(() => view.text().includes('Check your wallet first'))
  expect(view.calls).toHaveLength(1)
  await view.pass(31_000)
  await view.press('Ask again anyway')
  await view.untilNow(() => view.calls.length === 2)
  await view.calls[1]?.reject(declined)
  await view.untilNow(() => view.text().includes('Check your wallet first'))
  expect(view.text()).not.toContain('Not sent')
  await view.unmount()
})

/** Asks for the form and confirms its review, up to the request in the wallet. */
async function askUpToWallet(
  view: RenderedSwaps,
  given = wanted,
): Promise<{ readonly outcomes: readonly unknown[] }> {
  const outcomes: unknown[] = []
  const note = (outcome: unknown): void => void outcomes.push(outcome)
  view.test.latchkey.ask('Swap', given).then(note, note)
  await view.shown('Swap')
  await pressReview(view)
  await pressConfirm(view)
  return { outcomes }
}

test.each<[string, (call: WalletCall | undefined) => Promise<void> | undefined, unknown]>([
  ['sent', (call) => call?.resolve(), { hash: HASH }],
  ['declined', (call) => call?.reject(declined), expect.objectContaining({ code: 'USER_REJECTED' })],
  ['unknown', (call) => call?.reject(noHash), expect.objectContaining({ code: 'TRANSACTION_UNKNOWN' })],
])('ask: closing the dialog while the wallet has the swap goes on to %s', async (_end, answer, outcome) => {
  const view = await renderSwaps()
  const { outcomes } = await askUpToWallet(view)
  await act(() => view.test.latchkey.close())
  await view.pass(60_000)
  expect(outcomes).toEqual([])
  await answer(view.calls[0])
  await view.pass(15_000)
  expect(outcomes).toEqual([outcome])
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('ask: closing the dialog while the wallet has the permission ends as a dismissal, as no swap was asked for', async () => {
  const view = await renderSwaps(forDollars)
  const { outcomes } = await askUpToWallet(view, dollars)
  await act(() => view.test.latchkey.close())
  await view.calls[0]?.resolve()
  expect(outcomes).toMatchObject([{ code: 'VIEW_DISMISSED' }])
  await view.unmount()
})

test('ask: it resolves with the hash of the swap, and the form is empty then', async () => {
  const view = await renderSwaps()
  const { outcomes } = await askUpToWallet(view)
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  expect(outcomes).toEqual([{ hash: HASH }])
  expect(view.test.latchkey.read(swapsContract).draft.amountText).toBe('')
  await view.unmount()
})

/** A confirmed swap for USDC, whose receipt says that so many were received. */
async function received(amount: bigint): Promise<RenderedSwaps> {
  const { address = '' } = usdc
  const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const word = (hex: string): string => `0x${hex.padStart(64, '0')}`
  const topics = [transfer, word(SPENDER.slice(2)), word(fromEther.target.account.address.slice(2))]
  const logs = [{ address, topics, data: word(amount.toString(16)) }]
  const receipt = { blockNumber: '0x1', from: '0x1', gasUsed: '0x1', effectiveGasPrice: '0x1', logs }
  const view = await renderSwaps({
    answers: { eth_getCode: '0x6080', eth_getTransactionReceipt: receipt },
  })
  await toWallet(view)
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  await follow(view)
  await view.untilNow(() => view.text().includes('Swapping'))
  await follow(view, confirmed)
  return view
}

test('arrived: what the chain says was received is told', async () => {
  const view = await received(3_199_000_000n)
  await view.untilNow(() => view.text().includes('You paid 1 ETH and received 3,199 USDC.'))
  expect(view.text()).toContain('Swapped')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('arrived: less than the minimum is told as less', async () => {
  const view = await received(3_000_000_000n)
  await view.untilNow(() => view.text().includes('You received less'))
  expect(view.text()).toContain('You received 3,000 USDC, less than the promised 3,168 USDC.')
  await view.unmount()
})

test('ended: what the chain did not do can be done again, with the form as it was', async () => {
  const view = await renderSwaps()
  await toWallet(view)
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  await follow(view, { outcome: { status: 'reverted', id: HASH } })
  await view.press('Swap again')
  await view.shown('Swap')
  await pressReview(view)
  expect(view.find('[part~="swaps-paid"]').textContent).toContain('1 ETH')
  await view.unmount()
})

test.each([undefined, { quoted: '1' }, { ...fromEther, quoted: '3200000000' }])(
  'steps: the review leads to the form where a page opens it, and the arguments %j are ignored',
  async (args) => {
    const view = await renderSwaps()
    await act(() => Reflect.apply(view.test.latchkey.open, view.test.latchkey, ['SwapPreview', args]))
    await view.shown('Swap')
    await view.until('Choose a token')
    expect(view.text()).not.toContain('3,200')
    await view.unmount()
  },
)

test('steps: an order that was changed after the form is not the reviewed one', async () => {
  const view = await renderSwaps()
  await toReview(view)
  await act(() =>
    Reflect.apply(view.test.latchkey.open, view.test.latchkey, [
      'SwapPreview',
      { ...fromEther, amount: '2', quoted: '3200000000' },
    ]),
  )
  await view.shown('Swap')
  await view.unmount()
})
