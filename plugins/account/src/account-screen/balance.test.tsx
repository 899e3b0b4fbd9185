import { emptyPortfolio, type PortfolioState } from '@latchkey/portfolio/contract'
import { ADDRESS, connectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { renderAccount } from '../test-support/render-account'

test('balance: the content below it does not move up or down when it is read, nor up when reading fails', async () => {
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
  const [loadingHeight, knownHeight, failedHeight] = heights
  expect(loadingHeight).toBe(knownHeight)
  // The text of a failure may need a second line.
  expect(failedHeight).toBeGreaterThanOrEqual(knownHeight ?? 0)
})
