import { type Frame, recordFrames } from './page/record-frames'
import { frameButton, fund, request } from './parts/approvals'
import { logInByEmail } from './parts/embedded-login'
import { expect, test } from './test'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const STILL_MS = 400
/** Between two moves the card stands still for so many frames. */
const STILL_FRAMES = 4

/** Each move of the card's height, which is animated, as `from to to`. */
function movesOf(frames: readonly Frame[]): readonly string[] {
  const heights = frames.map(({ height }) => height).filter((height) => height > 0)
  const moves: string[] = []
  let from = heights[0] ?? 0
  let still = 0
  heights.forEach((height, index) => {
    still = height === heights[index - 1] ? still + 1 : 0
    if (still < STILL_FRAMES) return
    if (Math.abs(height - from) > 1) moves.push(`${from} to ${height}`)
    from = height
  })
  return moves
}

test('approvals: from its first frame to the wallet’s whole card the dialog changes its height at most once', async ({
  visit,
  servers,
  page: first,
}) => {
  await first.addInitScript(recordFrames)
  const page = await visit('playground', { query: { email: 'on' } })
  const { evm } = await logInByEmail(page, servers.gateway.url)
  await fund(servers.gateway.url, evm)
  const cases = [
    ['personal_sign', ['0x6f6e65', evm]],
    ['personal_sign', [`0x${'61'.repeat(60)}`, evm]],
    ['eth_sendTransaction', [{ from: evm, to: OTHER, value: '0xde0b6b3a7640000' }]],
  ] as const
  for (const [method, params] of cases) {
    await page.evaluate(() => window.takeFrames())
    await request(page, method, params)
    await expect(frameButton(page, 'Decline')).toBeVisible()
    await page.waitForTimeout(STILL_MS)
    const moves = movesOf(await page.evaluate(() => window.takeFrames()))
    expect(moves.length, `${method}: ${moves.join(', ')}`).toBeLessThanOrEqual(1)
    await page.keyboard.press('Escape')
    await expect(frameButton(page, 'Decline')).toHaveCount(0)
  }
})
