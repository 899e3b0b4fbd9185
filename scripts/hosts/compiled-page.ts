import { evmSource, hostTsconfig } from '../packed/host-pages'
import { exportsOf, listLibraries } from '../workspace/packages'
import { repositoryRoot } from '../workspace/run-check'
import { reactAndViem } from './react-page'
import type { SetUp } from './set-up'

/** Our packages that need nothing but React, TanStack Query and viem. */
const ours = ['latchkey', '@latchkey/everything', '@latchkey/evm', '@latchkey/elements']
/** Entries that no page imports, or for libraries that the page does not have. */
const OTHERS = /\/internal\/|\/(vue|svelte|solid)$|\.(css|json)$/

/** A module that names every declaration which a page with these packages can import. */
function everyEntry(): string {
  const entries = listLibraries(repositoryRoot)
    .filter(({ name }) => ours.includes(name))
    .flatMap(({ name, path, json }) => exportsOf(path, json).map(([subpath]) => name + subpath.slice(1)))
    .filter((entry) => !OTHERS.test(entry))
  return entries.map((entry, index) => `export * as entry${index} from '${entry}'\n`).join('')
}

/** The strictest `tsconfig.json` of a page with these files. */
export const strictTsconfig = (files: readonly string[]) => ({
  'tsconfig.page.json': hostTsconfig,
  'tsconfig.json': JSON.stringify({ extends: './tsconfig.page.json', files }),
})

/**
 * A page compiled with this TypeScript: strict, with declarations and without `skipLibCheck`, installed so that no
 * package reaches what it does not depend on.
 */
export function compiledBy(
  name: string,
  typescript: string,
  { source = evmSource, ...more }: { readonly source?: string; readonly note?: string } = {},
): SetUp {
  return {
    name,
    installer: 'pnpm',
    packages: {
      ...reactAndViem,
      // The declarations of ox, which viem 2.57.1 installs, do not compile with `node16`.
      viem: '2.57.20',
      '@tanstack/react-query': '5.108.2',
      '@types/react': '19.3.3',
      typescript,
    },
    ours,
    files: {
      'host.tsx': source,
      'every-entry.ts': everyEntry(),
      ...strictTsconfig(['host.tsx', 'every-entry.ts']),
    },
    commands: [
      ['tsc', '-p', '.', '--module', 'esnext', '--moduleResolution', 'bundler'],
      ['tsc', '-p', '.', '--module', 'node16', '--moduleResolution', 'node16'],
    ],
    ...more,
  }
}
