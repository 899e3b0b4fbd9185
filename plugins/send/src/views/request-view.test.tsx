import { WalletResponseError } from '@latchkey/adapter-kit'
import { UserRejectedError } from '@latchkey/session/errors'
import { createWalletError } from '@latchkey/session/requests'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { type SendRequest, sendContract } from '../contract'
import {
  ADA,
  approve,
  backToPreview,
  HASH,
  pressSend,
  type RenderedSend,
  renderSend,
  review,
  toWallet,
  type WalletCall,
} from '../test-support/render-send'

const MALLORY = '0x7099797000000000000000000000000000dc79C8'

test('request: declining keeps the form, and it can be sent again', async () => {
  const view = await renderSend()
  await toWallet(view)
  await view.calls[0]?.reject(new UserRejectedError({ phase: 'request' }))
  await view.until(() => view.text().includes('Not sent'))
  await view.press('Try again')
  await view.until(() => view.calls.length === 2)
  expect(view.calls[1]?.request).toEqual(view.calls[0]?.request)
  await act(() => view.router.back())
  await act(() => view.router.back())
  await view.shown('WalletSend')
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '0.5')
  await view.unmount()
})

test('request: retrying after a decline asks nothing before a higher fee was shown', async () => {
  const view = await renderSend()
  await toWallet(view)
  await view.calls[0]?.reject(new UserRejectedError({ phase: 'request' }))
  await view.until(() => view.text().includes('Not sent'))
  view.setFee('2000000000000000')
  await view.press('Try again')
  await view.shown('WalletSendPreview')
  await view.until(() => view.text().includes('up to 0.002 ETH'))
  expect(view.text()).toContain('The network fee went up')
  expect(view.calls).toHaveLength(1)
  await view.press('Send')
  await view.shown('TransactionRequest')
  await view.until(() => view.calls.length === 2)
  await view.unmount()
})

test('request: retrying after a decline pays no name that has moved, also where the page opened the request', async () => {
  const names: Record<string, string> = { 'ada.eth': ADA }
  const view = await renderSend({ names })
  await toWallet(view, '0.5', 'ada.eth')
  await view.calls[0]?.reject(new UserRejectedError({ phase: 'request' }))
  await view.until(() => view.text().includes('Not sent'))
  names['ada.eth'] = MALLORY
  await view.press('Try again')
  await view.shown('WalletSendPreview')
  await view.until(() => view.text().includes('ada.eth doesn’t lead to this address any more'))
  expect(view.calls).toHaveLength(1)
  await view.press('Back to the form')
  await view.until(() => view.text().includes(MALLORY))
  await view.unmount()
})

test('request: while it is pending, shows the whole address, to compare with a hardware wallet', async () => {
  const view = await renderSend({ names: { 'ada.eth': ADA } })
  await toWallet(view, '0.5', 'ada.eth')
  for (const text of ['0.5 ETH', 'ada.eth', ADA]) expect(view.text()).toContain(text)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('request: going back and forward while it is pending asks the wallet once', async () => {
  const view = await renderSend()
  await toWallet(view)
  await backToPreview(view)
  await pressSend(view)
  await view.shown('TransactionRequest')
  await approve(view, view.calls[0])
  expect(view.calls).toHaveLength(1)
  await view.unmount()
})

test('request: an approval after going back shows the progress', async () => {
  const view = await renderSend()
  await toWallet(view)
  await backToPreview(view)
  await approve(view, view.calls[0])
  expect(view.calls).toHaveLength(1)
  expect(view.tracked).toHaveLength(1)
  await view.unmount()
})

test('request: an approval while another view covers it shows the progress', async () => {
  const view = await renderSend()
  await toWallet(view)
  await act(() => view.router.push('WalletSendSelectToken'))
  await view.shown('WalletSendSelectToken')
  await view.calls[0]?.resolve()
  await act(() => view.router.back())
  await view.shown('TransactionStatus')
  expect(view.calls).toHaveLength(1)
  await view.unmount()
})

test('request: `ask` resolves with the hash once it is sent, and the form is cleared', async () => {
  const view = await renderSend()
  const asked = view.test.latchkey.ask('WalletSend')
  await view.shown('WalletSend')
  await view.type('Amount', '0.5')
  await view.type('To', ADA)
  await review(view)
  await pressSend(view)
  await view.until(() => view.calls.length === 1)
  await view.calls[0]?.resolve()
  await expect(asked).resolves.toEqual({ hash: HASH })
  await view.shown('TransactionStatus')
  expect(view.tracked).toMatchObject([
    [
      { id: HASH },
      { requests: [{ type: 'transfer', to: ADA, amount: '500000000000000000' }], symbol: 'ETH' },
    ],
  ])
  expect(view.test.latchkey.read(sendContract).draft.amountText).toBe('')
  expect(view.test.latchkey.read(sendContract).recent).toEqual([{ namespace: 'eip155', address: ADA }])
  await view.unmount()
})

test('request: what the page is told of opens no review of what was sent', async () => {
  const view = await renderSend()
  const told: SendRequest[] = []
  view.test.latchkey.on('send:sent', ({ request }) => void told.push(request))
  await toWallet(view)
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  expect(told).toMatchObject([{ to: ADA }])
  await act(() => view.router.close())
  await act(() => Reflect.apply(view.test.latchkey.open, view.test.latchkey, ['WalletSendPreview', told[0]]))
  await view.shown('WalletSend')
  await view.unmount()
})

test('request: an unresponsive wallet is asked again only when the user retries', async () => {
  const view = await renderSend()
  await toWallet(view)
  await backToPreview(view)
  await pressSend(view)
  await view.until(() => view.text().includes('Already waiting in your wallet'))
  expect(view.calls).toHaveLength(1)
  await act(() => view.test.clock.advance(12_000))
  await view.press('Try again')
  await view.until(() => view.calls.length === 2)
  await approve(view, view.calls[1])
  await view.unmount()
})

test('request: a new one from the form is not sent while another is pending', async () => {
  const view = await renderSend()
  await toWallet(view)
  await backToPreview(view)
  await act(() => view.router.back())
  await view.shown('WalletSend')
  await review(view)
  await pressSend(view)
  await view.until(() => view.text().includes('Already waiting in your wallet'))
  expect(view.calls).toHaveLength(1)
  await approve(view, view.calls[0])
  await view.unmount()
})

/** Asks for the form and fills it in, up to the request in the wallet. */
async function askUpToWallet(view: RenderedSend): Promise<{ readonly outcomes: readonly unknown[] }> {
  const outcomes: unknown[] = []
  const note = (outcome: unknown): void => void outcomes.push(outcome)
  view.test.latchkey.ask('WalletSend').then(note, note)
  await view.shown('WalletSend')
  await view.type('Amount', '0.5')
  await view.type('To', ADA)
  await review(view)
  await pressSend(view)
  await view.until(() => view.calls.length === 1)
  return { outcomes }
}

test.each<[string, (call: WalletCall | undefined) => Promise<void> | undefined, unknown]>([
  ['sent', (call) => call?.resolve(), { hash: HASH }],
  [
    'declined',
    (call) => call?.reject(new UserRejectedError({ phase: 'request' })),
    expect.objectContaining({ code: 'USER_REJECTED' }),
  ],
  [
    'unknown',
    (call) => call?.reject(new WalletResponseError('eth_sendTransaction')),
    expect.objectContaining({ code: 'TRANSACTION_UNKNOWN' }),
  ],
])(
  'ask: closing the dialog while the wallet has the request goes on to %s',
  async (_end, answer, outcome) => {
    const view = await renderSend()
    const { outcomes } = await askUpToWallet(view)
    await act(() => view.test.latchkey.close())
    await act(() => view.test.clock.advance(60_000))
    expect(outcomes).toEqual([])
    await answer(view.calls[0])
    await act(() => view.test.clock.advance(15_000))
    expect(outcomes).toEqual([outcome])
    expect(view.test.shownView()).toBeUndefined()
    await view.unmount()
  },
)

test('ask: leaving before the wallet was asked is a dismissal', async () => {
  const view = await renderSend()
  const asked = view.test.latchkey.ask('WalletSend')
  await view.shown('WalletSend')
  await act(() => view.test.latchkey.close())
  await expect(asked).rejects.toMatchObject({ code: 'VIEW_DISMISSED' })
  await view.unmount()
})

/** Asks a wallet, which does not say whether it has sent. */
async function toUnknown(
  error: Error = new WalletResponseError('eth_sendTransaction'),
): Promise<RenderedSend> {
  const view = await renderSend()
  await toWallet(view)
  await view.calls[0]?.reject(error)
  await view.until(() => view.text().includes('Check your wallet first'))
  return view
}

test('unknown: the wallet first, no primary button, and asking again stays quiet', async () => {
  const view = await toUnknown()
  expect(view.text()).toContain('It may have been sent')
  expect(view.findAll('button').map(({ textContent }) => textContent)).toEqual(['Ask again anyway'])
  expect(await view.violations()).toEqual([])
  await view.press('Ask again anyway')
  await view.until(() => view.calls.length === 2)
  await approve(view, view.calls[1])
  await view.unmount()
})

test('unknown: who leaves while it is checked for asking again is not asked', async () => {
  const view = await toUnknown()
  const release = view.holdFee()
  await view.press('Ask again anyway')
  expect(view.calls).toHaveLength(1)
  await backToPreview(view)
  await release()
  await act(() => view.test.clock.advance(3_000))
  expect(view.calls).toHaveLength(1)
  await view.unmount()
})

test('unknown: declining what was asked again leaves the first one unknown', async () => {
  const view = await toUnknown()
  await view.press('Ask again anyway')
  await view.until(() => view.calls.length === 2)
  await view.calls[1]?.reject(new UserRejectedError({ phase: 'request' }))
  await view.until(() => view.text().includes('Check your wallet first'))
  await view.unmount()
})

test('unknown: after a generic failure of the wallet nothing is offered at first', async () => {
  const view = await toUnknown(createWalletError('RPC_INTERNAL', { phase: 'request' }))
  expect(view.findAll('button')).toEqual([])
  await act(() => view.test.clock.advance(12_000))
  await view.until(() => view.text().includes('Ask again'))
  await view.unmount()
})

test('ask again: closing the dialog while the fee is read again asks nothing', async () => {
  const view = await toUnknown()
  const release = view.holdFee()
  await view.press('Ask again anyway')
  await act(() => view.test.latchkey.close())
  await release()
  await act(() => view.test.clock.advance(5_000))
  expect(view.calls).toHaveLength(1)
  await view.unmount()
})
