import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments } from '../../scripts/browser/chromium'
import { findHeadlessChromium } from '../../scripts/set-up/chromium.mjs'

const PORT = 41_733
const executablePath = findHeadlessChromium()

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../.cache/docs-tests',
  forbidOnly: true,
  // By hand every test is listed as it ends; `npm test` wants the failures.
  reporter: process.env['LATCHKEY_REPORT'] === 'failures' ? 'dot' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `node_modules/.bin/vitepress serve --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}`,
    timeout: 120_000,
  },
})
