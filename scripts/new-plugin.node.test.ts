import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkExports } from './check-exports'
import { checkShape } from './check-shape'
import { checkSource } from './check-source'
import { newPlugin } from './new-plugin'
import { soundTree } from './test-support/plugin-tree'
import { writeTree } from './test-support/write-tree'
import { repositoryRoot } from './workspace/run-check'

const bin = (name: string) => join(repositoryRoot, 'node_modules', '.bin', name)

function withNewPlugin(): string {
  const { 'plugins/tips/package.json': _left, ...rest } = soundTree
  const root = writeTree(
    Object.fromEntries(Object.entries(rest).filter(([file]) => !file.startsWith('plugins/tips/'))),
  )
  newPlugin(root, 'price-alerts')
  return root
}

test('new plugin: passes the shape, source and exports checks as written', () => {
  const root = withNewPlugin()
  expect([...checkShape(root), ...checkSource(root), ...checkExports(root)]).toEqual([])
})

test('new plugin: is without lint, compiles against the kernel, and its own tests pass', {
  timeout: 60_000,
}, () => {
  const root = withNewPlugin()
  const modules = join(root, 'node_modules')
  mkdirSync(join(modules, '@latchkey'), { recursive: true })
  symlinkSync(join(repositoryRoot, 'kernel'), join(modules, '@latchkey', 'kernel'))
  for (const name of ['vitest', '@types'])
    symlinkSync(join(repositoryRoot, 'node_modules', name), join(modules, name))
  for (const file of ['tsconfig.base.json', 'biome.json'])
    cpSync(join(repositoryRoot, file), join(root, file))
  writeFileSync(
    join(root, 'tsconfig.json'),
    '{ "extends": "./tsconfig.base.json", "compilerOptions": { "types": [] }, "include": ["plugins/*/src"] }',
  )
  writeFileSync(
    join(root, 'vitest.config.mjs'),
    "const conditions = ['@latchkey/source']\nexport default { resolve: { conditions }, ssr: { resolve: { conditions } } }\n",
  )
  const run = (name: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(bin(name), args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? 'fine' : `${stdout}${stderr}`
  }
  expect(run('biome', 'lint', '--error-on-warnings', '--vcs-enabled=false', 'plugins')).toBe('fine')
  expect(run('tsc', '-p', 'tsconfig.json')).toBe('fine')
  expect(run('vitest', 'run')).toBe('fine')
})

test('new plugin: refuses a name that is not kebab-case, and a folder that is there', () => {
  const root = withNewPlugin()
  expect(() => newPlugin(root, 'priceAlerts')).toThrow(
    '"priceAlerts" is no kebab-case name such as price-alerts',
  )
  expect(() => newPlugin(root, 'price-alerts')).toThrow('plugins/price-alerts is already there')
})
