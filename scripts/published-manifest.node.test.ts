import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readPackageJson } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

const { hooks } = createRequire(import.meta.url)('../.pnpmfile.cjs')

/** The manifest of a package as pnpm publishes it; pnpm has replaced the ranges of the workspace by then. */
function publishedOf(folder: string): unknown {
  const path = join(repositoryRoot, folder)
  return hooks.beforePacking(readPackageJson(join(path, 'package.json')), path)
}

afterEach(() => vi.unstubAllEnvs())

test('published: an optional peer of ours is a peer of what is published', () => {
  const { devDependencies } = readPackageJson(join(repositoryRoot, 'plugins/essentials/package.json'))
  expect(publishedOf('plugins/essentials')).toMatchObject({
    peerDependencies: { '@latchkey/evm': devDependencies['@latchkey/evm'], react: expect.any(String) },
    peerDependenciesMeta: { '@latchkey/evm': { optional: true } },
  })
  expect(publishedOf('plugins/essentials')).not.toHaveProperty('devDependencies')
})

test('published: the repository is named where a workflow publishes, and nowhere else', () => {
  vi.stubEnv('GITHUB_REPOSITORY', '')
  expect(publishedOf('adapters/evm')).not.toHaveProperty('repository')
  vi.stubEnv('GITHUB_SERVER_URL', 'https://git.example')
  vi.stubEnv('GITHUB_REPOSITORY', 'keys/latchkey')
  expect(publishedOf('adapters/evm')).toMatchObject({
    repository: { type: 'git', url: 'git+https://git.example/keys/latchkey.git', directory: 'adapters/evm' },
  })
})

test('published: sources and tests stay here, and the changelog goes along', () => {
  const published = publishedOf('plugins/send')
  expect(published).toMatchObject({ files: expect.arrayContaining(['dist', 'CHANGELOG.md']) })
  expect(JSON.stringify(published)).not.toContain('@latchkey/source')
})
