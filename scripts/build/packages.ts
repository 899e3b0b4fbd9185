import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, isTest } from '../workspace/files'
import { type ExportTarget, exportsOf, type WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/run-check'

/** A digest of a folder's files, without tests and generated ones, and of further files and texts. */
export function fingerprintOf(folder: string, files: readonly string[], words: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of filesBelow(folder)) {
    if (isTest(file)) continue
    hash.update(file).update(readFileSync(join(folder, file)))
  }
  for (const file of files) hash.update(existsSync(file) ? readFileSync(file) : 'absent')
  for (const word of words) hash.update(word)
  return hash.digest('hex')
}

/** The digest of each package's or page's last build, each in a file in `.cache/build`. */
export interface BuildRecord {
  get(name: string): string | undefined
  set(name: string, digest: string): void
}

export function createBuildRecord(root: string): BuildRecord {
  const folder = join(root, '.cache', 'build')
  const fileOf = (name: string): string => join(folder, name.replaceAll('/', '__'))
  mkdirSync(folder, { recursive: true })
  return {
    get: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : undefined),
    set: (name, digest) => writeFileSync(fileOf(name), digest),
  }
}

function pathsOf(target: ExportTarget): readonly string[] {
  return typeof target === 'string' ? [target] : Object.values(target)
}

/** Paths in `exports` and `imports` that do not exist. */
export function missingTargets({ folder, path, json }: WorkspacePackage): readonly Violation[] {
  const targets = [...exportsOf(path, json).map(([, target]) => target), ...Object.values(json.imports)]
  const named = targets.flatMap(pathsOf)
  return [...new Set(named)]
    .filter((target) => target.startsWith('./') && !existsSync(join(path, target)))
    .map((target) => ({
      file: `${folder}/package.json`,
      rule: 'export-targets',
      message: `names ${target}, which does not exist after the build`,
    }))
}

const CHUNK = /\bchunk-[A-Z\d]{8}\b/g

/**
 * Renames shared chunks to numbers. A host's bundler keeps a chunk's name and adds its own hash, and a second
 * hash would be bytes that cannot be compressed.
 */
export function numberChunks(dist: string): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.js(\.map)?$/.test(file),
  )
  const found = new Set(files.flatMap((file) => file.match(CHUNK) ?? []))
  const numbers = new Map([...found].sort().map((name, index) => [name, `chunk-${index + 1}`]))
  const renamed = (text: string): string => text.replace(CHUNK, (name) => numbers.get(name) ?? name)
  for (const file of files) {
    const path = join(dist, file)
    const text = readFileSync(path, 'utf8')
    if (renamed(text) !== text) writeFileSync(path, renamed(text))
    if (renamed(file) !== file) renameSync(path, join(dist, renamed(file)))
  }
}
