import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments } from '../../scripts/browser/chromium'
import { findHeadlessChromium } from '../../scripts/set-up/chromium.mjs'

const executablePath = findHeadlessChromium()

/** Started by `scripts/next.ts`, which says where the page is. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../../.cache/next-tests',
  forbidOnly: true,
  // By hand every test is listed as it ends; `npm test` wants the failures.
  reporter: process.env['LATCHKEY_REPORT'] === 'failures' ? 'dot' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['NEXT_URL'] ?? 'http://127.0.0.1:3000',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
  },
})
