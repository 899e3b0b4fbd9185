import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, isTest } from '../workspace/files'

/** A digest of a folder's own files (no tests, nothing generated) and of further files and words. */
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

/** What was built last: one small file per thing, under `.cache/build`. */
export interface BuildRecord {
  isCurrent(name: string, fingerprint: string): boolean
  keep(name: string, fingerprint: string): void
  forget(name: string): void
}

export function createBuildRecord(root: string): BuildRecord {
  const fileOf = (name: string) => join(root, '.cache', 'build', name.replaceAll('/', '__'))
  return {
    isCurrent: (name, fingerprint) => {
      const file = fileOf(name)
      return existsSync(file) && readFileSync(file, 'utf8') === fingerprint
    },
    keep: (name, fingerprint) => {
      const file = fileOf(name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, fingerprint)
    },
    forget: (name) => rmSync(fileOf(name), { force: true }),
  }
}
