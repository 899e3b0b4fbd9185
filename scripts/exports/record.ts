import type { PublicNames } from './public-names'

function importName({ subpath }: PublicNames): string {
  const words = subpath.split(/[^a-z0-9]+/).filter(Boolean)
  const [first = 'root', ...rest] = words
  return (
    first +
    rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('') +
    (words.length > 0 ? 'Entry' : '')
  )
}

function specifier({ source }: PublicNames): string {
  return source.replace(/^src\//, './').replace(/\.tsx?$/, '')
}

/** A test file that holds the public names of a package: a change of the list is a line in a diff. */
export function recordOf(packageName: string, entries: readonly PublicNames[]): string {
  const sorted = [...entries].sort((a, b) => (specifier(a) < specifier(b) ? -1 : 1))
  const imports = sorted.map((entry) => `import * as ${importName(entry)} from '${specifier(entry)}'`)
  const tests = entries.map((entry) => {
    const list = entry.names.map((name) => `'${name}'`).join(', ')
    const shown = packageName + entry.subpath.slice(1)
    return `test('exports: ${shown} offers these names and no others', () => {\n  expect(Object.keys(${importName(entry)}).sort()).toEqual([${list}])\n})`
  })
  return `import { expect, test } from 'vitest'\n${imports.join('\n')}\n\n${tests.join('\n\n')}\n`
}
