// The public names of each package are recorded in its src/exports.txt, so that diffs show changes. `npx
// vitest run scripts/exports.test.ts -u` updates the records.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languageNames } from './workspace/languages'
import { entryPointsOf, listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

/** The name of a language, whose entry has no other, whatever its source exports. */
const languageOf = (subpath: string): string | undefined =>
  languageNames[/^\.\/languages\/(.+)$/.exec(subpath)?.[1] ?? '']

test.each(listLibraries(repositoryRoot))(
  'exports: $name offers the names of its record and no others',
  { timeout: 60_000 },
  async (library) => {
    const file = join(library.path, 'src/exports.txt')
    // Vitest would write a missing record and pass, so new packages begin with an empty one.
    expect(existsSync(file), `${file} is missing`).toBe(true)
    const parts = entryPointsOf(library).map(async ({ subpath, source }) => {
      const entry: object = await import(/* @vite-ignore */ join(library.path, source))
      const language = languageOf(subpath)
      const names = Object.keys(entry)
        .filter((name) => (language ?? name) === name)
        .sort()
      // The languages of a package are one entry in the record: a name says which one it is.
      return { entry: language === undefined ? subpath : './languages/*', names }
    })
    const entries = new Map<string, readonly string[]>()
    for (const { entry, names } of await Promise.all(parts))
      entries.set(entry, [...(entries.get(entry) ?? []), ...names].sort())
    const record = [...entries].map(
      ([entry, names]) => `${library.name}${entry.slice(1)}\n${names.map((name) => `  ${name}\n`).join('')}`,
    )
    await expect(record.join('\n')).toMatchFileSnapshot(file)
  },
)
