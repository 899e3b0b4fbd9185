import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { temporaryFolder, writeTree } from '../test-support/plugin-tree'
import { filesBelow } from '../workspace/files'
import { listLibraries } from '../workspace/packages'
import { repositoryRoot } from '../workspace/run-check'
import { type Chunks, chunks } from './chunks'
import { cutChunks, moduleFile } from './cut-chunks'

const TREE: Readonly<Record<string, string>> = {
  'src/deep/first.ts': `import { second } from '../second'\nexport const first = [second]\nexport type First = typeof first\n`,
  'src/second.ts': `export const second = 'only once'\n`,
  'src/third.ts': `import { first } from './deep/first'\nexport const third = [first]\nexport const later = () => import('./second')\n`,
  'src/lazy.ts': `export const view = 'view'\nexport default view\n`,
}

/** Builds the tree with its chunks, and returns the files by their paths in `dist`. */
async function buildTree(cut: Chunks): Promise<Readonly<Record<string, string>>> {
  const root = temporaryFolder()
  writeTree(TREE, root)
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(
      Object.keys(TREE).map((file) => [file.replace(/^src\/|\.ts$/g, ''), file]),
    ),
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    splitting: true,
    write: false,
    outdir: 'dist',
    external: ['@host/dialog'],
    plugins: [...cutChunks(root, cut)],
  })
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(root.length + 6), text]))
}

test('chunks: joined modules are built as one, which their entries re-export', async () => {
  const codes = await buildTree({ joined: { '#latchkey/base': ['deep/first', 'second'] } })
  expect(Object.keys(codes).sort()).toEqual(['base.js', 'deep/first.js', 'lazy.js', 'second.js', 'third.js'])
  expect(Object.keys(codes).filter((path) => codes[path]?.includes('only once'))).toEqual(['base.js'])
  expect(codes['deep/first.js']).toMatch(/import \{ first \} from "#latchkey\/base"/)
  expect(codes['third.js']).toMatch(
    /import \{ first \} from "#latchkey\/base"[\s\S]*import\("#latchkey\/base"\)/,
  )
})

test('chunks: a lazy module has others among its exports when it is built', async () => {
  const codes = await buildTree({ beside: { lazy: ['third'], third: ['@host/dialog#open'] } })
  expect(codes['lazy.js']).toMatch(
    /export \{[^}]*lazy_default as default,[^}]*later,[^}]*open,[^}]*third,[^}]*view/,
  )
  expect(codes['third.js']).toMatch(/export \{[^}]*open/)
})

test('chunks: a joined module with others beside it is imported by its own entry', async () => {
  const codes = await buildTree({
    joined: { '#latchkey/base': ['deep/first', 'second'] },
    beside: { second: ['@host/dialog#open'] },
  })
  expect(codes['third.js']).toContain('import("./second.js")')
  expect(codes['second.js']).toContain('from "@host/dialog"')
  expect(codes['base.js']).not.toContain('@host/dialog')
})

test('chunks: a module that does not exist is named', async () => {
  await expect(buildTree({ beside: { gone: ['third'] } })).rejects.toThrow('There is no module gone')
})

const packages = new Map(listLibraries(repositoryRoot).map((one) => [one.name, one]))
const named = Object.entries(chunks).map(([name, cut]) => {
  const found = packages.get(name)
  if (!found) throw new Error(`There is no package ${name}`)
  return { name, cut, path: found.path, json: found.json }
})

test.each(named)(
  'chunks of $name: a manifest names what is joined, and every module exists',
  ({ cut: { joined = {}, beside = {} }, path, json }) => {
    const own = Object.entries(json.imports).filter(([, target]) => typeof target === 'string')
    expect(Object.fromEntries(own)).toEqual(
      Object.fromEntries(Object.keys(joined).map((name) => [name, `./dist/${basename(name)}.js`])),
    )
    const modules = [...Object.values(joined), Object.keys(beside), ...Object.values(beside)].flat()
    for (const module of modules.filter((one) => !one.startsWith('@'))) moduleFile(join(path, 'src'), module)
  },
)

// `(await import('./lazy')).createViews` uses one export, and a host's bundler leaves out the others with the dialog.
test.each(named)('chunks of $name: what is exported beside is imported whole', ({ cut, path }) => {
  const sources = filesBelow(join(path, 'src'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(path, 'src', file), 'utf8'))
    .join('\n')
  for (const module of Object.keys(cut.beside ?? {})) {
    const last = module.split('/').at(-1)
    expect(sources, module).toMatch(new RegExp(`(=>|load:|lazy\\()\\s[^\\n]*import\\('[^']*/${last}'\\)`))
    expect(sources, module).not.toMatch(new RegExp(`await import\\('[^']*/${last}'\\)\\)\\.`))
  }
})

// Nuxt resolves `#shared` to a folder of the page in every package.
test.each(listLibraries(repositoryRoot))('imports of $name: none has a name of a framework', ({ json }) => {
  expect(Object.keys(json.imports).filter((name) => !name.startsWith('#latchkey/'))).toEqual([])
})
