import type { Page } from '@playwright/test'

export const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Origin of the services that the page asks. Every request to it is answered by a bench, or fails. */
export const SERVICES = 'http://127.0.0.1:9'

/** The playground's query for EVM and these settings alone, so that nothing else is compared. */
function onlyWith(settings: readonly string[]): Readonly<Record<string, string>> {
  const all = [
    'balances',
    'data',
    'directory',
    'email',
    'history',
    'names',
    'onramp',
    'receive',
    'send',
    'siwx',
    'socials',
    'solana',
    'swaps',
  ]
  return Object.fromEntries(all.map((setting) => [setting, settings.includes(setting) ? 'on' : 'off']))
}

/** Runs in the page: a wallet that is connected without a question, as an extension announces it (EIP-6963). */
function announceWallet(account: string): void {
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const info = { uuid: '00000000-0000-4000-8000-000000000009', name: 'Ledger', icon, rdns: 'example.ledger' }
  const request = async ({ method }: { readonly method: string }): Promise<unknown> => {
    if (method === 'eth_chainId') return '0x1'
    return method.endsWith('ccounts') ? [account] : null
  }
  const detail = Object.freeze({ info, provider: { request, on: () => {}, removeListener: () => {} } })
  const announce = (): void => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** Opens the playground's workbench with these settings and connects a wallet in it. Resolves when the dialog is closed. */
export async function openConnected(page: Page, url: string, settings: readonly string[]): Promise<void> {
  await page.addInitScript(announceWallet, ACCOUNT)
  const query = new URLSearchParams({ ...onlyWith(settings), pictures: 'off', gateway: SERVICES })
  await page.goto(`${url}workbench?${query}`)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('button', { name: 'Ledger' }).click()
  await page.getByTestId('address').filter({ hasText: ACCOUNT }).waitFor()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
