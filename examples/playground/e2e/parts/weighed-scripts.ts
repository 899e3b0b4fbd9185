import type { Page } from '@playwright/test'

/** Sums up the scripts a page loads from now on, in bytes as they are sent: brotli. */
export function weighScripts(page: Page): () => number {
  let bytes = 0
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      bytes += Number(response.headers()['content-length'])
  })
  return () => bytes
}
