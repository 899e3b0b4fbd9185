import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from '../test'
import { openAccount, openList, pressAction, walletRow } from './dialog'
import { data, type FaultStep, node, sendsOnce } from './fault-step'
import { newName, registerFor } from './names'
import { buyProgress, buyProvider } from './onramp'
import { ask, ended, ether, verify } from './payments'
import { retryUntilVisible, withKeys, withKeysConnected } from './prepared-users'
import { newReceiver, openSend } from './send'
import { confirm as confirmSwap, openSwap } from './swaps'

export const buys: FaultStep = {
  uses: {
    options: ['data:onramp-options'],
    quote: ['data:onramp-quote'],
    balance: ['data:balance'],
    node,
    page: ['onramp:page'],
  },
  async begin(visit, servers) {
    const { page, account, chain } = await withKeys(visit, servers, { ...data, onramp: 'on' })
    return async () => {
      const dialog = await openList(page)
      await walletRow(page, 'Keys').click()
      await expect(dialog).toHaveCount(0)
      await openAccount(page)
      await pressAction(dialog, 'Buy')
      // An estimate is requested after a pause, and a purchase that begins before does without one.
      await expect(dialog.getByText(/^About /).first()).toBeVisible({ timeout: 40_000 })
      const opening = page.waitForEvent('popup')
      await buyProvider(page).click()
      const ramp = await opening
      const buy = ramp.getByRole('button', { name: 'Buy', exact: true })
      // Reloads while the page does not load, as a user would.
      await expect(async () => {
        await expect(buy)
          .toBeVisible({ timeout: 5_000 })
          .catch(() => ramp.reload())
        await expect(buy).toBeVisible()
      }).toPass({ timeout: 60_000 })
      await buy.click()
      await expect(ramp.getByText('Thank you')).toBeVisible({ timeout: 20_000 })
      // An arrival cannot be detected while the balance was unreadable, so the view asks the user.
      await expect(buyProgress(page)).toHaveAttribute('data-phase', /^(arrived|unsure)$/, { timeout: 60_000 })
      // One ether, and 100 dollars less 1.5 % at 3,200 dollars.
      expect(await chain.getBalance({ address: account })).toBe(parseEther('1.03078125'))
      await dialog.getByRole('button', { name: /^(Done|It arrived)$/ }).click()
      await expect(dialog).toHaveCount(0)
    }
  },
}

export const swaps: FaultStep = {
  uses: {
    tokens: ['data:swap-tokens'],
    price: ['data:price'],
    quotes: ['data:swap-quotes'],
    gas: ['data:swap-gas-price'],
    build: ['data:swap-build'],
    balance: ['data:balance'],
    node,
  },
  async begin(visit, servers) {
    const user = await withKeysConnected(visit, servers, { ...data, swaps: 'on' })
    return sendsOnce(user, async () => {
      const dialog = await openSwap(user.page)
      const to = dialog.locator('[part~="swaps-to"]')
      await retryUntilVisible(dialog, to)
      await to.click()
      const usdc = dialog.locator('[part~="token"]').filter({ hasText: 'USD Coin' })
      await retryUntilVisible(dialog, usdc)
      await usdc.click()
      await dialog.getByRole('textbox', { name: 'You pay' }).fill('0.1')
      await retryUntilVisible(dialog, dialog.locator('[part~="swaps-promised"]'))
      await dialog.getByRole('button', { name: 'Review swap' }).click()
      const end = dialog.locator('[part~="swaps-end"][data-phase="confirmed"]')
      await retryUntilVisible(dialog, end, { buttons: [confirmSwap(dialog)] })
    })
  },
}

export const sends: FaultStep = {
  uses: { names: ['data:profile'], balance: ['data:balance'], node },
  async begin(visit, servers) {
    const user = await withKeysConnected(visit, servers, {
      ...data,
      names: 'on',
      'register-names': 'on',
      send: 'on',
    })
    const friend = privateKeyToAccount(generatePrivateKey())
    const name = newName()
    await registerFor(servers.gateway.url, friend, name)
    return sendsOnce(user, async () => {
      const dialog = await openSend(user.page)
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.25')
      await dialog.getByRole('textbox', { name: 'To' }).fill(`${name}.reown.id`)
      const receiver = dialog.locator('[part~="send-receiver"]')
      await retryUntilVisible(dialog, receiver, {
        buttons: [dialog.getByRole('button', { name: 'Review' })],
      })
      await expect(receiver).toHaveText(friend.address)
      const end = dialog.locator('[part~="send-end"][data-phase="confirmed"]')
      await retryUntilVisible(dialog, end, { buttons: [dialog.locator('[part~="send-confirm"]')] })
      expect(await user.chain.getBalance({ address: friend.address })).toBe(parseEther('0.25'))
    })
  },
}

export const pays: FaultStep = {
  uses: { exchanges: ['exchange'], balance: ['data:balance'], node },
  async begin(visit, servers) {
    const user = await withKeysConnected(visit, servers, { ...data, pay: 'on' })
    const recipient = newReceiver()
    const { page } = user
    return sendsOnce(user, async () => {
      const dialog = await ask(page, ether('eip155:1', recipient, '0.2'))
      await retryUntilVisible(dialog, dialog.locator('[part~="pay-quote"]'), {
        buttons: [dialog.locator('[part~="pay-wallet"]')],
      })
      await retryUntilVisible(dialog, dialog.locator('[part~="pay-end"][data-phase="paid"]'), {
        buttons: [dialog.locator('[part~="pay-confirm"]')],
      })
      const { receipt } = await ended(page)
      const amount = '200000000000000000'
      const invoice = { id: 'one', networkId: 'eip155:1', recipient, asset: 'native', amount }
      await expect.poll(() => verify(servers.gateway.url, receipt, invoice), { timeout: 30_000 }).toBe('ok')
    })
  },
}

export const paysAtExchange: FaultStep = {
  uses: { exchange: ['exchange'], page: ['exchange:page'], node },
  async begin(visit, servers) {
    const { page, chain } = await withKeysConnected(visit, servers, { ...data, pay: 'on' })
    const recipient = newReceiver()
    return async () => {
      const dialog = await ask(page, ether('eip155:1', recipient, '0.2'))
      const row = dialog.getByRole('button', { name: 'Pay with Lantern Exchange' })
      await retryUntilVisible(dialog, row)
      const popups: Page[] = []
      page.on('popup', (popup) => popups.push(popup))
      await row.click()
      await retryUntilVisible(dialog, dialog.locator('[part~="pay-end"][data-phase="paid"]'), {
        async meanwhile() {
          const popup = popups.at(-1)
          if (!popup || popup.isClosed()) return
          const button = popup.getByRole('button', { name: 'Pay now', exact: true })
          if ((await button.count()) > 0) await button.click({ timeout: 5_000 })
          else if ((await popup.getByRole('heading').count()) === 0) await popup.reload({ timeout: 5_000 })
        },
      })
      expect(await chain.getBalance({ address: recipient })).toBe(parseEther('0.2'))
    }
  },
}
