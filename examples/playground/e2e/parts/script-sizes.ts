import type { Page } from '@playwright/test'

/** Sums up the scripts that a page loads from now on, in bytes of brotli. */
export function weighScripts(page: Page): () => number {
  const sizes = listScripts(page)
  return () => [...sizes.values()].reduce((sum, size) => sum + size, 0)
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
