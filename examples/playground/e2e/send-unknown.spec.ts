import type { Page } from '@playwright/test'
import { type Address, numberToHex, parseEther } from 'viem'
import { closeDialog, dialogOf, pageButton } from './parts/dialog'
import { historyRows, openActivity } from './parts/history'
import { askedToSend, openWithKeys, withoutBlocks } from './parts/keys-wallet'
import { confirmSend, newReceiver, openSend, previewSend, sendArrived } from './parts/send'
import { expect, test } from './test'

/** What a wallet says that it has done, rightly or not. */
type Answer = { readonly says: unknown } | { readonly failsWith: number }

/** The wallet keeps the next transfer open until the returned function is called with its answer. */
async function holdTransfer(page: Page): Promise<(answer: Answer) => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    let settle: (answer: Answer) => void = () => undefined
    const answer = new Promise<unknown>((resolve, reject) => {
      settle = (given) =>
        'says' in given
          ? resolve(given.says)
          : reject(Object.assign(new Error('It is gone.'), { code: given.failsWith }))
    })
    window.testWallets.get('Keys')?.answerNext('eth_sendTransaction', answer)
    // In an object, because a promise would be awaited.
    return { settle: (given: Answer) => settle(given) }
  })
  return (answer) => held.evaluate(({ settle }, given) => settle(given), answer)
}

test('wallet: after an answer that is no hash it is looked for, and what it sent is taken over', async ({
  visit,
  servers,
}) => {
  const { page, chain } = await openWithKeys(visit, servers)
  const receiver = newReceiver()
  const answer = await holdTransfer(page)
  const dialog = await openSend(page)
  await previewSend(dialog, '0.125', receiver)
  await confirmSend(dialog)
  await expect.poll(() => askedToSend(page)).toBe(1)
  await answer({ says: 'ok' })
  await expect(dialog).toContainText('Check your wallet first')
  await expect(dialog).toContainText('0.125 ETH')
  await expect(dialog.locator('[part~="button-primary"]')).toHaveCount(0)
  // Another transfer of the account is not the one that was asked for.
  await chain.sendTransaction({ chain: null, to: newReceiver(), value: parseEther('0.125') })
  await chain.sendTransaction({ chain: null, to: receiver, value: parseEther('0.125') })
  await sendArrived(dialog)
  await expect(dialog).toContainText('0.125 ETH arrived')
  expect(await chain.getBalance({ address: receiver })).toBe(parseEther('0.125'))
  expect(await askedToSend(page)).toBe(1)
})

test('wallet: what it sent before its connection was lost is found, and `ask` resolves with its hash', async ({
  visit,
  servers,
}) => {
  const { page, dialog, chain } = await openWithKeys(visit, servers)
  const receiver = newReceiver()
  const answer = await holdTransfer(page)
  const asked = page.evaluate(
    (to) => window.latchkey.ask('WalletSend', { to, tokenAddress: 'native', amount: '125000000000000000' }),
    receiver,
  )
  await dialog.getByRole('button', { name: 'Review' }).click()
  await confirmSend(dialog)
  await expect.poll(() => askedToSend(page)).toBe(1)
  const hash = await chain.sendTransaction({ chain: null, to: receiver, value: parseEther('0.125') })
  await answer({ failsWith: 4900 })
  expect(await asked).toEqual({ hash })
  await sendArrived(dialog)
  expect(await askedToSend(page)).toBe(1)
})

test('dialog: closed while the wallet has the request, `ask` goes on to sent, and the outcome is told', async ({
  visit,
  servers,
}) => {
  const { page, dialog, chain } = await openWithKeys(visit, servers)
  const receiver = newReceiver()
  const answer = await holdTransfer(page)
  const asked = page.evaluateHandle((to) => {
    const outcomes: unknown[] = []
    const note = (outcome: unknown): void => void outcomes.push(outcome)
    window.latchkey
      .ask('WalletSend', { to, tokenAddress: 'native', amount: '125000000000000000' })
      .then(note, (error) => note(error.code))
    return outcomes
  }, receiver)
  const outcomes = async (): Promise<unknown> => (await asked).jsonValue()
  await dialog.getByRole('button', { name: 'Review' }).click()
  await confirmSend(dialog)
  await expect.poll(() => askedToSend(page)).toBe(1)
  await closeDialog(page)
  expect(await outcomes()).toEqual([])
  const hash = await chain.sendTransaction({ chain: null, to: receiver, value: parseEther('0.125') })
  await answer({ says: hash })
  await expect.poll(outcomes).toEqual([{ hash }])
  await expect(page.locator('[data-latchkey]')).toContainText('0.125 ETH is confirmed', { timeout: 20_000 })
  expect(await askedToSend(page)).toBe(1)
})

/** Sends through the provider, as a page does that knows nothing of the dialog. */
const sendByProvider = (page: Page, to: Address, value: string): Promise<unknown> =>
  page.evaluate(
    async (transaction) => {
      const { session } = window.latchkey.plugins
      const from = session.active()?.account.address
      return session
        .provider()
        ?.request({ method: 'eth_sendTransaction', params: [{ from, ...transaction }] })
    },
    { to, value },
  )

test('page: its own transaction is pending in the activity, and the balance is read again on the receipt', async ({
  visit,
  servers,
}) => {
  const { page, chain } = await openWithKeys(visit, servers, { history: 'on' })
  const button = pageButton(page, 'account')
  await expect(button).toContainText('10.000 ETH')
  const receiver = newReceiver()
  const heading = dialogOf(page).locator('[part~="history-heading"]').first()
  await withoutBlocks(chain, async () => {
    await sendByProvider(page, receiver, numberToHex(parseEther('3')))
    const dialog = await openActivity(page)
    await expect(heading).toHaveText('Pending')
    await expect(historyRows(dialog)).toHaveCount(1)
    await expect(historyRows(dialog).getByRole('img', { name: 'Pending' })).toBeVisible()
  })
  await expect(heading).not.toHaveText('Pending')
  await closeDialog(page)
  // 6.999 ETH and a little more, at the price of the local service.
  await expect(button).toContainText(/6\.999 ETH|\$22,39/)
  // Whoever has sent it tells the user.
  await expect(page.locator('[data-latchkey]').getByText('is confirmed')).toHaveCount(0)
  expect(await chain.getBalance({ address: receiver })).toBe(parseEther('3'))
})
