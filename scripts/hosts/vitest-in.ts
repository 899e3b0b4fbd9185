import type { SetUp } from './set-up'
import { testedPage } from './tested-page'

/** Vitest with the README's test of a page in a DOM that is no browser. */
export function vitestIn(name: string, dom: 'jsdom' | 'happy-dom', version: string, note?: string): SetUp {
  return {
    name,
    installer: 'npm',
    packages: { ...testedPage.packages, vitest: '4.1.12', [dom]: version },
    ours: testedPage.ours,
    files: {
      ...testedPage.files,
      'vitest.config.ts': `import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { environment: '${dom}', globals: true } })
`,
    },
    commands: [['vitest', 'run']],
    note: ['Vitest 5 needs Node 22.12', ...(note ? [note] : [])].join('; '),
  }
}
