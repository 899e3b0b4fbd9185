import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../../scripts/set-up/chromium.mjs'

const PORT = 41_731
const executablePath = findChromium()

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../.cache/host-tests',
  forbidOnly: true,
  // By hand every test is listed as it ends; `npm test` wants the failures.
  reporter: process.env['LATCHKEY_REPORT'] === 'failures' ? 'dot' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    // As root on Linux a browser runs without its sandbox or not at all.
    launchOptions: { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `vite preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}`,
  },
})
