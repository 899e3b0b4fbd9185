import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments } from '../../scripts/browser/chromium'
import { findHeadlessChromium } from '../../scripts/set-up/chromium.mjs'
import { onlyInProve } from './e2e/only-in-prove'

const executablePath = findHeadlessChromium()
const leftOut = process.env['LATCHKEY_ALL'] ? [] : onlyInProve

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../.cache/e2e',
  fullyParallel: true,
  // One more than cores, since tests often wait for a relay or a chain.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Long, because several browsers share two cores: a slow test must not fail.
  timeout: 60_000,
  // By hand every test is listed as it ends; `npm test` wants the failures.
  reporter: process.env['LATCHKEY_REPORT'] === 'failures' ? 'dot' : 'list',
  // One set of references for every machine: the gallery has its own fonts, and a few pixels may differ slightly.
  snapshotPathTemplate: 'pictures/reference/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { animations: 'disabled', scale: 'css', threshold: 0.07, maxDiffPixelRatio: 0.003 },
  },
  use: {
    // Animations have tests of their own; the other tests need not wait for them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, grepInvert: [/@phone-only/, ...leftOut] },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], browserName: 'chromium' },
      grep: /@phone/,
      grepInvert: [...leftOut],
    },
  ],
})
