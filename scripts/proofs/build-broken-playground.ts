import { join } from 'node:path'
import { createBuilder, defaultClientConditions } from 'vite'
import { constructableCssForVite } from '../constructable-css'
import type { Break } from './break'
import { breakOneSource } from './break-plugin'

/** Builds the playground and its phone from the packages' sources, with the break in them if there is one. */
export async function buildBrokenPlayground(
  root: string,
  outDir: string,
  wanted: Break | undefined,
): Promise<void> {
  const playground = join(root, 'examples/playground')
  const resolve = { conditions: ['@latchkey/source', ...defaultClientConditions] }
  const { build, environments } = await createBuilder({
    root: playground,
    configFile: join(playground, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [breakOneSource(root, wanted), constructableCssForVite()],
    resolve,
    build: { outDir },
    environments: { client: { build: { outDir, emptyOutDir: true } }, phone: { resolve, build: { outDir } } },
  })
  const { client, phone } = environments
  if (client) await build(client)
  if (phone) await build(phone)
}
