import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'

export interface Shot {
  readonly name: string
  readonly path: string
}

const COLUMNS = 4
const ROWS = 2

/** Pictures a few at a time, side by side and large enough to judge, drawn by the browser itself. */
export async function writeContactSheets(
  browser: Browser,
  shots: readonly Shot[],
  pathOf: (number: number) => string,
): Promise<void> {
  const count = COLUMNS * ROWS
  for (let first = 0; first < shots.length; first += count)
    await writeSheet(browser, shots.slice(first, first + count), pathOf(first / count + 1))
}

async function writeSheet(browser: Browser, shots: readonly Shot[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * 390 + 8, height: 800 } })
  const figures = shots.map(async (shot) => {
    const data = (await readFile(shot.path)).toString('base64')
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${shot.name}</figcaption></figure>`
  })
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 4px; margin: 4px; font: 14px sans-serif }
    figure { margin: 0 } img { display: block; width: 100%; max-height: 700px; object-fit: cover; object-position: top }
  </style>${(await Promise.all(figures)).join('')}`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
