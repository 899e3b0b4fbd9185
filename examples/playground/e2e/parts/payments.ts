import type { PaymentOptions, PaymentReceipt } from '@latchkey/pay'
import { type Invoice, verifyReceipt } from '@latchkey/pay/server'
import type { Locator, Page } from '@playwright/test'
import type { Address } from 'viem'
import { expect } from '../test'
import { dialogOf } from './dialog'

export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const USDC: Address = '0x023424befEb5ABA801129e5150A31A7b51c8d5b7'

export const ether = (
  network: 'eip155:1' | 'eip155:8453',
  recipient: string,
  amount: string,
): PaymentOptions => ({
  paymentAsset: { network, asset: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  recipient,
  amount,
})
export const usdc = (
  network: 'eip155:1' | 'eip155:8453',
  recipient: string,
  amount: string,
): PaymentOptions => ({
  paymentAsset: { network, asset: USDC, metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 } },
  recipient,
  amount,
})

/** Starts a payment from the page, which stores its outcome for `ended`. */
export async function ask(page: Page, options: PaymentOptions, timeoutMs = 300_000): Promise<Locator> {
  await page.evaluate(
    ({ asked, ms }) => {
      const end: { receipt?: PaymentReceipt; code?: string; failure?: string } = {}
      Object.assign(window, { payment: end })
      window.latchkey.plugins.pay?.pay(asked, { timeoutMs: ms }).then(
        (receipt) => Object.assign(end, { receipt }),
        (error: { code?: string; failure?: string }) =>
          Object.assign(end, { code: error.code ?? 'none', failure: error.failure }),
      )
    },
    { asked: options, ms: timeoutMs },
  )
  return dialogOf(page)
}

/** Resolves with the outcome that the page has stored. */
export async function ended(
  page: Page,
): Promise<{ receipt?: PaymentReceipt; code?: string; failure?: string }> {
  await page.waitForFunction(() => {
    const end: unknown = Reflect.get(window, 'payment')
    return typeof end === 'object' && end !== null && ('receipt' in end || 'code' in end)
  })
  return page.evaluate(() => Reflect.get(window, 'payment'))
}

export async function review(dialog: Locator): Promise<void> {
  await dialog.locator('[part~="pay-wallet"]').click()
  await expect(dialog).toHaveAccessibleName('Review payment')
}

export async function confirm(dialog: Locator): Promise<void> {
  await expect(dialog.locator('[part~="pay-fee"]')).toBeVisible()
  await dialog.locator('[part~="pay-confirm"]').click()
}

export const isPhase = (dialog: Locator, phase: string, timeout = 20_000): Promise<void> =>
  expect(dialog.locator('[part~="pay-end"]')).toHaveAttribute('data-phase', phase, { timeout })

/** The response of the shop's server to a receipt. */
export async function verify(
  gateway: string,
  receipt: unknown,
  invoice: Invoice,
  used = new Map<string, string>(),
) {
  const chain = invoice.networkId === SOLANA ? 'solana' : invoice.networkId.replace('eip155:', '')
  const result = await verifyReceipt(receipt, invoice, {
    node: `${gateway}/rpc/${chain}`,
    confirmations: 1,
    claim: (key, id) => used.get(key) ?? used.set(key, id).get(key) ?? '',
  })
  return result.ok ? 'ok' : result.code
}
