import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTree } from '../test-support/plugin-tree'
import { copiesWrong } from './host-installs'
import { startLocalRegistry } from './local-registry'

const evm = '@latchkey/evm /store/evm'
const kernel = '@latchkey/kernel /store/kernel'

test('copies: one copy of each package is valid', () => {
  expect(copiesWrong([evm, kernel, ''].join('\n'))).toEqual([])
})

test.each([
  ['a second copy', [evm, kernel, '@latchkey/kernel /virtual/kernel']],
  ['one that another cannot reach', [evm, kernel, `unreachable @latchkey/session from ${evm}`]],
  ['nothing at all', []],
])('copies: %s is reported', (_what, lines) => {
  expect(copiesWrong(lines.join('\n'))).toHaveLength(1)
})

test('registry: offers the wanted packages and their dependencies complete, and nothing else', async () => {
  const root = writeTree({
    'node_modules/one/package.json':
      '{ "name": "one", "version": "1.2.3", "dependencies": { "two": "^2.0.0" } }',
    'node_modules/two/package.json': '{ "name": "two", "version": "2.0.1" }',
    'node_modules/other/package.json': '{ "name": "other", "version": "1.0.0" }',
  })
  const registry = await startLocalRegistry([], [['one', join(root)]])
  try {
    const ask = (path: string): Promise<Response> => fetch(`${registry.url}/${path}`)
    expect(await (await ask('one')).json()).toMatchObject({
      'dist-tags': { latest: '1.2.3' },
      versions: { '1.2.3': { dependencies: { two: '^2.0.0' } } },
    })
    expect((await ask('two/-/2.0.1.tgz')).status).toBe(200)
    expect([(await ask('other')).status, (await ask('two/-/2.0.0.tgz')).status]).toEqual([404, 404])
  } finally {
    registry.close()
  }
})

test('registry: sends whoever asks for another package to the registry that has it', async () => {
  const registry = await startLocalRegistry([], [], 'https://registry.example/npm/')
  try {
    const { status, headers } = await fetch(`${registry.url}/@scope%2fother`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, 'https://registry.example/npm/@scope%2fother'])
  } finally {
    registry.close()
  }
})
