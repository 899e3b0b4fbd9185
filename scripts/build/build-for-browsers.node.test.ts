import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Tree, writeTree } from '../test-support/plugin-tree'
import { bareSpecifiers, declarationsOf, thirdPartyLicences } from './build-for-browsers'

const third = (name: string, license?: string) => JSON.stringify({ name, version: '1.2.3', license })

/** The licences of `files` in a folder with these packages. */
function licencesOf(tree: Tree, files: readonly string[]): string {
  const root = writeTree(tree)
  return thirdPartyLicences(files.map((file) => join(root, file)))
}

test('prebuilt: each package that is bundled is named once, with its licence and its notices', () => {
  const tree = {
    'src/index.js': '',
    'node_modules/b/package.json': third('b', 'MIT'),
    'node_modules/b/LICENSE': 'Text of b\n',
    'node_modules/b/notice.txt': 'Notice of b\n',
    'node_modules/b/readme.md': 'Not a licence\n',
    'node_modules/@a/c/package.json': third('@a/c', 'Apache-2.0'),
    'node_modules/@a/c/LICENCE.md': 'Text of c\n',
  }
  const files = ['src/index.js', 'node_modules/b/one.js', 'node_modules/b/two.js', 'node_modules/@a/c/d/e.js']
  const line = '-'.repeat(80)
  expect(licencesOf(tree, files)).toBe(
    `@a/c 1.2.3\n\nLicence: Apache-2.0\n\nText of c\n\n${line}\n\nb 1.2.3\n\nLicence: MIT\n\nText of b\n\nNotice of b\n`,
  )
})

test('prebuilt: a package in a package is the inner one, and what a bundler makes of a file is that file', () => {
  const root = writeTree({
    'node_modules/outer/package.json': third('outer', 'MIT'),
    'node_modules/outer/node_modules/inner/package.json': third('inner', 'ISC'),
  })
  const file = join(root, 'node_modules/outer/node_modules/inner/index.js')
  expect(thirdPartyLicences([`\0${file}?commonjs-exports`])).toBe('inner 1.2.3\n\nLicence: ISC\n')
})

test('prebuilt: a package without a licence is refused', () => {
  const tree = { 'node_modules/b/package.json': third('b') }
  expect(() => licencesOf(tree, ['node_modules/b/index.js'])).toThrow('b 1.2.3 names no licence')
})

test('prebuilt: what is not among the files is found, however it is imported', () => {
  const first = { fileName: 'parts/first.js', imports: ['viem'], dynamicImports: ['parts/view.js', 'react'] }
  const view = { fileName: 'parts/view.js', imports: ['parts/first.js'], dynamicImports: [] }
  expect(bareSpecifiers([first, view])).toEqual(['viem', 'react'])
  expect(bareSpecifiers([{ ...first, imports: [], dynamicImports: ['parts/view.js'] }, view])).toEqual([])
})

test('prebuilt: an entry that exports others is its own declaration, and no other is taken for one', () => {
  const source = "export { evm } from '@latchkey/evm'\nexport * from '@latchkey/evm/networks'\n"
  expect(declarationsOf(source)).toBe(source)
  expect(() => declarationsOf(`${source}export const version = 1\n`)).toThrow('export const version = 1')
})
