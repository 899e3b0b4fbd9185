import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { constructableCssForVite } from '../constructable-css'
import type { Break } from './break'
import { breakOneSource } from './break-plugin'

/** Builds the playground from the packages' sources, with the break in them if there is one. */
export async function buildBrokenPlayground(
  root: string,
  outDir: string,
  wanted: Break | undefined,
): Promise<void> {
  const playground = join(root, 'examples/playground')
  await build({
    root: playground,
    configFile: join(playground, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [breakOneSource(root, wanted), constructableCssForVite()],
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true },
  })
}
