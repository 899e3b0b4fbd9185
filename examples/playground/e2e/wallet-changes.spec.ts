import { brassAccount, connectBrass } from './parts/connect'
import { dialogOf, openAccount, pageButton } from './parts/dialog'
import { approve } from './parts/wallet-window'
import { expect, test } from './test'

test('wallet: the page follows another account in the wallet', async ({ visit }) => {
  const page = await visit('playground')
  await connectBrass(page)
  const second = await brassAccount(page, 1)
  await page.evaluate((address) => window.wallets.brass.switchAccount(address), second)
  await expect(page.getByTestId('address')).toHaveText(second)
  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(second)
})

test('wallet: the page follows another network in the wallet', async ({ visit }) => {
  const page = await visit('playground')
  await connectBrass(page)
  await page.getByRole('button', { name: 'Go to Base' }).click()
  await expect(page.getByTestId('network')).toHaveText('Base')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('wallet: a revoked permission disconnects, also after a reload', async ({ visit }) => {
  const page = await visit('playground')
  await connectBrass(page)
  await page.getByRole('button', { name: 'Withdraw permission' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await page.reload()
  await expect(pageButton(page, 'connect')).toBeVisible()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
})

test('wallet: permission revoked while the page is closed disconnects at the next visit', async ({
  visit,
}) => {
  const page = await visit('playground')
  await connectBrass(page)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('demo-wallet/')) localStorage.removeItem(key)
  })
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  const asked = await page.evaluate(() => window.wallets.brass.requests.map(({ method }) => method))
  expect(asked).not.toContain('eth_requestAccounts')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('wallet: on a network the page does not offer, the user has to choose', async ({ visit }) => {
  const page = await visit('playground')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await connectBrass(page)
  await page.getByRole('button', { name: 'Go to OP Mainnet' }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('Switch network')
  const shakes = dialog.locator('[part~="card"]')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
  ]) {
    // Checked in every animation frame, because the shake may end between two polls.
    const hasShaken = shakes.evaluate(
      (card) =>
        new Promise<boolean>((resolve) => {
          const look = (): void => {
            if (card.getAnimations().length > 0) resolve(true)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await close()
    expect(await hasShaken).toBe(true)
    await expect(dialog).toBeVisible()
    await expect.poll(() => shakes.evaluate((card) => card.getAnimations().length)).toBe(0)
  }
  await dialog.getByRole('button', { name: 'Base' }).click()
  await approve(page, /^Switch network/)
  await expect(page.getByTestId('network')).toHaveText('Base')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('wallet: an unsupported network can also be left by disconnecting', async ({ visit }) => {
  const page = await visit('playground')
  await connectBrass(page)
  await page.getByRole('button', { name: 'Go to OP Mainnet' }).click()
  await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('wallet: a silent reconnect on an unsupported network opens nothing, the button shows it', async ({
  visit,
}) => {
  const page = await visit('playground')
  await connectBrass(page)
  await page.getByRole('button', { name: 'Go to OP Mainnet' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await page.reload()
  await expect(pageButton(page, 'account').getByRole('img', { name: 'Switch network' })).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await pageButton(page, 'account').click()
  await expect(dialogOf(page)).toHaveAccessibleName('Switch network')
})

test('network: a switch declined in the wallet is shown, and the network stays', async ({ visit }) => {
  const page = await visit('playground')
  await connectBrass(page)
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByText('Switch declined', { exact: true })).toBeVisible()
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /^Switch network/)
  await expect(page.getByTestId('network')).toHaveText('Base')
})

test('network: one that the wallet does not know is added first', async ({ visit, servers }) => {
  const page = await visit('minimal', {
    wallets: [
      {
        name: 'Alpha',
        rdns: 'example.alpha',
        networks: [{ networkId: 'eip155:1', rpcUrl: `${servers.gateway.url}/rpc/1`, name: 'Ethereum' }],
      },
    ],
  })
  await pageButton(page, 'connect').click()
  await dialogOf(page).getByRole('button', { name: 'Alpha' }).click()
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await expect
    .poll(() =>
      page.evaluate(() => window.testWallets.get('Alpha')?.requests.map(({ method }) => method) ?? []),
    )
    .toEqual(expect.arrayContaining(['wallet_switchEthereumChain', 'wallet_addEthereumChain']))
  await page.keyboard.press('Escape')
  await expect((await openAccount(page)).getByRole('button', { name: 'Base' })).toBeVisible()
})
