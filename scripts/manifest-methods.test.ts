// The manifest of an adapter lists every method of nodes that its source names: a tour of the playground meets only some.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eip155NodeMethods, solanaNodeMethods } from '../plugins/session/src/rpc-methods'
import { filesBelow, isTest } from './workspace/files'
import { manifestsOf } from './workspace/manifests'
import { repositoryRoot } from './workspace/run-check'

/** Methods of nodes that a package's source names as texts. */
function namedIn(folder: string, methods: readonly string[]): readonly string[] {
  const texts = filesBelow(folder)
    .filter((file) => !isTest(file) && !file.startsWith('test-support/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return methods.filter((method) => texts.some((text) => text.includes(`'${method}'`)))
}

test.each([
  ['@latchkey/evm', 'adapters/evm/src', Object.keys(eip155NodeMethods)],
  ['@latchkey/solana', 'adapters/solana/src', Object.keys(solanaNodeMethods)],
])('manifest: %s lists what it asks nodes', (name, folder, methods) => {
  const named = namedIn(join(repositoryRoot, folder), methods)
  expect(named.length).toBeGreaterThan(5)
  const listed = manifestsOf(repositoryRoot, [name]).flatMap(({ manifest }) => manifest.rpcMethods)
  expect(named.filter((method) => !listed.includes(method))).toEqual([])
})
