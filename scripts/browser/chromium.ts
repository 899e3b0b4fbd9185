import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../set-up/chromium.mjs'

/** No sandbox, for containers, and no network requests of the browser itself, since requests are counted. */
export const chromiumArguments: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser of this machine, or Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) })
}
