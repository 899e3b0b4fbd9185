// `npm run docs` builds the documentation site, if it is out of date, and serves it. `--build` only builds.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuildRecord } from './build/packages'
import { runProgram } from './build/run-program'
import { buildGallery } from './docs/build-gallery'
import { composePages, writePages } from './docs/write-pages'
import { filesBelow } from './workspace/files'
import { repositoryRoot, runMain } from './workspace/run-check'

const folder = join(repositoryRoot, 'examples/docs')
const vitepress = join(folder, 'node_modules/vitepress/bin/vitepress.js')

/** A digest of what the site is made of: its pages, its look, and what its live views are built from. */
function fingerprintOf(pages: ReadonlyMap<string, string>, packages: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([...pages]))
    .update(packages)
  const gallery = join(repositoryRoot, 'examples/playground/src')
  for (const file of filesBelow(gallery)) hash.update(readFileSync(join(gallery, file)))
  const files = filesBelow(join(folder, '.vitepress')).map((file) => join(folder, '.vitepress', file))
  for (const file of [...files, join(repositoryRoot, 'pnpm-workspace.yaml')]) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the site. Resolves with whether it was out of date. */
async function buildSite(): Promise<boolean> {
  // The live views are of the built packages.
  await runProgram(join(repositoryRoot, 'scripts/build.ts'), [], repositoryRoot)
  const record = createBuildRecord(repositoryRoot)
  const composed = composePages(repositoryRoot)
  const fingerprint = fingerprintOf(composed.pages, record.get('declarations') ?? '')
  if (record.get('docs') === fingerprint && existsSync(join(folder, 'dist/index.html'))) return false
  record.set('docs', '')
  writePages(repositoryRoot, composed)
  await runProgram(vitepress, ['build'], folder)
  await buildGallery(repositoryRoot, join(folder, 'dist'))
  record.set('docs', fingerprint)
  return true
}

await runMain(import.meta.url, async () => {
  console.log((await buildSite()) ? 'the documentation is built' : 'the documentation is up to date')
  if (process.argv.includes('--build')) return
  const server = spawn(process.execPath, [vitepress, 'serve'], { cwd: folder, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
  process.exitCode = await new Promise<number>((ended) => server.on('close', (code) => ended(code ?? 0)))
})
