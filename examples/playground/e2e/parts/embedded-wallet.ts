import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'

/** The page of the wallet, in its frame. */
export const walletFrame = (page: Page): Locator => page.locator('iframe[title="Email wallet"]')

/** The newest code that was sent to an address. */
export async function readMailedCode(gateway: string, email: string): Promise<string> {
  const response = await fetch(`${gateway}/mailbox?to=${encodeURIComponent(email)}`)
  const mails: readonly { readonly code?: string }[] = await response.json()
  return mails[0]?.code ?? ''
}

/** Logs in by email and connects, through the API that the views use. Resolves with the connected addresses. */
export async function connectByEmail(
  page: Page,
  gateway: string,
  email: string,
): Promise<readonly { readonly namespace: string; readonly address: string }[]> {
  const step = await page.evaluate(async (to) => {
    const { email: login } = await window.latchkey.plugins.embeddedWallet.login()
    return login.start(to)
  }, email)
  expect(step).toBe('verifyCode')
  const code = await readMailedCode(gateway, email)
  return page.evaluate(async (typed) => {
    const { embeddedWallet, session } = window.latchkey.plugins
    const { email: login } = await embeddedWallet.login()
    await login.confirmCode(typed)
    const { accounts } = await session.connect('embedded')
    return accounts.map(({ namespace, address }) => ({ namespace, address }))
  }, code)
}

/** Decides in the frame. Where no plugin shows it, it is shown over the page. */
export async function decideInFrame(page: Page, decision: 'Approve' | 'Reject'): Promise<void> {
  await page.evaluate(async () => {
    if ('approvals' in window.latchkey.plugins) return
    const { element, show } = await window.latchkey.plugins.modal.frameHost()
    const area = document.createElement('div')
    area.id = 'frame-area'
    area.style.cssText =
      'position:fixed;inset-inline-start:20px;inset-block-start:20px;width:360px;height:520px'
    document.querySelector('#frame-area')?.remove()
    document.body.append(area)
    if (element) show(area, new AbortController().signal)
  })
  const button = walletFrame(page).contentFrame().getByRole('button', { name: decision })
  await expect(button).toBeVisible()
  // A tap counts only once the button was visible for a while.
  await expect(async () => {
    await button.click({ timeout: 2_000 })
    await expect(button).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 15_000 })
}

/** The wallet's part of the state, as `dehydrate` writes it. */
export async function walletState(page: Page): Promise<{
  readonly login?: unknown
  readonly user?: unknown
  readonly approvals: readonly unknown[]
}> {
  return page.evaluate(() => JSON.parse(window.latchkey.dehydrate()).states.embeddedWallet)
}
