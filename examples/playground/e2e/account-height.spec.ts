import { dialogOf, openAccount } from './parts/dialog'
import { connectFirst } from './parts/multichain-wallets'
import { expect, localNetworks, many, test } from './test'

const sizes = [
  { name: 'a desktop', width: 1280, height: 800 },
  { name: 'a small phone', width: 360, height: 640 },
] as const

for (const { name, ...size } of sizes)
  test(`account: with many tokens Settings and Disconnect stay visible on ${name}, and only the list scrolls`, async ({
    visit,
    servers,
    page,
  }) => {
    await page.setViewportSize(size)
    await visit('playground', {
      wallets: [
        {
          name: 'Keys',
          rdns: 'example.keys',
          accounts: 1,
          networks: localNetworks(servers.gateway.url),
          remembers: true,
        },
      ],
      query: { ...many, data: 'many' },
    })
    await connectFirst(page, 'Keys')
    await openAccount(page)
    const dialog = dialogOf(page)
    const card = dialog.locator('[part~="card"]')
    for (const tab of ['Tokens', 'NFTs']) {
      await dialog.getByRole('tab', { name: tab }).click()
      await expect(
        dialog.locator(tab === 'Tokens' ? '[part~="token"]' : '[part~="nfts"]').first(),
      ).toBeVisible()
      for (const action of ['Settings', 'Disconnect'])
        await expect(dialog.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 })
      const scrolling = await dialog
        .locator('[part~="scroll-area"]')
        .evaluateAll((areas) => areas.filter((area) => area.scrollHeight > area.clientHeight).length)
      expect(scrolling).toBeLessThan(2)
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(760)
    }
  })
