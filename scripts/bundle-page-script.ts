import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const LICENCE = /^licen[cs]e(\.(md|txt))?$/i

/** `node_modules/.pnpm/viem@2/node_modules/viem/…` gives the last package folder of a path. */
function packageFolder(input: string): string | undefined {
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1]
}

function licenceOf(folder: string): string {
  const name = folder.replace(/^.*node_modules\//, '')
  const file = existsSync(folder) ? readdirSync(folder).find((entry) => LICENCE.test(entry)) : undefined
  if (file === undefined) throw new Error(`${name} has no licence file, so it cannot be bundled`)
  return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

/**
 * Bundles the wallet into one script for pages that load no modules of ours, and writes the licences of what
 * was bundled.
 */
export async function bundlePageScript(): Promise<void> {
  const { metafile } = await build({
    // esbuild's default is the directory in which it was loaded.
    absWorkingDir: process.cwd(),
    entryPoints: ['src/page/page-script.ts'],
    outfile: 'dist/page-script.iife.js',
    bundle: true,
    // What it takes from other packages may not be built yet.
    conditions: ['@latchkey/source'],
    format: 'iife',
    target: 'es2022',
    minify: true,
    metafile: true,
    logLevel: 'error',
  })
  const folders = new Set(Object.keys(metafile.inputs).flatMap((input) => packageFolder(input) ?? []))
  // pnpm packs no LICENSE beside a file with "licence" anywhere in its name.
  writeFileSync('dist/page-script.notices.txt', [...folders].sort().map(licenceOf).join('\n---\n\n'))
}
