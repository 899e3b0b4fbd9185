import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as buildWithEsbuild } from 'esbuild'
import { build as buildWithVite } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developerMessages } from '../kernel/src/developer-messages.development'
import { productionCode } from './build/production-code'

const kernel = fileURLToPath(new URL('../kernel/', import.meta.url))
/** What a development build has and a production build has not. */
const names = ['developer-messages', 'check-names', 'observe-instance']
/** Below the package, so that its dependencies are found; the folder holds the kernel as it is published. */
let folder = ''

beforeAll(async () => {
  const parent = join(kernel, 'node_modules', '.cache')
  mkdirSync(parent, { recursive: true })
  folder = mkdtempSync(join(parent, 'developer-messages-'))
  copyFileSync(join(kernel, 'package.json'), join(folder, 'package.json'))
  await buildWithEsbuild({
    entryPoints: ['index', ...names.map((name) => `${name}.development`)].map((name) =>
      join(kernel, 'src', `${name}.ts`),
    ),
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    external: ['@latchkey/kernel/internal/*'],
    logLevel: 'error',
  })
  for (const name of names) {
    const source = readFileSync(join(kernel, 'src', `${name}.development.ts`), 'utf8')
    writeFileSync(join(folder, 'dist', `${name}.production.js`), productionCode(source, name))
  }
  writeFileSync(join(folder, 'page.js'), "export { createLatchkey } from './dist/index.js'\n")
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function esbuildPage(...conditions: readonly string[]): Promise<string> {
  const { outputFiles } = await buildWithEsbuild({
    entryPoints: [join(folder, 'page.js')],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: [...conditions],
    logLevel: 'error',
  })
  return outputFiles.map(({ text }) => text).join('')
}

async function vitePage(mode: string): Promise<string> {
  const { NODE_ENV } = process.env
  // As `vite build --mode` does for a page: the mode decides, not the environment of this test.
  process.env['NODE_ENV'] = mode
  try {
    const built = await buildWithVite({
      root: folder,
      configFile: false,
      mode,
      logLevel: 'error',
      build: { write: false, minify: false, lib: { entry: join(folder, 'page.js'), formats: ['es'] } },
    })
    const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
    return outputs
      .flatMap(({ output }) => output.map((part) => (part.type === 'chunk' ? part.code : '')))
      .join('')
  } finally {
    process.env['NODE_ENV'] = NODE_ENV
  }
}

/** The longest run of plain text of each message, as a bundle would contain it. */
const words = Object.values(developerMessages).map((message) => {
  const text = message?.(new Proxy({}, { get: () => '\n' })) ?? ''
  return text.split(/\n|['"…]/).reduce((longest, run) => (run.length > longest.length ? run : longest), '')
})
const held = (bundle: string): number => words.filter((run) => bundle.includes(run)).length

test('developer messages: production bundles carry none, with esbuild and with Vite', async () => {
  expect(words.every((run) => run.length > 10)).toBe(true)
  expect(held(await esbuildPage())).toBe(0)
  expect(held(await vitePage('production'))).toBe(0)
}, 30_000)

test('developer messages: development bundles carry all, with esbuild and with Vite', async () => {
  expect(held(await esbuildPage('development'))).toBe(words.length)
  expect(held(await vitePage('development'))).toBe(words.length)
}, 30_000)
