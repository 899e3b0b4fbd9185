import { connectBrass } from './parts/connect'
import { openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { expect, test } from './test'

const OURS = 'latchkey'

const strange: Readonly<Record<string, string>> = {
  'no JSON at all': '{"version":1,',
  'another shape': '{"version":1,"state":{"remembered":42,"active":[],"recent":{"length":1}}}',
  'another version': '{"version":9000,"state":{"remembered":[]}}',
  'another program’s data': '["cart",{"items":3}]',
  'an address that is none': JSON.stringify({
    version: 1,
    state: {
      remembered: [
        { walletId: 'x', connectorId: 'x', accounts: [{ address: '<img src=x>' }], networkIds: {} },
      ],
      active: { eip155: 'x' },
    },
  }),
}

for (const [what, value] of Object.entries(strange))
  test(`storage: ${what} is ignored with a warning`, async ({ visit, pageLog }) => {
    const page = await visit('playground')
    await connectBrass(page)
    const spoilt = await page.evaluate(
      ([prefix, text]) => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
        for (const key of keys) localStorage.setItem(key, text)
        return keys.length
      },
      [OURS, value] as const,
    )
    expect(spoilt).toBeGreaterThan(0)
    pageLog.warnings.length = 0
    await page.reload()
    await expect(pageButton(page, 'connect')).toBeVisible()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    await expect.poll(() => pageLog.warnings.length).toBeGreaterThan(0)
    // The wallet still grants its permission to the page, so it connects without a prompt.
    await openList(page)
    await walletRow(page, 'Brass Wallet').click()
    await expect(page.getByTestId('status')).toHaveText('connected')
  })

test('storage: in a browser that blocks storage everything works until the page is left', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    // As in a browser whose user blocks cookies and site data.
    const blocked = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', blocked)
    Object.defineProperty(window, 'sessionStorage', blocked)
    Object.defineProperty(window, 'indexedDB', blocked)
  })
  await visit('playground')
  await connectBrass(page)
  await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await connectBrass(page)
})
