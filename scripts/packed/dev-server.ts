import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

/** Where esbuild took a part of a bundle from: `// ../node_modules/@latchkey/kernel/dist/index.js`. */
const ORIGIN = /^\/\/ .*node_modules\/(\S+\.(?:development|production)\.js)$/gm

/**
 * The files of `.development.js` and `.production.js` that Vite's dev server gives a page, by their path in
 * node_modules. Vite bundles installed packages before it serves them, with other rules than for a build.
 * @param folder has the page, `main.tsx`, and a `node_modules` above it
 */
export async function filesOfDevServer(folder: string): Promise<readonly string[]> {
  const cacheDir = join(folder, '.vite-dev')
  const { NODE_ENV } = process.env
  // As on a developer's machine. A build in the same process has set it to production.
  process.env['NODE_ENV'] = 'development'
  const server = await createServer({
    root: folder,
    configFile: false,
    envFile: false,
    cacheDir,
    logLevel: 'error',
    plugins: [react()],
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const page = await server.transformRequest('/main.tsx')
    const imported = [...(page?.code ?? '').matchAll(/["'](\/[^"']*\/deps\/[^"']+)["']/g)]
    // The answer to a request for a bundled package waits until all of them are bundled.
    for (const [, url = ''] of imported) await server.transformRequest(url)
    const deps = join(cacheDir, 'deps')
    const codes = readdirSync(deps).filter((file) => file.endsWith('.js'))
    const files = codes.flatMap((file) => [...readFileSync(join(deps, file), 'utf8').matchAll(ORIGIN)])
    return [...new Set(files.map(([, file = '']) => file))].sort()
  } finally {
    await server.close()
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}
