import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CHUNK = /\bchunk-[A-Z\d]{8}\b/g

/**
 * Numbers what several files of a package share. A host's bundler keeps the name and adds a hash of its own, in the
 * first bytes too, where two hashes for one file are bytes that cannot be compressed.
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
