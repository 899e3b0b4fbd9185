import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { writeTree } from '../test-support/plugin-tree'
import { parseInstalled } from '../workspace/packages'
import { orderFaults, tarballFaults } from './published-faults'

const ADDRESS = 'https://git.example/keys/latchkey'
const manifest = {
  name: '@latchkey/tips',
  version: '0.1.0',
  repository: { type: 'git', url: `git+${ADDRESS}.git`, directory: 'plugins/tips' },
  homepage: `${ADDRESS}/tree/main/plugins/tips#readme`,
  bugs: `${ADDRESS}/issues`,
  dependencies: { '@latchkey/kernel': '^0.1.0' },
}
const files = {
  'README.md': 'See [below](#below).\n',
  'CHANGELOG.md': '# @latchkey/tips\n\n## 0.1.0\n',
  'SECURITY.md': `See [the rest](${ADDRESS}/blob/main/SECURITY.md).\n`,
  LICENSE: 'MIT\n',
}

function faultsOf(changed: Readonly<Record<string, unknown>>, texts: Readonly<Record<string, string>> = {}) {
  const json = { ...manifest, ...changed }
  const all = { ...files, ...texts, 'package.json': JSON.stringify(json, null, 2) }
  const root = writeTree(
    Object.fromEntries(Object.entries(all).map(([file, text]) => [`package/${file}`, text])),
  )
  const tarball = execFileSync('tar', ['-czf', '-', '-C', root, 'package'])
  const wanted = { address: ADDRESS, folder: 'plugins/tips', version: '0.1.0' }
  return tarballFaults({ manifest: parseInstalled(json), tarball }, wanted)
}

test('published: nothing is found in a package as it should be', () => {
  expect(faultsOf({})).toEqual([])
})

test.each([
  ['another version', { version: '0.2.0' }, {}, 'the version is not "version": "0.1.0"'],
  ['no repository', { repository: undefined }, {}, `the repository is not "url": "git+${ADDRESS}.git"`],
  ['no issues', { bugs: undefined }, {}, `the place for issues is not "bugs": "${ADDRESS}/issues"`],
  [
    'a range of the workspace',
    { dependencies: { a: 'workspace:^' } },
    {},
    'a range of the workspace is left',
  ],
  [
    'a relative link',
    {},
    { 'SECURITY.md': '[the rest](README.md)' },
    'SECURITY.md has the link ](README.md)',
  ],
  [
    'an old changelog',
    {},
    { 'CHANGELOG.md': '# @latchkey/tips\n' },
    'CHANGELOG.md does not begin with 0.1.0',
  ],
])('published: finds %s', (_name, changed, texts, fault) => {
  const found = faultsOf(changed, texts)
  expect(found).toContain(`@latchkey/tips: ${fault}`)
})

test('published: finds a package before one that it depends on', () => {
  const one = (name: string, ...dependencies: readonly string[]) =>
    parseInstalled({ name, dependencies: Object.fromEntries(dependencies.map((other) => [other, '1'])) })
  expect(orderFaults([one('a', 'viem'), one('b', 'a')])).toEqual([])
  expect(orderFaults([one('b', 'a'), one('a')])).toEqual(['b was published before a'])
})
