import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments } from '../../scripts/browser/chromium'
import { findHeadlessChromium } from '../../scripts/set-up/chromium.mjs'

const executablePath = findHeadlessChromium()

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  // A third fills the time the others wait for a relay or a chain.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Two browsers on two busy cores: what hangs is found out later, and what works is not taken for broken.
  timeout: 60_000,
  // By hand every test is listed as it ends; `npm test` wants the failures.
  reporter: process.env['LATCHKEY_REPORT'] === 'failures' ? 'dot' : 'list',
  // One set for every machine: the gallery brings its fonts, and few pixels may differ, and little.
  snapshotPathTemplate: 'pictures/reference/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { animations: 'disabled', scale: 'css', threshold: 0.07, maxDiffPixelRatio: 0.003 },
  },
  use: {
    // What moves has tests of its own; elsewhere nobody waits until it stands.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, grepInvert: /@phone-only/ },
    { name: 'phone', use: { ...devices['Pixel 7'], browserName: 'chromium' }, grep: /@phone/ },
  ],
})
