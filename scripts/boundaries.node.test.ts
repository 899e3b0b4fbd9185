import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestWith, soundTree, type Tree, writeTree } from './test-support/plugin-tree'
import { repositoryRoot } from './workspace/run-check'

const depcruise = join(repositoryRoot, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')

/** A small repository with one allowed import of every kind. */
const tree: Tree = {
  ...soundTree,
  'package.json': '{ "dependencies": { "react": "19", "typescript": "5" } }',
  'plugins/tips/package.json': manifestWith({ peerDependencies: { react: '19' } }),
  'tsconfig.base.json': '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }',
  'kernel/src/index.ts': "export const kernel = '1'\n",
  'kernel/src/react/index.ts': "export const hook = ''\n",
  'ui-primitives/src/button.tsx': "export const Button = ''\n",
  'plugins/session/src/contract.ts': 'export interface Session { readonly id: string }\n',
  'plugins/session/src/index.ts': "export const session = ''\n",
  'testing/src/index.ts': "import '../../kernel/src/react/index'\nexport const fake = ''\n",
  'view-kit/src/index.ts': "import 'react'\nexport const kit = ''\n",
  'plugins/connect/src/view-kit/index.ts': "import 'react'\nexport const kit = ''\n",
  'plugins/essentials/src/index.ts': "export { session } from '../../session/src/index'\n",
  'adapters/evm/src/index.ts': "export const evm = ''\n",
  'examples/page/main.ts': "import '../../plugins/essentials/src/index'\n",
  'plugins/tips/src/plugin.ts':
    "import type { Session } from '../../session/src/contract'\nexport { kernel } from '../../../kernel/src/index'\nexport type { Session }\n",
  'plugins/tips/src/views/tip-view.tsx':
    "import '../../../../kernel/src/react/index'\nimport '../../../../ui-primitives/src/button'\nimport '../../../../view-kit/src/index'\nimport '../../../connect/src/view-kit/index'\nimport 'react'\n",
}

/** `rule file` of every violation in the repository with these changes. */
function broken(changes: Tree): readonly string[] {
  const root = writeTree({ ...tree, ...changes })
  cpSync(join(repositoryRoot, '.dependency-cruiser.cjs'), join(root, '.dependency-cruiser.cjs'))
  mkdirSync(join(root, 'node_modules', '@types'), { recursive: true })
  for (const name of ['react', 'typescript', '@types/react']) {
    symlinkSync(join(repositoryRoot, 'node_modules', name), join(root, 'node_modules', name))
  }
  const folders = [
    'kernel',
    'ui-primitives',
    'view-kit',
    'adapter-kit',
    'testing',
    'plugins',
    'adapters',
    'examples',
  ]
  const args = [depcruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders]
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (!/modules/.test(stdout)) throw new Error(`dependency-cruiser said: ${stdout}`)
  return [...stdout.matchAll(/^\s*error ([a-z-]+): (\S+)/gm)].map(([, rule, file]) => `${rule} ${file}`)
}

/** All violations are planted in one repository, because a program for each would be slow. */
const planted: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['kernel-stands-alone', 'kernel/src/knows-plugin.ts', "import '../../plugins/tips/src/contract'\n"],
  ['kernel-core-has-no-react', 'kernel/src/draws.ts', "import 'react'\n"],
  ['kernel-needs-little', 'kernel/src/needs-more.ts', "import 'typescript'\n"],
  ['primitives-stand-alone', 'ui-primitives/src/knows-kernel.ts', "import '../../kernel/src/index'\n"],
  ['adapters-are-headless', 'adapters/evm/src/draws.ts', "import '../../../ui-primitives/src/button'\n"],
  ['only-contracts-across', 'plugins/tips/src/reaches.ts', "import '../../session/src/index'\n"],
  [
    'only-contracts-across',
    'plugins/tips/src/reaches-type.ts',
    "import type { State } from '../../session/src/state'\nexport type A = State\n",
  ],
  ['view-kit-is-for-views', 'plugins/tips/src/eager.ts', "import '../../../view-kit/src/index'\n"],
  ['view-kit-is-for-views', 'plugins/tips/src/early.ts', "import '../../connect/src/view-kit/index'\n"],
  ['testing-is-for-tests', 'plugins/tips/src/fakes.ts', "import '../../../testing/src/index'\n"],
  ['presets-import-roots', 'plugins/essentials/src/reaches.ts', "import '../../session/src/state'\n"],
  [
    'front-door-brings-no-chain',
    'plugins/essentials/src/brings.ts',
    "import '../../../adapters/evm/src/index'\n",
  ],
  ['react-only-in-views', 'plugins/tips/src/draws.ts', "import 'react'\n"],
  ['declared', 'plugins/tips/src/undeclared.ts', "import 'typescript'\n"],
  ['examples-are-leaves', 'plugins/tips/src/knows-example.ts', "import '../../../examples/page/main'\n"],
  ['resolvable', 'plugins/tips/src/lost.ts', "import './nowhere'\n"],
  ['no-cycles', 'plugins/tips/src/a.ts', "import type { B } from './b'\nexport type A = B | 1\n"],
]

test('boundaries: allow what the design allows', { timeout: 30_000 }, () => {
  expect(broken({})).toEqual([])
})

test('boundaries: refuse every planted violation and nothing else', { timeout: 30_000 }, () => {
  const targets = {
    'plugins/session/src/state.ts': 'export interface State { readonly a: string }\n',
    'plugins/tips/src/b.ts': "import type { A } from './a'\nexport type B = A | 2\n",
  }
  const found = broken({ ...targets, ...Object.fromEntries(planted.map(([, file, code]) => [file, code])) })
  expect([...new Set(found)].sort()).toEqual(planted.map(([rule, file]) => `${rule} ${file}`).sort())
})
