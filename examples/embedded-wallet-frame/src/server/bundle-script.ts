import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, version } from 'esbuild'

const SOURCES = join(import.meta.dirname, '..')
const CACHE = join(SOURCES, '..', '.cache')
/** Of the workspace: it has the version of every library. */
const LOCKFILE = join(SOURCES, '..', '..', '..', 'pnpm-lock.yaml')

/**
 * The script of an entry, relative to `src`, with all that it imports. Bundled once and then read from `.cache`, until a
 * source or the version of a library changes: whoever starts the wallet again and again would wait for esbuild each time.
 */
export async function bundleScript(entry: string): Promise<string> {
  const digest = await fingerprint(entry)
  const cached = digest && join(CACHE, `${digest}.js`)
  const found = cached && (await readFile(cached, 'utf8').catch(() => undefined))
  if (found) return found
  const script = await bundle(entry)
  if (cached) {
    await mkdir(CACHE, { recursive: true })
    // Renamed into place, so that a second instance never reads half a file.
    const draft = `${cached}.${randomUUID()}`
    await writeFile(draft, script)
    await rename(draft, cached)
  }
  return script
}

/** `undefined` outside of the workspace, where nothing says which libraries are installed. */
async function fingerprint(entry: string): Promise<string | undefined> {
  const lockfile = await readFile(LOCKFILE).catch(() => undefined)
  if (!lockfile) return undefined
  const hash = createHash('sha256').update(entry).update(version).update(lockfile)
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => file.endsWith('.ts')).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(SOURCES, file))))
  for (const [index, text] of texts.entries()) hash.update(files[index] ?? '').update(text)
  return hash.digest('hex').slice(0, 32)
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(SOURCES, entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
