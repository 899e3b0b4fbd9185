import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPackageJson } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

const { hooks, placesOf, securityOf } = createRequire(import.meta.url)('../.pnpmfile.cjs')

/** The manifest of a package as pnpm publishes it; pnpm has replaced the ranges of the workspace by then. */
function publishedOf(folder: string): unknown {
  const path = join(repositoryRoot, folder)
  return hooks.beforePacking(readPackageJson(join(path, 'package.json')), path)
}

test('published: an optional peer of ours is a peer of what is published', () => {
  const { devDependencies } = readPackageJson(join(repositoryRoot, 'plugins/essentials/package.json'))
  expect(publishedOf('plugins/essentials')).toMatchObject({
    peerDependencies: { '@latchkey/evm': devDependencies['@latchkey/evm'], react: expect.any(String) },
    peerDependenciesMeta: { '@latchkey/evm': { optional: true } },
  })
  expect(publishedOf('plugins/essentials')).not.toHaveProperty('devDependencies')
})

test('published: a package can be packed without an address of the repository, and not published', () => {
  const folder = join(repositoryRoot, 'adapters/evm')
  expect(placesOf(folder, { repository: '' }, ['pnpm', 'pack'])).toEqual({})
  expect(() => placesOf(folder, { repository: '' }, ['pnpm', 'publish'])).toThrow(
    'Fill "repository" in the root package.json with the https address of the repository.',
  )
})

test.each(['https://git.example/keys/latchkey', 'https://git.example/keys/latchkey.git'])(
  'published: repository, homepage and issues come from the one address %s',
  (repository) => {
    expect(placesOf(join(repositoryRoot, 'adapters/evm'), { repository }, ['pnpm', 'publish'])).toEqual({
      repository: {
        type: 'git',
        url: 'git+https://git.example/keys/latchkey.git',
        directory: 'adapters/evm',
      },
      homepage: 'https://git.example/keys/latchkey/tree/main/adapters/evm#readme',
      bugs: 'https://git.example/keys/latchkey/issues',
    })
  },
)

test('published: SECURITY.md of a package says how to report, and links to the repository alone', () => {
  const links = (text: string): readonly string[] => text.match(/\]\([^)]*\)/g) ?? []
  const text: string = securityOf({ repository: 'https://git.example/keys/latchkey.git' })
  expect(text).toContain('## Reporting a vulnerability\n\nReport it privately')
  expect(text).not.toContain('## What we assume hostile')
  expect(links(text)).toEqual([
    '](https://git.example/keys/latchkey/blob/main/README.md#browsers)',
    '](https://git.example/keys/latchkey/blob/main/SECURITY.md)',
  ])
  const unfilled: string = securityOf({ repository: '' })
  expect(links(unfilled)).toEqual([])
  expect(unfilled).toContain('that README names')
})

test('published: a list of plugins says so, for the command line that follows it', () => {
  expect(publishedOf('plugins/essentials')).toMatchObject({ latchkey: { shape: 'preset' } })
  expect(publishedOf('plugins/send')).not.toHaveProperty('latchkey')
})

test('published: sources and tests stay here, and the changelog goes along', () => {
  const published = publishedOf('plugins/send')
  expect(published).toMatchObject({ files: expect.arrayContaining(['dist', 'CHANGELOG.md', 'SECURITY.md']) })
  expect(JSON.stringify(published)).not.toContain('@latchkey/source')
})
