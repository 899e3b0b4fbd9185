import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import type { PackageJson } from '../workspace/packages'

const translation = v.strictObject({ arabic: v.record(v.string(), v.string()) })

const ARABIC_TYPES = `/** Every text of this package in Arabic, by key. */
export declare const arabic: Readonly<Record<string, string>>
`

/**
 * Writes the entries `./en` and `./ar` of the package in the current directory: of its `texts.ts` only what a translation
 * starts from, and what its `ar.json` has, as a module. A package whose Arabic is code has an `ar.ts` instead.
 */
export function writeLanguages({ exports }: PackageJson): void {
  if ('./en' in exports) {
    const english = "export { english } from './texts.js'\n"
    writeFileSync('dist/en.js', english)
    writeFileSync('dist/en.d.ts', english)
  }
  if (!('./ar' in exports) || existsSync('src/ar.ts')) return
  const { arabic } = v.parse(translation, JSON.parse(readFileSync('src/ar.json', 'utf8')))
  writeFileSync('dist/ar.js', `export const arabic = ${JSON.stringify(arabic, null, 2)}\n`)
  writeFileSync('dist/ar.d.ts', ARABIC_TYPES)
}
