import type { Invoice } from '@latchkey/pay/server'
import type { Page } from '@playwright/test'
import { Keypair } from '@solana/web3.js'
import { createPublicClient, http } from 'viem'
import { dialogOf } from './parts/dialog'
import { chainWallets, connectFirst } from './parts/multichain-wallets'
import { ask, confirm, ended, ether, isPhase, review, usdc, verify } from './parts/payments'
import { newReceiver } from './parts/send'
import { expect, test } from './test'

test('pay: an exchange pays; declining, paying less and false reports are recognised', async ({
  visit,
  servers: { gateway },
}) => {
  const page = await visit('playground', { query: { pay: 'on', data: 'on' } })
  const at = async (behaviour: string, exchange = 'Lantern Exchange'): Promise<Page> => {
    const opening = page.waitForEvent('popup')
    await dialogOf(page)
      .getByRole('button', { name: `Pay with ${exchange}` })
      .click()
    const popup = await opening
    await expect(popup.getByRole('heading', { name: exchange })).toBeVisible()
    if (behaviour !== '') await popup.getByRole('button', { name: behaviour, exact: true }).click()
    return popup
  }
  const recipient = newReceiver()
  const options = ether('eip155:8453', recipient, '0.5')
  const invoice: Invoice = {
    id: 'one',
    networkId: 'eip155:8453',
    recipient,
    asset: 'native',
    amount: '500000000000000000',
  }

  // Two ways fail in one payment: declined, paid too little.
  const dialog = await ask(page, options)
  await at('Decline')
  await isPhase(dialog, 'declined-by-exchange')
  const another = dialog.getByRole('button', { name: 'Pay another way' })
  await another.click()
  await at('Pay half of it')
  await isPhase(dialog, 'arrived-less')
  expect(await ended(page)).toMatchObject({ code: 'UNDERPAID', failure: 'arrived-less' })
  await dialog.getByRole('button', { name: 'Done' }).click()

  await ask(page, options)
  const closed = await at('')
  await closed.close()
  await isPhase(dialog, 'at-exchange')
  await another.click()
  await at('Pay a little later')
  await isPhase(dialog, 'paid')
  const { receipt } = await ended(page)
  expect(await verify(gateway.url, receipt, invoice)).toBe('ok')
  await dialog.getByRole('button', { name: 'Done' }).click()

  // A token, which the other exchange does not have.
  await ask(page, usdc('eip155:1', recipient, '3'))
  await expect(dialog.locator('[part~="pay-exchange"]')).toHaveCount(1)
  await at('Pay now')
  await isPhase(dialog, 'paid')
  await dialog.getByRole('button', { name: 'Done' }).click()

  await ask(page, options)
  await at('Decline')
  await isPhase(dialog, 'declined-by-exchange')
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(await ended(page)).toMatchObject({ code: 'GENERIC_PAYMENT_ERROR', failure: 'declined-by-exchange' })

  // What the exchange says it has paid cannot be paid another way. It is waited for, also without the dialog.
  await ask(page, options)
  await at('Say it is paid, and pay nothing')
  await isPhase(dialog, 'says-paid')
  await expect(another).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'payment'))).toEqual({})
})

test('pay: invalid options are refused before the dialog opens', async ({ visit, servers: _servers }) => {
  const page = await visit('playground', { query: { pay: 'on' } })
  const good = ether('eip155:1', newReceiver(), '1')
  const codeOf = (options: unknown): Promise<string> =>
    page.evaluate(
      (given) =>
        Promise.resolve(
          Reflect.apply(Reflect.get(Object(window.latchkey.plugins.pay), 'pay'), null, [given]),
        ).then(
          () => 'paid',
          ({ code }) => code,
        ),
      options,
    )
  expect(await codeOf(null)).toBe('INVALID_PAYMENT_CONFIG')
  expect(await codeOf({ ...good, recipient: undefined })).toBe('INVALID_RECIPIENT')
  expect(await codeOf({ ...good, recipient: Keypair.generate().publicKey.toBase58() })).toBe(
    'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
  )
  expect(await codeOf({ ...good, amount: '0' })).toBe('INVALID_AMOUNT')
  expect(await codeOf({ ...good, amount: '0.0000000000000000001' })).toBe('INVALID_AMOUNT')
  expect(await codeOf({ ...good, paymentAsset: { ...good.paymentAsset, network: 'cosmos:x' } })).toBe(
    'INVALID_CHAIN_NAMESPACE',
  )
  expect(await codeOf({ ...good, paymentAsset: { ...good.paymentAsset, asset: '0x12' } })).toBe(
    'INVALID_ASSET',
  )
  expect(await codeOf({ ...good, payWithExchange: { includeOnly: ['a'], exclude: ['b'] } })).toBe(
    'INVALID_PAYMENT_CONFIG',
  )
  await expect(dialogOf(page)).toHaveCount(0)
})

test.describe('exchanges that fail', () => {
  test.use({ expectedErrors: /Failed to load resource|Couldn’t load exchanges/ })
  test('pay: when exchanges fail the wallet still pays, and only once', async ({
    visit,
    servers: { gateway },
  }) => {
    const wallets = chainWallets(gateway.url).filter(({ name }) => name === 'Ada')
    const page = await visit('playground', { wallets, query: { pay: 'on', data: 'on' } })
    await connectFirst(page, 'Ada')
    const recipient = newReceiver()
    await gateway.fault({ service: 'exchange', kind: 'status', status: 503, times: 1 })
    const dialog = await ask(page, ether('eip155:1', recipient, '0.25'))
    await expect(dialog).toContainText('Couldn’t load exchanges.')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    const exchange = dialog.getByRole('button', { name: 'Pay with Lantern Exchange' })
    await expect(exchange).toBeVisible()
    await gateway.fault({ service: 'exchange', kind: 'garbage', times: 1 })
    const opening = page.waitForEvent('popup')
    await exchange.click()
    const popup = await opening
    await expect(dialog).toContainText('Couldn’t open the exchange')
    await expect.poll(() => popup.isClosed()).toBe(true)
    await review(dialog)
    await confirm(dialog)
    await isPhase(dialog, 'paid')
    const client = createPublicClient({ transport: http(`${gateway.url}/rpc/1`) })
    expect(await client.getBalance({ address: recipient })).toBe(250_000_000_000_000_000n)
  })
})
