// What 1,000 mounted hooks of `latchkey/query` take for one block, beside those of wagmi, in one page with a node of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { repositoryRoot } from '../../../scripts/workspace/run-check'
import { serveDist } from '../e2e/servers/serve-dist'
import { buildFrom } from './build-at'
import { spreadOf } from './figures'

/** Blocks after each mounting. */
const BLOCKS = 5
/** The highest ratio to wagmi's time, as a median. */
const AIM = 1
const sides = ['latchkey', 'wagmi'] as const

interface Updates {
  readonly times: readonly number[]
  readonly renders: readonly number[]
  readonly requests: readonly number[]
}
/** What the page has as a global. */
type Measure = (side: (typeof sides)[number], blocks: number) => Promise<Updates>

/** Prints the time until all hooks show a block, their renders and requests. Rejects if ours render more often. */
export async function compareHooks(browser: Browser, runs: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-hooks-'))
  await buildFrom(repositoryRoot, join(repositoryRoot, 'examples/wagmi/bench'), folder)
  const site = await serveDist('wagmi', [], folder)
  const page = await browser.newPage()
  try {
    await page.goto(site.url)
    const found: Record<(typeof sides)[number], Updates[]> = { latchkey: [], wagmi: [] }
    // The sides alternate, so that a busy moment affects both. The first run is a warm-up and dropped.
    for (let run = 0; run <= runs; run += 1)
      for (const side of run % 2 === 0 ? sides : [...sides].reverse()) {
        const updates = await page.evaluate(
          ([name, blocks]) => {
            const measure: Measure = Reflect.get(globalThis, 'measure')
            return measure(name, blocks)
          },
          [side, BLOCKS] as const,
        )
        if (run > 0) found[side].push(updates)
      }
    const rows = {
      'mounted until shown, ms': ({ times }: Updates) => times.slice(0, 1),
      'a block until shown, ms': ({ times }: Updates) => times.slice(1),
      'renders of a mounting': ({ renders }: Updates) => renders.slice(0, 1),
      'renders of a block': ({ renders }: Updates) => renders.slice(1),
      'requests of a block': ({ requests }: Updates) => requests.slice(1),
    }
    console.log(`\n1,000 mounted hooks, ${runs} runs of ${BLOCKS} blocks`)
    console.log('\n| what | Latchkey | wagmi | ratio | aim |\n| --- | --- | --- | --- | --- |')
    for (const [name, read] of Object.entries(rows)) {
      const [ours, oursText] = spreadOf(found.latchkey.flatMap(read))
      const [theirs, theirsText] = spreadOf(found.wagmi.flatMap(read))
      console.log(
        `| ${name} | ${oursText} | ${theirsText} | ×${(ours / theirs).toFixed(2)} | at most ×${AIM} |`,
      )
    }
  } finally {
    await page.close()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
