import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, watch } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from './build/run-program'
import { type Tree, writeTree } from './test-support/plugin-tree'
import { repositoryRoot } from './workspace/run-check'

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'sample', type: 'module', peerDependencies: { react: '*' } }),
  'src/index.ts': `import { message } from 'sample/internal/messages'\nimport { list } from '#list'\nexport { label } from './label'\nexport const text = message + list\n`,
  'src/label.ts': `import { part } from './deep/part'\nexport const label = /* @__PURE__ */ part('label')\n`,
  'src/deep/part.ts': `export function part(name: string): string {\n  return name\n}\n`,
  'src/deep/box.tsx': `'use client'\nimport { createContext } from 'react'\nimport * as css from './box.css'\nexport const Context = /* @__PURE__ */ createContext('')\nexport function Box() {\n  return <div className={css.box}>{css.sheets}</div>\n}\n`,
  'src/deep/box.css.ts': `import { style } from '@vanilla-extract/css'\nexport const box = style({ color: 'red' })\nexport const sheets: readonly string[] = []\n`,
  'src/page.tsx': `import { Box } from './deep/box'\nexport function Page() {\n  return <Box />\n}\n`,
  'src/label.test.ts': `throw new Error('a test is no entry')\n`,
  'src/public-types.test-d.ts': `export const type = 1\n`,
  'src/test-support/helper.ts': `export const helper = 1\n`,
}

/** Builds a package in the folder and returns its files by path. */
async function buildPackage(tree: Tree, root: string): Promise<ReadonlyMap<string, string>> {
  writeTree(tree, root)
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'))
  await runProgram(join(import.meta.dirname, 'build', 'build-package.ts'), [root], root)
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [path.slice(dist.length + 1), readFileSync(path, 'utf8')]))
}

const folder = mkdtempSync(join(tmpdir(), 'latchkey-package-'))
let built: ReadonlyMap<string, string>
/** Files that were beside the build's own sources while it ran. */
const besideSources: string[] = []

beforeAll(async () => {
  const watchers = [import.meta.dirname, join(import.meta.dirname, 'build')].map((one) =>
    watch(one, (_event, name) => besideSources.push(name ?? '')),
  )
  built = await buildPackage(FILES, folder)
  for (const watcher of watchers) watcher.close()
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const scripts = (): readonly (readonly [path: string, code: string])[] =>
  [...built].filter(([path]) => path.endsWith('.js'))
const chunks = () => scripts().filter(([path]) => path.startsWith('chunk-'))

test('build: every source file is an entry, except tests, styles and test helpers', () => {
  const entries = scripts().filter((one) => !chunks().some(([path]) => path === one[0]))
  expect(entries.map(([path]) => path).sort()).toEqual([
    'deep/box.js',
    'deep/part.js',
    'index.js',
    'label.js',
    'page.js',
  ])
  expect([...built.keys()].filter((path) => /\.c(ss|js)$/.test(path))).toEqual([])
})

test('build: writes nothing beside its own sources, where a check would find it', () => {
  expect(besideSources).toEqual([])
})

test('build: peers and imports by a name of its own manifest stay imports', () => {
  expect(built.get('index.js')).toContain(`from "sample/internal/messages"`)
  expect(built.get('index.js')).toContain(`from "#list"`)
  const code = scripts().map(([, text]) => text)
  expect(code.join('\n')).toContain(`from "react"`)
  expect(code.join('\n')).toContain('/* @__PURE__ */ part(')
})

test('build: only chunks from client sources have "use client"', () => {
  expect(built.get('deep/box.js')).toMatch(/^"use client";\n/)
  expect(built.get('page.js')).not.toContain('use client')
  expect(built.get('index.js')).not.toContain('use client')
  for (const [, code] of chunks())
    expect(code.startsWith('"use client";\n')).toBe(code.includes('function Box'))
})

test('build: source maps include the line of the directive', () => {
  const [path, code] = chunks().find(([, text]) => text.includes('function Box')) ?? []
  const line = code?.split('\n').findIndex((text) => text.startsWith('function Box')) ?? -1
  const map = new SourceMap(JSON.parse(built.get(`${path}.map`) ?? ''))
  expect(map.findEntry(line, 0)).toMatchObject({ originalSource: '../src/deep/box.tsx', originalLine: 4 })
})

test('build: styles are text in the chunk that uses them', () => {
  expect(scripts().filter(([, code]) => code.includes('{color:red}'))).toHaveLength(1)
})
