// The hosts of `latchkey/guard` are those of the manifests. `npx vitest run scripts/guard-hosts.test.ts --project node -u`
// writes them.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAddress } from '../plugins/essentials/src/command-line/csp/manifest'
import { manifestsOf } from './workspace/manifests'
import { listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

/** What a package and those that it composes connect to by themselves. */
function hostsOf(name: string): readonly string[] {
  const hosts = manifestsOf(repositoryRoot, [name]).flatMap(({ manifest }) => manifest.hosts)
  const asked = hosts.filter(({ host, use }) => use === 'connect' && isAddress(host))
  return [...new Set(asked.map(({ host }) => host))].sort()
}

test('guard: lists the hosts of the manifests', async () => {
  const lists = listLibraries(repositoryRoot)
    .map(({ name }) => [name, hostsOf(name)] as const)
    .filter(([, hosts]) => hosts.length > 0)
    .map(([name, hosts]) => `  '${name}': [\n${hosts.map((host) => `    '${host}',\n`).join('')}  ],\n`)
  const code = [
    '// Written by `npx vitest run scripts/guard-hosts.test.ts --project node -u`, from the manifests.\n',
    '/** What each package connects to by itself; nothing that the page configures. */\n',
    `export const listedHosts = {\n${lists.join('')}} as const satisfies Readonly<Record<string, readonly string[]>>\n`,
  ].join('')
  const file = join(repositoryRoot, 'plugins/essentials/src/guard/listed-hosts.ts')
  await expect(code).toMatchFileSnapshot(file)
})
