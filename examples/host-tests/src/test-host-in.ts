import { expect, test } from '@latchkey/simulated-wallet/vitest'
import { afterEach } from 'vitest'
import { mountHost } from './host'

const failures: unknown[] = []
console.error = (...said: unknown[]) => failures.push(said)
window.addEventListener('error', ({ error, message }) => failures.push(error ?? message))
window.addEventListener('unhandledrejection', (event) => failures.push(event))
process.on('unhandledRejection', (error) => failures.push(error))

const until = async (what: () => unknown): Promise<void> => {
  await expect.poll(what, { timeout: 50_000 }).toBeTruthy()
}
const dialog = (): Element | null | undefined =>
  document.querySelector('[data-latchkey]')?.shadowRoot?.querySelector('dialog')

/** `dom` is what the file that calls this runs in: its first line says so to Vitest. */
export function testHostIn(dom: string): void {
  let unmount = (): void => undefined
  afterEach(async () => {
    unmount()
    // What React has scheduled must have run before the environment goes.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(failures).toEqual([])
  })

  test(`host in ${dom}: the button is there, the dialog opens, says what it is and closes`, {
    timeout: 150_000,
  }, async () => {
    unmount = mountHost(document.body)
    await until(() => document.querySelector('button[data-latchkey-button="connect"]'))
    document.querySelector<HTMLButtonElement>('button[data-latchkey-button="connect"]')?.click()
    await until(() => dialog()?.hasAttribute('open'))
    await until(() => dialog()?.textContent?.includes('Connect'))
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await until(() => !dialog()?.hasAttribute('open'))
  })

  test(`host in ${dom}: connects, signs, and shows a rejection`, { timeout: 150_000 }, async ({ wallet }) => {
    unmount = mountHost(document.body)
    const buttons = (root: ParentNode | null | undefined) => [...(root?.querySelectorAll('button') ?? [])]
    const press = async (text: string, root: () => ParentNode | null | undefined): Promise<void> => {
      const find = () => buttons(root()).find((one) => !one.disabled && one.textContent.includes(text))
      await until(find)
      find()?.click()
    }
    const said = () => document.querySelector('[role="status"]')?.textContent
    await press('Connect wallet', () => document)
    await press(wallet.info.name, dialog)
    await press('Sign', () => document)
    await until(() => /^0x[0-9a-f]{130}$/.test(said() ?? ''))
    wallet.rejectNext()
    await press('Sign', () => document)
    await until(() => said() === 'Not signed')
  })
}
