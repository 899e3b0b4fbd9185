import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { repositoryRoot } from '../../../scripts/workspace/run-check'
import { serveDist } from '../e2e/servers/serve-dist'
import { buildFrom, checkOut, EARLIER } from './build-at'
import { spreadOf } from './figures'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const COUNT = 99
/** Where the plugin had its entries when it followed each transaction by itself. It still takes them over. */
const KEY = 'latchkey/1/latchkey/pendingTransactions/entries'
/** The first reads ask for everything. */
const SETTLING_MS = 10_000
/** Ten polls: those of new transactions lie 3 s apart. */
const WATCHED_MS = 30_000
/** Requests that lie closer together belong to one poll. */
const PAUSE_MS = 700

const hashOf = (index: number): string => `0x${(index + 1).toString(16).padStart(64, '0')}`
const toHex = (value: number): string => `0x${value.toString(16)}`

/** Transactions of one account that another visit has left, sent just now. */
const entries = (nowMs: number): string =>
  JSON.stringify({
    version: 1,
    entries: Array.from({ length: COUNT }, (_, index) => ({
      sent: {
        type: 'transaction',
        id: hashOf(index),
        from: ACCOUNT,
        networkId: 'eip155:1',
        connectionId: 'bench',
      },
      sentAtMs: nowMs,
      requests: [{ type: 'transfer', to: ACCOUNT, amount: '1' }],
    })),
  })

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** A node on which all of them stay pending. */
function respond({ id, method, params }: Call): object {
  const results: Readonly<Record<string, unknown>> = {
    eth_blockNumber: '0x64',
    eth_getTransactionByHash: {
      hash: params[0],
      from: ACCOUNT,
      to: ACCOUNT,
      value: '0x1',
      input: '0x',
      nonce: toHex(Number(params[0]) - 1),
      blockNumber: null,
    },
    eth_getTransactionCount: '0x0',
  }
  return { jsonrpc: '2.0', id, result: results[method] ?? null }
}

/** The number of HTTP requests of each poll, after the first ones. */
async function countPerPoll(page: Page, url: string, refusesBatches: boolean): Promise<readonly number[]> {
  const times: number[] = []
  await page.route('**/rpc', async (route) => {
    times.push(Date.now())
    const body: Call | readonly Call[] = route.request().postDataJSON()
    if (!('length' in body)) return route.fulfill({ json: respond(body) })
    return refusesBatches
      ? route.fulfill({ status: 400, body: '' })
      : route.fulfill({ json: body.map(respond) })
  })
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    entries(Date.now()),
  ] as const)
  await page.goto(url)
  await page.waitForTimeout(SETTLING_MS)
  const watchedFrom = Date.now()
  await page.waitForTimeout(WATCHED_MS)
  const polls: number[] = []
  for (const [index, time] of times.entries()) {
    const isNew = time - (times[index - 1] ?? 0) > PAUSE_MS
    if (isNew && time > watchedFrom) polls.push(0)
    const last = polls.at(-1)
    if (last !== undefined) polls[polls.length - 1] = last + 1
  }
  return polls
}

/** Counts the HTTP requests by which 99 pending transactions are followed, beside those of the sources of `EARLIER`. */
export async function compareFollowing(browser: Browser): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-following-'))
  const page = join(import.meta.dirname, 'following')
  const count = async (sources: string, name: string, refusesBatches = false): Promise<readonly number[]> => {
    const dist = join(folder, name)
    await buildFrom(sources, page, dist)
    const site = await serveDist('playground', [], dist)
    const context = await browser.newContext()
    try {
      return await countPerPoll(await context.newPage(), site.url, refusesBatches)
    } finally {
      await context.close()
      await site.stop()
    }
  }
  try {
    const [ours, oursText] = spreadOf(await count(repositoryRoot, 'ours'))
    const [, aloneText] = spreadOf(await count(repositoryRoot, 'alone', true))
    const [earlier, earlierText] = spreadOf(await count(await checkOut(EARLIER), 'earlier'))
    console.log(
      `\nfollowing ${COUNT} pending transactions, HTTP requests of a poll: ${oursText}, ${EARLIER} ${earlierText}, ×${(ours / earlier).toFixed(3)} (aim: at most 1); a node that refuses batches: ${aloneText}`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
