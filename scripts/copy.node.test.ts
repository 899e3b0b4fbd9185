// Every text of a plugin (`src/copy/*.ts`) is used in it. The compiler checks that each used key exists.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, isTest } from './workspace/files'
import { listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

const withCopy = listLibraries(repositoryRoot).filter(({ path }) =>
  existsSync(join(path, 'src/copy/copy.ts')),
)

/** A quoted key, or a template, in which `${tag}` matches anything. */
const LITERAL = /['"`]([a-z][\w-]*\.(?:[\w.-]|\$\{[^}]+\})+)['"`]/g

const patternOf = (literal: string): RegExp =>
  new RegExp(`^${literal.replace(/\./g, '\\.').replace(/\$\{[^}]+\}/g, '[a-zA-Z0-9-]+')}$`)

test('copy: the plugins with texts are found', () => expect(withCopy.length).toBeGreaterThan(10))

test.each(withCopy)(
  'copy: each text of $name is used, there once, not empty, and without straight quotes',
  async ({ path }) => {
    const folder = join(path, 'src')
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
    const sources = filesBelow(folder).filter((file) => /(?<!\.css)\.tsx?$/.test(file) && !isTest(file))
    const [catalogues, others] = [true, false].map((isCatalogue) =>
      sources
        .filter((file) => file.startsWith('copy/') === isCatalogue)
        .map(read)
        .join('\n'),
    )
    const said = new Set([...(others ?? '').matchAll(LITERAL)].map(([, key = '']) => key))
    const patterns = [...said].filter((key) => key.includes('$')).map(patternOf)
    const isSaid = (key: string): boolean => said.has(key) || patterns.some((pattern) => pattern.test(key))
    const { copy }: { readonly copy: Readonly<Record<string, string>> } = await import(
      /* @vite-ignore */ join(folder, 'copy/copy.ts')
    )
    expect(Object.keys(copy).filter((key) => !isSaid(key))).toEqual([])
    expect(Object.values(copy).filter((text) => text.trim() === '' || /["']/.test(text))).toEqual([])
    const written = [...(catalogues ?? '').matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key)
    expect(written).toHaveLength(Object.keys(copy).length)
  },
)
