import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from './build'
import { numberChunks } from './build/packages'
import { manifestWith, soundTree, writeTree } from './test-support/plugin-tree'
import { repositoryRoot } from './workspace/run-check'

function workspace(changes: Readonly<Record<string, string>> = {}): string {
  const root = writeTree({
    ...soundTree,
    'package.json': '{ "type": "module" }',
    'tsconfig.base.json': readFileSync(join(repositoryRoot, 'tsconfig.base.json'), 'utf8'),
    'plugins/tips/src/contract.ts':
      "export interface Tip { readonly text: string }\nexport const tipsContract: string = 'tips'\n",
    'plugins/tips/src/plugin.ts':
      "import type { Tip } from './contract'\nexport const tips = (): Tip => ({ text: 'hi' })\n",
    ...changes,
  })
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'))
  return root
}

test('build: writes code and declarations once, and again after a change of the source', {
  timeout: 180_000,
}, async () => {
  const root = workspace({
    'plugins/tips/src/index.ts': "export type { Tip } from './contract'\nexport { tips } from './plugin'\n",
    'plugins/tips/src/deep/again.ts':
      "import type { Tip } from '..'\nexport const again = (tip: Tip): Tip => tip\n",
  })
  const dist = join(root, 'plugins', 'tips', 'dist')
  expect(await build(root, 'none')).toBe(1)
  expect(existsSync(join(dist, 'index.js'))).toBe(true)
  expect(readFileSync(join(dist, 'index.d.ts'), 'utf8')).toContain("from './plugin.js'")

  expect(readFileSync(join(dist, 'deep', 'again.d.ts'), 'utf8')).toContain("from '../index.js'")

  expect(await build(root, 'none')).toBe(0)

  writeFileSync(join(root, 'plugins/tips/src/plugin.ts'), 'export const tips: number = 2\n')
  expect(await build(root, 'none')).toBe(1)
  expect(readFileSync(join(dist, 'plugin.d.ts'), 'utf8')).toContain('number')

  rmSync(dist, { recursive: true })
  expect(await build(root, 'none')).toBe(1)
  expect(existsSync(join(dist, 'index.d.ts'))).toBe(true)
})

test('build: refuses an export whose target is not built', { timeout: 180_000 }, async () => {
  const target = {
    '@latchkey/source': './src/index.ts',
    types: './dist/index.d.ts',
    default: './dist/nowhere.js',
  }
  const root = workspace({ 'plugins/tips/package.json': manifestWith({ exports: { '.': target } }) })
  await expect(build(root, 'none')).rejects.toThrow(
    'names ./dist/nowhere.js, which does not exist after the build',
  )
})

test('build: refuses a declaration that reaches into another package', { timeout: 180_000 }, async () => {
  const root = workspace({
    'plugins/tips/src/plugin.ts': "export { secret as tips } from '../../other/src/secret'\n",
    'plugins/other/src/secret.ts': 'export const secret: number = 1\n',
  })
  await expect(build(root, 'none')).rejects.toThrow('outside its package: write that exported type out')
})

test('build: shared chunks are numbered, in files, imports and source maps, at any depth', () => {
  const dist = writeTree({
    'index.js': "import './chunk-ZZZZ2222.js'\nimport './chunk-AAAA1111.js'\n",
    'views/list.js': "import '../chunk-ZZZZ2222.js'\n",
    'chunk-AAAA1111.js': 'export {}\n//# sourceMappingURL=chunk-AAAA1111.js.map',
    'chunk-AAAA1111.js.map': '{}',
    'chunk-ZZZZ2222.js': 'export {}\n',
  })
  numberChunks(dist)
  const files = ['chunk-1.js', 'chunk-1.js.map', 'chunk-2.js', 'index.js', 'views']
  expect(readdirSync(dist).sort()).toEqual(files)
  expect(readFileSync(join(dist, 'index.js'), 'utf8')).toBe("import './chunk-2.js'\nimport './chunk-1.js'\n")
  expect(readFileSync(join(dist, 'views/list.js'), 'utf8')).toBe("import '../chunk-2.js'\n")
  expect(readFileSync(join(dist, 'chunk-1.js'), 'utf8')).toContain('=chunk-1.js.map')
})
