import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const manifest = {
  name: '@latchkey/tips',
  version: '0.0.0',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': { '@latchkey/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './contract': {
      '@latchkey/source': './src/contract.ts',
      types: './dist/contract.d.ts',
      default: './dist/contract.js',
    },
  },
}

const budget = {
  scenarios: [{ name: 'tips', entry: "export { tips } from '@latchkey/tips'", eager: '0.6 kB' }],
}

const readme = ['Options', 'Views', 'Events', 'Slots', 'Methods', 'Parts', 'Errors']
  .map((heading) => `## ${heading}\n\nOne.\n`)
  .join('\n')

/** A repository with one plugin that passes every check. */
export const soundTree: Tree = {
  'ARCHITECTURE.md': '',
  'CONTRIBUTING.md': '',
  LICENSE: '',
  'PROOFS.md': '',
  'README.md': '',
  'SECURITY.md': '',
  'package.json': '{}',
  'pnpm-workspace.yaml': '',
  'tsconfig.base.json': '{}',
  'vitest.workspace.ts': '',
  'kernel/.keep': '',
  'ui-primitives/.keep': '',
  'view-kit/.keep': '',
  'adapter-kit/.keep': '',
  'testing/.keep': '',
  'adapters/.keep': '',
  'examples/.keep': '',
  'scripts/.keep': '',
  'plugins/tips/package.json': JSON.stringify(manifest),
  'plugins/tips/budget.json': JSON.stringify(budget),
  'plugins/tips/manifest.json': '{ "hosts": [], "storage": [], "rpcMethods": [] }',
  'plugins/tips/README.md': readme,
  'plugins/tips/src/index.ts': "export { tips } from './plugin'\n",
  'plugins/tips/src/contract.ts': "export const tipsContract = { id: 'tips', major: 1 }\n",
  'plugins/tips/src/plugin.ts': 'export const tips = () => 1\n',
}

/** The plugin's manifest with some fields replaced. */
export function manifestWith(changes: object): string {
  return JSON.stringify({ ...manifest, ...changes })
}

/** The plugin's budget with further fields in its scenario. */
export function budgetWith(changes: object): string {
  return JSON.stringify({ scenarios: budget.scenarios.map((scenario) => ({ ...scenario, ...changes })) })
}

/** File contents by path; `undefined` omits a file. */
export type Tree = Readonly<Record<string, string | undefined>>

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes the files into a folder, one for the test unless given; returns its absolute path. */
export function writeTree(tree: Tree, root: string = temporaryFolder()): string {
  for (const [file, text] of Object.entries(tree)) {
    if (text === undefined) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}
