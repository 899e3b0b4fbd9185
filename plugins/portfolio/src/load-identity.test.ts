import { expect, test, vi } from 'vitest'
import { portfolioContract } from './contract'
import { ALICE, createPortfolioPage } from './test-support/portfolio-page'

test('loadIdentity: reads what is older than five minutes, and no balance', async () => {
  const find = vi.fn(async () => ({ name: 'alice.eth' }))
  const identity = { find, check: async (name: string) => ({ name }) }
  const page = createPortfolioPage({}, { capabilities: async () => ({ identity }) })
  page.setActive(ALICE)
  await vi.waitFor(() =>
    expect(page.latchkey.read(portfolioContract).identities).toMatchObject({
      [`eip155:${ALICE}`]: { status: 'known' },
    }),
  )
  const before = page.latchkey.read(portfolioContract).native
  await page.clock.advance(300_000)
  await page.portfolio.loadIdentity()
  expect(find).toHaveBeenCalledTimes(1)
  await page.clock.advance(1)
  await page.portfolio.loadIdentity()
  expect(find).toHaveBeenCalledTimes(2)
  expect(page.latchkey.read(portfolioContract).native).toEqual(before)
})
