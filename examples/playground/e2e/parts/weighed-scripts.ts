import type { Page } from '@playwright/test'

/** Sums up the scripts a page loads from now on, in bytes as they are sent: brotli. */
export function weighScripts(page: Page): () => number {
  const sizes = listScripts(page)
  return () => [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

/** The scripts a page loads from now on, by address, each with its bytes as they are sent. */
export function listScripts(page: Page): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) sizes.set(pathname, Number(response.headers()['content-length']))
  })
  return sizes
}
