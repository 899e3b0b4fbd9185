// The public names of each package are recorded in its src/exports.txt, so that diffs show changes. `npx
// vitest run scripts/exports.test.ts -u` updates the records.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entryPointsOf, listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

/** The build writes these entries, from `texts.ts` and `ar.json`, whose other names stay within the package. */
const LANGUAGES: Readonly<Record<string, string>> = { './en': 'english', './ar': 'arabic' }

test.each(listLibraries(repositoryRoot))(
  'exports: $name offers the names of its record and no others',
  { timeout: 60_000 },
  async (library) => {
    const file = join(library.path, 'src/exports.txt')
    // Vitest would write a missing record and pass, so new packages begin with an empty one.
    expect(existsSync(file), `${file} is missing`).toBe(true)
    const parts = entryPointsOf(library).map(async ({ subpath, source }) => {
      const entry: object = await import(/* @vite-ignore */ join(library.path, source))
      const names = Object.keys(entry)
        .filter((name) => (LANGUAGES[subpath] ?? name) === name)
        .sort()
      return `${library.name}${subpath.slice(1)}\n${names.map((name) => `  ${name}\n`).join('')}`
    })
    await expect((await Promise.all(parts)).join('\n')).toMatchFileSnapshot(file)
  },
)
