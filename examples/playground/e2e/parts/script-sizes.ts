import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The part of a file's name that follows its content: `index-B7dbwHiQ.js`. */
const CONTENT_NAME = /-[\w-]{8}(?=\.(?:js|css)\b)/g

/**
 * Bytes of brotli, with other names for the files that the script names: each build has names as random as these, but 60
 * of them compress to 60 bytes more or less, which nothing in the code explains.
 */
function weigh(code: string): number {
  const names = [...new Set(code.match(CONTENT_NAME))]
  const nameAt = (index: number): string =>
    `-${createHash('sha256').update(String(index)).digest('base64url').slice(0, 8)}`
  const text = code.replace(CONTENT_NAME, (name) => nameAt(names.indexOf(name)))
  return brotliCompressSync(text).length
}

/** Sums up the scripts that a page loads from now on, in bytes of brotli: all, or those whose path is chosen. */
export function weighScripts(page: Page): (isChosen?: (path: string) => boolean) => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) sizes.set(pathname, response.text().then(weigh))
  })
  return async (isChosen = () => true) => {
    const chosen = [...sizes].filter(([path]) => isChosen(path)).map(([, size]) => size)
    return (await Promise.all(chosen)).reduce((sum, size) => sum + size, 0)
  }
}

/** The scripts that a page loads from now on: bytes of brotli by URL. */
export function listScripts(page: Page): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) sizes.set(pathname, Number(response.headers()['content-length']))
  })
  return sizes
}
