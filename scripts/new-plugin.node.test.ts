import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkShape } from './check-shape'
import { newPlugin } from './new-plugin'
import { soundTree, writeTree } from './test-support/plugin-tree'
import { repositoryRoot } from './workspace/run-check'

const bin = (name: string) => join(repositoryRoot, 'node_modules', '.bin', name)

function withNewPlugin(id: string): string {
  const others = Object.entries(soundTree).filter(([file]) => !file.startsWith('plugins/tips/'))
  const root = writeTree(Object.fromEntries(others))
  newPlugin(root, id)
  return root
}

test('new plugin: passes the shape check unchanged', () => {
  const root = withNewPlugin('send-tokens')
  expect(checkShape(root)).toEqual([])
})

test('new plugin: passes lint, types, boundaries, its Node tests and those of its exports and README', {
  timeout: 120_000,
}, () => {
  const root = withNewPlugin('send-tokens')
  const modules = join(root, 'node_modules')
  mkdirSync(join(modules, '@latchkey'), { recursive: true })
  const ours = {
    kernel: 'kernel',
    account: 'plugins/account',
    'ui-primitives': 'ui-primitives',
    'view-kit': 'view-kit',
  }
  for (const [name, folder] of Object.entries(ours))
    symlinkSync(join(repositoryRoot, folder), join(modules, '@latchkey', name))
  for (const name of ['vitest', '@types', 'react', 'react-dom', 'typescript', 'valibot'])
    symlinkSync(join(repositoryRoot, 'node_modules', name), join(modules, name))
  for (const file of ['tsconfig.base.json', 'biome.json', '.dependency-cruiser.cjs'])
    cpSync(join(repositoryRoot, file), join(root, file))
  const tests = ['scripts/exports.test.ts', 'scripts/readme-contract.test.ts']
  for (const path of ['scripts/lint', 'scripts/set-up', 'scripts/workspace', ...tests])
    cpSync(join(repositoryRoot, path), join(root, path), { recursive: true })
  writeFileSync(
    join(root, 'tsconfig.json'),
    '{ "extends": "./tsconfig.base.json", "compilerOptions": { "types": [] }, "include": ["plugins/*/src"] }',
  )
  writeFileSync(
    join(root, 'vitest.config.ts'),
    `import { createProjects } from '${repositoryRoot}/vitest.workspace.ts'
export default { test: { projects: createProjects().filter(({ test }) => test?.name === 'node') } }\n`,
  )
  const run = (name: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(bin(name), args, {
      cwd: root,
      encoding: 'utf8',
      timeout: 90_000,
    })
    return status === 0 ? 'passed' : `${stdout}${stderr}`
  }
  expect(run('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', 'plugins')).toBe('passed')
  expect(run('tsc', '-p', 'tsconfig.json')).toBe('passed')
  expect(run('depcruise', '--config', '.dependency-cruiser.cjs', 'plugins')).toBe('passed')
  expect(run('vitest', 'run')).toBe('passed')
})

test('new plugin: refuses a name that is not kebab-case, and a folder that exists', () => {
  const root = withNewPlugin('price-alerts')
  expect(() => newPlugin(root, 'priceAlerts')).toThrow(
    '"priceAlerts" is not a kebab-case name such as price-alerts',
  )
  expect(() => newPlugin(root, 'price-alerts')).toThrow('plugins/price-alerts already exists')
})
