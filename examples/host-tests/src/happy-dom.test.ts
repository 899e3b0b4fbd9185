// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { mountHost } from './host'

const failures: unknown[] = []
console.error = (...said: unknown[]) => failures.push(said)
window.addEventListener('error', ({ error, message }) => failures.push(error ?? message))
window.addEventListener('unhandledrejection', (event) => failures.push(event))
process.on('unhandledRejection', (error) => failures.push(error))

const until = async (what: () => unknown): Promise<void> => {
  await expect.poll(what, { timeout: 20_000 }).toBeTruthy()
}
const dialog = (): Element | null | undefined =>
  document.querySelector('[data-latchkey]')?.shadowRoot?.querySelector('dialog')

afterEach(() => expect(failures).toEqual([]))

test('host in happy-dom: the button is there, the dialog opens, says what it is and closes', {
  timeout: 60_000,
}, async () => {
  mountHost(document.body)
  await until(() => document.querySelector('button[data-latchkey-button="connect"]'))
  document.querySelector<HTMLButtonElement>('button[data-latchkey-button="connect"]')?.click()
  await until(() => dialog()?.hasAttribute('open'))
  await until(() => dialog()?.textContent?.includes('Connect'))
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await until(() => !dialog()?.hasAttribute('open'))
})
