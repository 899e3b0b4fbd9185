import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type OutputFile } from 'esbuild'
import { build as buildWithVite, type Rollup } from 'vite'
import { beforeEach, expect, test } from 'vitest'
import { sheetPrefixOf } from './compile-sheets'
import { constructableCss, constructableCssForVite } from './constructable-css'
import { type Tree, temporaryFolder, writeTree } from './test-support/plugin-tree'
import { filesBelow } from './workspace/files'
import { listPackages } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

const NODE_MODULES = resolve(import.meta.dirname, '../node_modules')
const STYLE_SHEETS = 'export type Sheets = readonly string[]\nexport const styleSheets = (): Sheets => []\n'
const BUTTON = `
import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from './style-sheets'
export const button = style({ color: 'rgb(1, 2, 3)', selectors: { '&:hover': { color: 'red' } } })
export const sheets: Sheets = styleSheets()
`

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  symlinkSync(NODE_MODULES, join(folder, 'node_modules'))
})

/** Writes a package into the temporary folder and returns the package's folder. */
const writePackage = (name: string, files: Tree): string =>
  writeTree(
    { 'package.json': JSON.stringify({ name }), 'src/style-sheets.ts': STYLE_SHEETS, ...files },
    join(folder, name),
  )

async function bundle(root: string, entries: readonly string[]): Promise<OutputFile[]> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => `src/${entry}`),
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    plugins: [constructableCss()],
  })
  return result.outputFiles
}

function textOf(files: readonly OutputFile[]): string {
  return files.map((file) => file.text).join('\n')
}

test('constructable css: class names and minified text are in the chunk, without a CSS file', async () => {
  const root = writePackage('one', {
    'src/button.css.ts': BUTTON,
    'src/button.ts': `export * from './button.css'`,
  })
  const files = await bundle(root, ['button.ts'])
  expect(files.every((file) => file.path.endsWith('.js'))).toBe(true)
  expect(textOf(files)).toMatch(/"\.(\w+)\{color:#010203\}\.\1:hover\{color:red\}"/)
  expect(textOf(files)).not.toContain(folder)
  expect(textOf(files)).not.toContain('@vanilla-extract')
})

test('constructable css: equally named files of two packages share no class', async () => {
  const files = { 'src/button.css.ts': BUTTON, 'src/button.ts': `export { button } from './button.css'` }
  const names = await Promise.all(
    ['one', 'two'].map(async (name) => {
      const text = textOf(await bundle(writePackage(name, files), ['button.ts']))
      return /var button = "(\w+)"/.exec(text)?.[1]
    }),
  )
  expect(names).not.toContain(undefined)
  expect(names[0]).not.toBe(names[1])
})

test('constructable css: unused text is dropped', async () => {
  const root = writePackage('one', {
    'src/button.css.ts': BUTTON,
    'src/name.ts': `import { button } from './button.css'\nexport const name = button`,
  })
  expect(textOf(await bundle(root, ['name.ts']))).not.toContain('color:')
})

test('constructable css: CSS without a list of sheets fails the build with the file’s name', async () => {
  const root = writePackage('one', {
    'src/button.css.ts': BUTTON.replace(/export const sheets.*/, ''),
    'src/button.ts': `export * from './button.css'`,
  })
  await expect(bundle(root, ['button.ts'])).rejects.toThrow('one/src/button.css.ts makes CSS and needs')
})

test('constructable css: a theme contract makes no CSS and needs no sheets', async () => {
  const root = writePackage('one', {
    'src/vars.css.ts': `import { createGlobalThemeContract } from '@vanilla-extract/css'
      export const vars = createGlobalThemeContract({ accent: 'lk-color-accent' })`,
    'src/vars.ts': `export * from './vars.css'`,
  })
  expect(textOf(await bundle(root, ['vars.ts']))).toContain('var(--lk-color-accent)')
})

test('constructable css: styles of another package are refused', async () => {
  writePackage('one', { 'src/button.css.ts': BUTTON })
  const root = writePackage('two', {
    'src/view.css.ts': `${BUTTON}\nexport { button as other } from '../../one/src/button.css'`,
    'src/view.ts': `export * from './view.css'`,
  })
  await expect(bundle(root, ['view.ts'])).rejects.toThrow(
    'two/src/view.css.ts pulls in the styles of another',
  )
})

test('constructable css: Vite gets the same names and texts', async () => {
  const root = writePackage('one', {
    'src/button.css.ts': BUTTON,
    'src/button.ts': `export * from './button.css'`,
  })
  const fromEsbuild = /"(\.\w+\{color:#010203\}[^"]*)"/.exec(textOf(await bundle(root, ['button.ts'])))?.[1]
  const built = await buildWithVite({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [constructableCssForVite()],
    build: { write: false, minify: false, lib: { entry: join(root, 'src/button.ts'), formats: ['es'] } },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const code = outputs.map((output: Rollup.OutputChunk | Rollup.OutputAsset) =>
    'code' in output ? output.code : '',
  )
  expect(fromEsbuild).toBeDefined()
  expect(code.join('\n')).toContain(fromEsbuild)
})

test('constructable css: no two packages have the same prefix of class names', () => {
  const styled = listPackages(repositoryRoot).filter(({ path }) =>
    filesBelow(path).some((file) => file.endsWith('.css.ts')),
  )
  expect(styled.length).toBeGreaterThan(5)
  const prefixes = styled.map(({ name }) => sheetPrefixOf(name))
  const clashing = styled.filter((_, index) => prefixes.indexOf(prefixes[index] ?? '') !== index)
  expect(clashing.map(({ name }) => name)).toEqual([])
})
