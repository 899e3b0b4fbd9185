// `npm run gallery -- [--only connect/,pairing/] [--looks light,dark]`: pictures of every state of the gallery in
// `.cache/gallery`, and contact sheets of each look; `--readme` draws the pictures of the README instead. Build first:
// npm run build -- --examples.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { launchChromium } from '../../../../scripts/browser/chromium'
import { repositoryRoot } from '../../../../scripts/workspace/run-check'
import {
  EXPECTED_ERROR,
  type GalleryLook,
  galleryLooks,
  openGallery,
  showState,
  statesIn,
} from '../parts/gallery-page'
import { serveDist } from '../servers/serve-dist'
import { drawReadmePictures, drawTogether } from './readme-pictures'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    looks: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
})
const folder = join(repositoryRoot, '.cache', 'gallery')
/** Columns of a contact sheet. */
const COLUMNS = 4
const ROWS = 2
const browser = await launchChromium()
const site = await serveDist('playground', [])

try {
  if (values.readme) await drawReadmePictures(browser, site.url)
  else await shootEverything()
} finally {
  await browser.close()
  await site.stop()
}

async function shootEverything(): Promise<void> {
  const index = await browser.newPage()
  await openGallery(index, site.url, {})
  const all = await statesIn(index)
  const beginnings = values.only.split(',')
  const states = all.filter((state) => beginnings.some((beginning) => state.startsWith(beginning)))
  const wanted = values.looks?.split(',')
  const looks = galleryLooks.filter(({ name }) => wanted?.includes(name) ?? true)
  const failures: string[] = []
  for (const look of looks) {
    const shots = await shootAll(browser, look, states, failures)
    await drawContactSheets(shots, (number) => join(folder, `${look.name}-${number}.png`))
    console.log(`${look.name}: ${shots.length} pictures in ${join(folder, look.name)}`)
  }
  if (failures.length > 0) {
    console.log(failures.join('\n'))
    process.exitCode = 1
  }
}

interface Shot {
  readonly name: string
  readonly path: string
}

/** Draws a few pictures per sheet, side by side and large enough to judge. */
async function drawContactSheets(shots: readonly Shot[], pathOf: (number: number) => string): Promise<void> {
  const count = COLUMNS * ROWS
  for (let first = 0; first < shots.length; first += count) {
    const images = shots.slice(first, first + count).map(async ({ name, path }) => ({
      data: await readFile(path, 'base64'),
      caption: name,
    }))
    const layout = { columns: COLUMNS, width: 392 }
    await drawTogether(browser, await Promise.all(images), layout, pathOf(first / count + 1))
  }
}

async function shootAll(
  shooting: Browser,
  look: GalleryLook,
  states: readonly string[],
  failures: string[],
): Promise<readonly Shot[]> {
  const context = await shooting.newContext({ ...look.context, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const note = (text: string): void => {
    if (!EXPECTED_ERROR.test(text)) failures.push(`${look.name} ${page.url()}: ${text}`)
  }
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  page.on('pageerror', (error) => note(String(error)))
  await mkdir(join(folder, look.name), { recursive: true })
  await openGallery(page, site.url, look.query)
  const shots: Shot[] = []
  for (const state of states) {
    try {
      await showState(page, state)
      const path = join(folder, look.name, `${state.replaceAll('/', '--')}.png`)
      const fullPage = state.startsWith('primitive/') || state.startsWith('button/')
      await page.screenshot({ path, fullPage, animations: 'disabled' })
      shots.push({ name: state, path })
    } catch (error) {
      failures.push(`${look.name} ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await context.close()
  return shots
}
