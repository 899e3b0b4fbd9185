import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from '../workspace/files'
import { parseTranslation } from '../workspace/languages'
import type { PackageJson } from '../workspace/packages'

const typesOf = (name: string): string => `/** Every text of this package in this language, by key. */
export declare const ${name}: Readonly<Record<string, string>>
`

/**
 * Writes the entries `./languages/…` of the package in the current directory: of its `texts.ts` only what a translation
 * starts from, and every `src/languages/*.json` as a module. A preset has code there instead, which joins those of others.
 */
export function writeLanguages({ exports }: PackageJson): void {
  if (!('./languages/en' in exports)) return
  mkdirSync('dist/languages', { recursive: true })
  const english = "export { english } from '../texts.js'\n"
  writeFileSync('dist/languages/en.js', english)
  writeFileSync('dist/languages/en.d.ts', english)
  if (!existsSync('src/languages')) return
  for (const file of filesBelow('src/languages')) {
    const { name, texts } = parseTranslation(readFileSync(`src/languages/${file}`, 'utf8'))
    const target = `dist/languages/${file.replace(/\.json$/, '')}`
    writeFileSync(`${target}.js`, `export const ${name} = ${JSON.stringify(texts, null, 2)}\n`)
    writeFileSync(`${target}.d.ts`, typesOf(name))
  }
}
