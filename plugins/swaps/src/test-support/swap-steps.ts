import { type TransactionResult, transactionsContract } from '@latchkey/transactions/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import type { SwapParameters } from '../contract'
import { HASH, type RenderedSwaps, type WalletCall } from './render-swaps'

export const wanted: SwapParameters = { toToken: 'USDC', amount: '1000000000000000000' }
export const dollars: SwapParameters = { fromToken: 'USDC', toToken: 'native', amount: '100000000' }

/** What pays with USDC needs: that the account has some, and that the service promises ether. */
export const forDollars = { held: '200000000', expected: '30000000000000000' }

/** Fills in the form and opens the review. */
export async function toReview(view: RenderedSwaps, given = wanted): Promise<void> {
  await view.open('Swap', given)
  await pressReview(view)
}

/** Presses Review swap as soon as there is a price. */
export async function openReview(view: RenderedSwaps): Promise<void> {
  const isReady = (button: Element): boolean =>
    button.textContent === 'Review swap' && button.getAttribute('aria-busy') !== 'true'
  await view.until(() => view.findAll('[part~="swaps-review"]').some(isReady))
  view.world.builds = 0
  await view.press('Review swap')
  await view.shown('SwapPreview')
}

/** Opens the review, until it can be confirmed. */
export async function pressReview(view: RenderedSwaps): Promise<void> {
  await openReview(view)
  await view.untilNow(() => view.text().includes('Minimum received') && confirmText(view) !== undefined)
}

/** The text of the review's button, once it can be pressed. */
export function confirmText(view: RenderedSwaps): string | undefined {
  const button = view.findAll('[part~="swaps-confirm"]')[0]
  return button && button.getAttribute('aria-busy') !== 'true' ? (button.textContent ?? '') : undefined
}

/** Confirms the review, up to the request in the wallet. */
export async function toWallet(view: RenderedSwaps, given = wanted): Promise<void> {
  await toReview(view, given)
  await pressConfirm(view)
}

/** Presses the review's button, and waits until the wallet was asked once more. */
export async function pressConfirm(view: RenderedSwaps): Promise<void> {
  const count = view.calls.length
  await view.press(confirmText(view) ?? '')
  await view.shown('TransactionRequest')
  await view.untilNow(() => view.calls.length === count + 1)
}

/** Goes back from the request to the review, while the wallet still has the request. */
export async function backToReview(view: RenderedSwaps): Promise<void> {
  await act(() => view.router.back())
  await view.shown('SwapPreview')
  await view.untilNow(() => confirmText(view) !== undefined)
}

export const callData = (call: WalletCall | undefined): readonly string[] =>
  (call?.requests ?? []).flatMap((request) => (request.type === 'call' ? [request.data] : []))

export const confirmed: TransactionResult = { outcome: { status: 'confirmed', id: HASH }, differences: [] }

/** What the transactions plugin knows of what was sent last. */
export async function follow(view: RenderedSwaps, result?: TransactionResult): Promise<void> {
  const [sent, purpose] = view.tracked.at(-1) ?? []
  if (!sent || !purpose) throw new Error('Nothing was sent.')
  const entry = { ...purpose, sent, sentAtMs: view.test.clock.now() }
  await act(() =>
    view.test.setState(transactionsContract, { entries: [{ ...entry, ...(result ? { result } : {}) }] }),
  )
}
