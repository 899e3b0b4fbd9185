import type { Page } from '@playwright/test'
import { type Frame, recordFrames } from './page/record-frames'
import { closeDialog, openList } from './parts/dialog'
import { expect, test } from './test'

/** Rounding of heights that are on their way. */
const SLACK_PX = 1
/** Frames without any change after which the dialog stands. */
const STILL_MS = 400

async function framesOf(page: Page, act: () => Promise<unknown>): Promise<readonly Frame[]> {
  await page.evaluate(() => window.takeFrames())
  await act()
  let frames: readonly Frame[] = []
  const settled = async (): Promise<boolean> => {
    const next = await page.evaluate(() => window.takeFrames())
    frames = [...frames, ...next]
    const [one] = next
    return one !== undefined && next.every(({ height, seen }) => height === one.height && seen === one.seen)
  }
  do await page.waitForTimeout(STILL_MS)
  while (!(await settled()))
  return frames
}

/** What every change keeps, whatever it leads to. */
function expectSteady(frames: readonly Frame[], what: string): void {
  const heights = frames.map(({ height }) => height)
  const path = heights.filter((height, index) => height !== heights[index - 1]).join(' ')
  const grows = heights.every((height, index) => height >= (heights[index - 1] ?? 0) - SLACK_PX)
  const shrinks = heights.every((height, index) => height <= (heights[index - 1] ?? height) + SLACK_PX)
  expect(grows || shrinks, `${what}: the height goes one direction, not ${path}`).toBe(true)
  expect(
    frames.filter(({ title }) => title === ''),
    `${what}: there is always a title`,
  ).toEqual([])
  expect(
    frames.filter(({ seen }) => seen < 0.9),
    `${what}: no frame is blank`,
  ).toEqual([])
}

function expectWhole(frames: readonly Frame[], what: string): void {
  const last = frames.at(-1)?.height
  expect(frames[0]?.height, `${what}: the first frame has the full height`).toBe(last)
}

test('opening: the list of the wallets here has its full size in its first frame, cold and warm @phone', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(recordFrames)
  await visit('minimal', { wallets: [{ name: 'Keys' }, { name: 'Other' }] })
  for (const what of ['cold', 'warm']) {
    const frames = await framesOf(page, () => openList(page))
    expectSteady(frames, what)
    expectWhole(frames, what)
    await closeDialog(page)
  }
})
