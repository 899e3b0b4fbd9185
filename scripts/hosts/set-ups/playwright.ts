import { findChromium } from '../../set-up/chromium.mjs'
import { reactAndViem, reactPageWithHtml } from '../react-page'
import { type SetUp, textOf } from '../set-up'
import { blockOf, oursOfTestedPage } from '../tested-page'

const config = `import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: 'connect.spec.ts',
  reporter: 'dot',
  use: {
    baseURL: 'http://127.0.0.1:41739',
    launchOptions: ${JSON.stringify({ args: ['--no-sandbox'], executablePath: findChromium() })},
  },
  webServer: {
    command: 'vite preview --host 127.0.0.1 --port 41739 --strictPort',
    url: 'http://127.0.0.1:41739',
  },
})
`

export const setUp: SetUp = {
  name: 'playwright',
  installer: 'npm',
  packages: { ...reactAndViem, vite: '8.4.0', '@vitejs/plugin-react': '6.3.0', '@playwright/test': '1.65.1' },
  ours: oursOfTestedPage,
  files: {
    ...reactPageWithHtml,
    'vite.config.ts': textOf('examples/host-tests/vite.config.ts'),
    'playwright.config.ts': config,
    'connect.spec.ts': blockOf('connect.spec.ts'),
  },
  commands: [
    ['vite', 'build'],
    ['playwright', 'test'],
  ],
}
