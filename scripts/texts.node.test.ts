// Every text of a plugin (`src/texts.ts`) is used in it. The compiler checks that each used key exists.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, isTest } from './workspace/files'
import { listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

const withTexts = listLibraries(repositoryRoot).filter(
  ({ path, kind }) => kind === 'plugin' && existsSync(join(path, 'src/texts.ts')),
)

/** A quoted key, or a template, in which `${tag}` matches anything. */
const LITERAL = /['"`]([a-z][\w-]*\.(?:[\w.-]|\$\{[^}]+\})+)['"`]/g

const patternOf = (literal: string): RegExp =>
  new RegExp(`^${literal.replace(/\./g, '\\.').replace(/\$\{[^}]+\}/g, '[a-zA-Z0-9-]+')}$`)

test('texts: the plugins with texts are found', () => expect(withTexts.length).toBeGreaterThan(10))

test.each(withTexts)(
  'texts: each text of $name is used, not empty, and without straight quotes',
  async ({ path }) => {
    const folder = join(path, 'src')
    const code = filesBelow(folder)
      .filter((file) => /(?<!\.css)\.tsx?$/.test(file) && !isTest(file) && file !== 'texts.ts')
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    const said = new Set([...code.matchAll(LITERAL)].map(([, key = '']) => key))
    const patterns = [...said].filter((key) => key.includes('$')).map(patternOf)
    const isNamed = (key: string): boolean => said.has(key) || patterns.some((pattern) => pattern.test(key))
    // Code names a text with a number without its form.
    const isSaid = (key: string): boolean => isNamed(key) || isNamed(key.replace(/_one$/, ''))
    const { texts = {} }: { readonly texts?: Readonly<Record<string, string>> } = await import(
      /* @vite-ignore */ join(folder, 'texts.ts')
    )
    expect(Object.keys(texts).filter((key) => !isSaid(key))).toEqual([])
    expect(Object.values(texts).filter((text) => text.trim() === '' || /["']/.test(text))).toEqual([])
  },
)
