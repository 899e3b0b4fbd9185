import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '../test'

export interface EmbeddedLogin {
  readonly evm: `0x${string}`
  readonly solana: string | undefined
}

/** Logs in to the wallet of the frame by email, as a page of its own design does, and connects it. */
export async function logInByEmail(page: Page, gateway: string, email: string): Promise<EmbeddedLogin> {
  const step = await page.evaluate(async (address) => {
    const login = await window.latchkey.plugins.embeddedWallet.login()
    return login.email.start(address)
  }, email)
  expect(step).toBe('verifyCode')
  const response = await page.request.get(`${gateway}/mailbox?to=${encodeURIComponent(email)}`)
  const [mail]: { readonly code: string }[] = await response.json()
  return page.evaluate(async (code) => {
    const { embeddedWallet, session } = window.latchkey.plugins
    await (await embeddedWallet.login()).email.confirmCode(code)
    const { accounts } = await session.connect('embedded')
    const find = (namespace: string) => accounts.find((one) => one.namespace === namespace)?.address
    return { evm: `0x${find('eip155')?.slice(2)}` as const, solana: find('solana') }
  }, mail?.code ?? '')
}

/** The wallet's own page, as the dialog shows it. */
export const walletFrame = (page: Page): FrameLocator => page.frameLocator('[data-latchkey] iframe')
