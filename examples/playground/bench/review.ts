import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { repositoryRoot } from '../../../scripts/workspace/run-check'
import { chainMainnet } from '../../local-services/src/chain/chain-table'
import { compileContracts } from '../../local-services/src/chain/compile-contracts'
import { devAccounts } from '../../local-services/src/chain/dev-accounts'
import { startChain } from '../../local-services/src/chain/start-chain'
import { type Site, serveDist } from '../e2e/servers/serve-dist'
import { buildFrom, checkOut, EARLIER } from './build-at'
import { keepNames, spreadOf } from './figures'

const SLOWDOWN = 4
/** Long enough that no more requests follow. */
const QUIET_MS = 1_500
/** The highest ratio to the time of `EARLIER`, as a median. */
const AIM = 0.7
/** The mark that the page's wallet sets. */
const ASKED = 'wallet asked'

/** Milliseconds by name, of one visit. */
type Figures = Readonly<Record<string, number>>

/** A button to press, by its text, and what shows that the press was answered: an element, or a mark of the page. */
interface Press {
  readonly button: string
  readonly painted?: string
  readonly mark?: string
}

/**
 * Runs in the page: presses a button of the dialog. Resolves with the time from the press to the end of the first frame that
 * has the element, or to the mark.
 */
async function pressAndWatch({ button, painted, mark }: Press): Promise<number> {
  const root = document.querySelector('[data-latchkey]')?.shadowRoot
  const found = [...(root?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent?.trim() === button && !one.disabled,
  )
  if (!root || !found) throw new Error(`There is no button '${button}'.`)
  const isPainted = (): boolean => {
    const element = painted === undefined ? undefined : root.querySelector(painted)
    return (
      (element?.getBoundingClientRect().height ?? 0) > 0 &&
      element?.checkVisibility({ opacityProperty: true }) === true
    )
  }
  let pressedAt = Number.NaN
  found.addEventListener(
    'click',
    ({ timeStamp }) => {
      pressedAt = timeStamp
    },
    { capture: true, once: true },
  )
  if (mark !== undefined) {
    const marked = new Promise<number>((resolve) => {
      new PerformanceObserver((list, observer) => {
        const [entry] = list.getEntriesByName(mark)
        if (!entry) return
        observer.disconnect()
        resolve(entry.startTime)
      }).observe({ type: 'mark' })
    })
    found.click()
    return (await marked) - pressedAt
  }
  const seen = new Promise<number>((resolve) => {
    const channel = new MessageChannel()
    // A task that is asked for in a frame comes after its painting.
    channel.port1.onmessage = () => {
      channel.port1.close()
      resolve(performance.now())
    }
    let isAsked = false
    const check = (): void => {
      isAsked = false
      if (isPainted()) {
        observer.disconnect()
        channel.port2.postMessage(undefined)
      } else if (painted !== undefined && root.querySelector(painted)) ask()
    }
    const ask = (): void => {
      if (!isAsked) requestAnimationFrame(check)
      isAsked = true
    }
    const observer = new MutationObserver(ask)
    observer.observe(root, { childList: true, subtree: true, attributes: true })
  })
  found.click()
  return (await seen) - pressedAt
}

/** Fills in the form, reviews and is declined; then reviews and is declined once more, with all code loaded. */
async function visit(page: Page, url: string): Promise<Figures> {
  await page.goto(url)
  const dialog = page.locator('[data-latchkey] dialog[open]')
  await dialog.getByRole('button', { name: 'Bench' }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.1')
  await dialog.getByRole('textbox', { name: 'To' }).fill(devAccounts[2])
  const review = dialog.getByRole('button', { name: 'Review' })
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  const times: Record<string, number> = {}
  for (const turn of ['first', 'again']) {
    await review.waitFor()
    await page.waitForTimeout(QUIET_MS)
    times[`press Review to the review painted, ${turn}`] = await page.evaluate(pressAndWatch, {
      button: 'Review',
      painted: '[part~="send-confirm"]',
    })
    await dialog.locator('[part~="send-fee"]').waitFor()
    await page.waitForTimeout(QUIET_MS)
    await send.waitFor()
    times[`press Send to the wallet asked, ${turn}`] = await page.evaluate(pressAndWatch, {
      button: 'Send',
      mark: ASKED,
    })
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  return times
}

/** Compares how fast Send's review is painted and the wallet is asked with the sources of `EARLIER`, on a slow machine. */
export async function compareReview(browser: Browser, runs: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-review-'))
  const page = join(import.meta.dirname, 'review')
  const { TestToken } = await compileContracts()
  const chain = await startChain(chainMainnet, 0, TestToken)
  const sites: Site[] = []
  const serve = async (sources: string, name: string): Promise<Site> => {
    const dist = join(folder, name)
    await buildFrom(sources, page, dist)
    const site = await serveDist('playground', [chain.nodeUrl], dist)
    sites.push(site)
    return site
  }
  const measure = async ({ url }: Site): Promise<Figures> => {
    const context = await browser.newContext()
    try {
      const opened = await context.newPage()
      await opened.addInitScript(keepNames)
      const session = await context.newCDPSession(opened)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      return await visit(opened, `${url}?${new URLSearchParams({ node: chain.nodeUrl })}`)
    } finally {
      await context.close()
    }
  }
  try {
    const sides = {
      ours: await serve(repositoryRoot, 'ours'),
      earlier: await serve(await checkOut(EARLIER), 'earlier'),
    }
    const found: Record<keyof typeof sides, Figures[]> = { ours: [], earlier: [] }
    // The sides alternate, so that a busy moment affects both. The first run is a warm-up and dropped.
    for (let run = 0; run <= runs; run += 1)
      for (const side of run % 2 === 0 ? (['ours', 'earlier'] as const) : (['earlier', 'ours'] as const)) {
        const figures = await measure(sides[side])
        if (run > 0) found[side].push(figures)
      }
    console.log(
      `\nSend, ${SLOWDOWN}× slower, ${runs} runs\n\n| what, ms | Latchkey | ${EARLIER} | ratio | aim |\n| --- | --- | --- | --- | --- |`,
    )
    for (const name of Object.keys(found.ours[0] ?? {})) {
      const [ours, text] = spreadOf(found.ours.map((figures) => figures[name] ?? Number.NaN))
      const [earlier, earlierText] = spreadOf(found.earlier.map((figures) => figures[name] ?? Number.NaN))
      console.log(
        `| ${name} | ${text} | ${earlierText} | ×${(ours / earlier).toFixed(2)} | at most ×${AIM} |`,
      )
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    await chain.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
