import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const WORKSPACE = resolve(import.meta.dirname, '..')
const TSUP = [
  join(WORKSPACE, 'node_modules/.bin/tsup'),
  ['--config', join(import.meta.dirname, 'tsup.config.ts')],
] as const

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'sample', type: 'module', peerDependencies: { react: '*' } }),
  'src/index.ts': `import { sentence } from '#sentences'\nexport { label } from './label'\nexport const text = sentence\n`,
  'src/label.ts': `import { part } from './deep/part'\nexport const label = /* @__PURE__ */ part('label')\n`,
  'src/deep/part.ts': `export function part(name: string): string {\n  return name\n}\n`,
  'src/deep/box.tsx': `'use client'\nimport { createContext } from 'react'\nimport * as css from './box.css'\nexport const Context = /* @__PURE__ */ createContext('')\nexport function Box() {\n  return <div className={css.box}>{css.sheets}</div>\n}\n`,
  'src/deep/box.css.ts': `import { style } from '@vanilla-extract/css'\nexport const box = style({ color: 'red' })\nexport const sheets: readonly string[] = []\n`,
  'src/page.tsx': `import { Box } from './deep/box'\nexport function Page() {\n  return <Box />\n}\n`,
  'src/label.test.ts': `throw new Error('a test is no entry')\n`,
  'src/contract.test-d.ts': `export const type = 1\n`,
  'src/test-support/helper.ts': `export const helper = 1\n`,
}

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-package-'))
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await symlink(join(WORKSPACE, 'node_modules'), join(folder, 'node_modules'))
  await promisify(execFile)(...TSUP, { cwd: folder })
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const built = (path: string): Promise<string> => readFile(join(folder, 'dist', path), 'utf8')

test('build: every source file is an entry; tests, styles and helpers are none', async () => {
  const files = await readdir(join(folder, 'dist'), { recursive: true })
  const entries = files.filter((file) => file.endsWith('.js') && !file.startsWith('chunk-'))
  expect(entries.sort()).toEqual(['deep/box.js', 'deep/part.js', 'index.js', 'label.js', 'page.js'])
  expect(files.filter((file) => file.endsWith('.css') || file.endsWith('.cjs'))).toEqual([])
})

test('build: peers and the conditions of the manifest stay imports', async () => {
  expect(await built('index.js')).toContain(`from "#sentences"`)
  const files = await readdir(join(folder, 'dist'))
  const chunks = await Promise.all(files.filter((file) => file.endsWith('.js')).map(built))
  expect(chunks.join('\n')).toContain(`from "react"`)
  expect(chunks.join('\n')).toContain('/* @__PURE__ */ part(')
})

test('build: "use client" stands on what came from client source, and nowhere else', async () => {
  expect(await built('deep/box.js')).toMatch(/^"use client";\n/)
  expect(await built('page.js')).not.toContain('use client')
  expect(await built('index.js')).not.toContain('use client')
  const files = await readdir(join(folder, 'dist'))
  for (const chunk of files.filter((file) => /^chunk-.*\.js$/.test(file))) {
    const code = await built(chunk)
    expect(code.startsWith('"use client";\n')).toBe(code.includes('function Box'))
  }
})

test('build: source maps count the line of the directive', async () => {
  const files = await readdir(join(folder, 'dist'))
  const chunks = files.filter((file) => /^chunk-.*\.js$/.test(file))
  const codes = await Promise.all(chunks.map(built))
  const at = codes.findIndex((code) => code.includes('function Box'))
  const line = codes[at]?.split('\n').findIndex((text) => text.startsWith('function Box')) ?? -1
  const map = new SourceMap(JSON.parse(await built(`${chunks[at]}.map`)))
  expect(map.findEntry(line, 0)).toMatchObject({ originalSource: '../src/deep/box.tsx', originalLine: 4 })
})

test('build: styles are text, in the one chunk that uses them', async () => {
  const files = await readdir(join(folder, 'dist'), { recursive: true })
  const codes = await Promise.all(files.filter((file) => file.endsWith('.js')).map(built))
  expect(codes.filter((code) => code.includes('{color:red}'))).toHaveLength(1)
})

test('gathering: the modules of a list leave the build as one, their entries as names for it', async () => {
  const sample = await mkdtemp(join(tmpdir(), 'latchkey-gathered-'))
  const files: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({
      name: 'sample',
      type: 'module',
      imports: { '#base': './dist/base.js' },
    }),
    'src/base.ts': `export * from './deep/first'\nexport * from './second'\n`,
    'src/deep/first.ts': `import { second } from '../second'\nexport const first = [second]\nexport type First = typeof first\n`,
    'src/second.ts': `'use client'\nexport const second = 'only once'\n`,
    'src/third.ts': `import { first } from './deep/first'\nexport const third = [first]\nexport const later = () => import('./second')\n`,
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(sample, path)), { recursive: true })
    await writeFile(join(sample, path), text)
  }
  await symlink(join(WORKSPACE, 'node_modules'), join(sample, 'node_modules'))
  await promisify(execFile)(...TSUP, { cwd: sample })
  const paths = await readdir(join(sample, 'dist'), { recursive: true })
  const codes = new Map<string, string>()
  for (const path of paths.filter((one) => one.endsWith('.js')))
    codes.set(path, await readFile(join(sample, 'dist', path), 'utf8'))
  await rm(sample, { recursive: true, force: true })
  expect([...codes.keys()].sort()).toEqual(['base.js', 'deep/first.js', 'second.js', 'third.js'])
  expect([...codes].filter(([, code]) => code.includes('only once')).map(([path]) => path)).toEqual([
    'base.js',
  ])
  expect(codes.get('deep/first.js')).toMatch(/import \{ first \} from "#base"/)
  expect(codes.get('second.js')).toMatch(/^"use client";\n/)
  expect(codes.get('third.js')).toMatch(/import \{ first \} from "#base"[\s\S]*import\("#base"\)/)
}, 60_000)
