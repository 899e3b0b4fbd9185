// Runs the end-to-end tests of @latchkey/walletconnect with the newest release of the relay library. Its
// licence keeps that release out of the workspace, so it is installed in a temporary folder.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { withInstalled } from './workspace/installed-apart'

const NAME = '@walletconnect/universal-provider'

/** Bundles the library as for a page, because Node cannot resolve imports between its parts. */
async function bundle(folder: string): Promise<string> {
  const outfile = join(folder, 'node_modules', 'bundled-relay-library', 'index.mjs')
  await build({
    stdin: { contents: `export { UniversalProvider } from '${NAME}'`, resolveDir: folder },
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
    outfile,
  })
  return outfile
}

const root = join(import.meta.dirname, '..')
await withInstalled([`${NAME}@${process.argv[2] ?? 'latest'}`], async (folder) => {
  const manifest = readFileSync(join(folder, 'node_modules', NAME, 'package.json'), 'utf8')
  console.log(`${NAME} ${JSON.parse(manifest).version}`)
  const tests = ['vitest', 'run', '--project', 'node-machine', 'adapters/walletconnect/src/end-to-end']
  const env = { ...process.env, LATCHKEY_RELAY_LIBRARY: await bundle(folder) }
  execFileSync('npx', tests, { cwd: root, stdio: 'inherit', env })
})
