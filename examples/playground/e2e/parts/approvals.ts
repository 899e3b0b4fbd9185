import type { JSHandle, Locator, Page } from '@playwright/test'
import type { Address } from 'viem'
import { expect } from '../test'
import { dialogOf } from './dialog'
import { decideInFrame, walletFrame } from './embedded-login'

export type Sent = JSHandle<{ readonly result: Promise<string> }>

/** Sends a request. The returned handle later has the result, or the code and message of the error. */
export async function request(
  page: Page,
  method: string,
  params: unknown,
  namespace = 'eip155',
): Promise<Sent> {
  return page.evaluateHandle(
    (asked) => {
      const provider = window.latchkey.plugins.session.provider(undefined, asked.namespace)
      const run = async (): Promise<string> =>
        JSON.stringify(await provider?.request({ method: asked.method, params: asked.params }))
      return {
        result: run().catch((error) => `${Reflect.get(error, 'code')}: ${Reflect.get(error, 'message')}`),
      }
    },
    { method, params, namespace },
  )
}

export const resultOf = (sent: Sent): Promise<string> => sent.evaluate(({ result }) => result)

/** What the page tells of the request. */
export const summary = (page: Page): Locator => dialogOf(page).locator('[part="approve-summary"]')

/** A button in the wallet's frame. */
export const frameButton = (page: Page, name: 'Approve' | 'Decline'): Locator =>
  walletFrame(page).getByRole('button', { name, exact: true })

/** @param until disappears with the card. Default: its buttons. */
export async function decide(
  page: Page,
  name: 'Approve' | 'Decline',
  until = frameButton(page, 'Decline'),
): Promise<void> {
  await expect(until.first()).toBeVisible()
  await decideInFrame(page, name)
  await expect(until).toHaveCount(0)
}

/** Sets the balance of an account on Ethereum to 5 ETH. */
export async function fund(gateway: string, account: Address): Promise<void> {
  const params = [account, `0x${(5n * 10n ** 18n).toString(16)}`]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params })
  const response = await fetch(`${gateway}/rpc/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(await response.json()).not.toHaveProperty('error')
}
