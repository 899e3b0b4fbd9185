import { emptyPortfolio, type PortfolioState } from '@latchkey/portfolio/contract'
import { ADDRESS, connectedState } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { renderAccount } from '../test-support/render-account'

test('balance: the content below it does not move when it is read or fails', async () => {
  const key = `eip155:1:${ADDRESS}`
  const loading: PortfolioState = { ...emptyPortfolio, native: { [key]: { status: 'loading' } } }
  const known: PortfolioState = {
    ...emptyPortfolio,
    native: { [key]: { status: 'known', value: '1', decimals: 18, symbol: 'ETH', readAtMs: 0 } },
  }
  const failed: PortfolioState = { ...emptyPortfolio, native: { [key]: { status: 'failed', failedAtMs: 0 } } }
  const heights: number[] = []
  for (const state of [loading, known, failed]) {
    const view = await renderAccount({ state: connectedState('eip155:1'), portfolio: { state } })
    await view.open('Account')
    const above = view.find('[part="connected-wallet"]').getBoundingClientRect().bottom
    heights.push(Math.round(view.find('[part="tab"]').getBoundingClientRect().top - above))
    await view.unmount()
  }
  const [coming, come, unavailable] = heights
  expect(coming).toBe(come)
  // A long sentence may take a second line.
  expect(unavailable).toBeGreaterThanOrEqual(come ?? 0)
})
