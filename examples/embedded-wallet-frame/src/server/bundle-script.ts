import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, version } from 'esbuild'

const SOURCES = join(import.meta.dirname, '..')
const WORKSPACE = join(SOURCES, '..', '..', '..')
/** The rules for permissions, for what is signed and for how an address is compared, of other packages of the workspace. */
const RULES = ['adapters/simulated-wallet/src', 'plugins/session/src', 'ui-primitives/src/format'].map(
  (path) => join(WORKSPACE, path),
)
const CACHE = join(SOURCES, '..', '.cache')
/** The workspace's lockfile, which has the version of every library. */
const LOCKFILE = join(WORKSPACE, 'pnpm-lock.yaml')

/**
 * Bundles an entry, a path relative to `src`, with all its imports. The result is stored in `.cache` and reused until a
 * source or the version of a library changes, because esbuild would delay every start of the wallet.
 */
export async function bundleScript(entry: string): Promise<string> {
  const digest = await fingerprint(entry)
  const cached = digest && join(CACHE, `${digest}.js`)
  const found = cached && (await readFile(cached, 'utf8').catch(() => undefined))
  if (found) return found
  const script = await bundle(entry)
  if (cached) {
    await mkdir(CACHE, { recursive: true })
    // Written to a temporary file and renamed, so that a second process never reads an incomplete file.
    const draft = `${cached}.${randomUUID()}`
    await writeFile(draft, script)
    await rename(draft, cached)
  }
  return script
}

/**
 * A digest of the inputs. `undefined` outside of the workspace, where the versions of the libraries are
 * unknown.
 */
async function fingerprint(entry: string): Promise<string | undefined> {
  const lockfile = await readFile(LOCKFILE).catch(() => undefined)
  if (!lockfile) return undefined
  const hash = createHash('sha256').update(entry).update(version).update(lockfile)
  for (const folder of [SOURCES, ...RULES]) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts')).sort()
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file))))
    for (const [index, text] of texts.entries()) hash.update(files[index] ?? '').update(text)
  }
  return hash.digest('hex').slice(0, 32)
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(SOURCES, entry)],
    bundle: true,
    conditions: ['@latchkey/source'],
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
