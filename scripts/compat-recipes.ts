// Compiles the code of docs/recipes.md against the newest releases of the libraries that it is for, and runs it with a
// wallet that has real keys, on a local chain. The libraries are large, or have a licence that is not for a workspace
// of MIT packages, so they are installed in a temporary folder.
import { strict as assert } from 'node:assert'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { chainBase } from '../examples/local-services/src/chain/chain-table'
import { startNode } from '../examples/local-services/src/chain/start-node'
import { startSolana } from '../examples/local-services/src/solana'
import { withInstalled } from './workspace/installed-apart'
import { listLibraries } from './workspace/packages'

const root = join(import.meta.dirname, '..')
const OUR_PEERS = [
  'viem@2',
  'react@19',
  'react-dom@19',
  '@types/react@19',
  '@types/node@20',
  'typescript@5.9',
]

interface Group {
  readonly recipes: readonly string[]
  readonly libraries: readonly string[]
  readonly program: string
}
/** Apart, because `@solana/react` takes an earlier `@solana/kit` than the newest. */
const groups: readonly Group[] = [
  {
    recipes: ['viem.ts', 'ethers.ts', 'web3.ts', 'kit.ts', 'web3js.ts'],
    libraries: ['ethers@6', 'web3@4', '@solana/kit@8', '@solana/web3.js@1'],
    program: 'run-signers.mjs',
  },
  {
    recipes: ['solana-react.tsx', 'wallet-adapter.tsx'],
    libraries: [
      '@solana/react',
      '@wallet-standard/ui-registry',
      '@solana/wallet-adapter-react',
      '@solana/web3.js@1',
    ],
    program: 'run-react.mjs',
  },
]

/** The code blocks of the document by the file that the first line of each names. */
function readRecipes(): ReadonlyMap<string, string> {
  const document = readFileSync(join(root, 'docs/recipes.md'), 'utf8')
  const blocks = document.matchAll(/^```tsx?\n\/\/ ([\w.-]+)\n(.*?)^```/gms)
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]))
}

/** The source of every import specifier of our packages. */
const ourSources = Object.fromEntries(
  listLibraries(root).flatMap(({ name, path, json }) =>
    Object.entries(json.exports).flatMap(([subpath, target]) => {
      const source = typeof target === 'string' ? undefined : target['@latchkey/source']
      return source ? [[join(name, subpath), [join(path, source)]]] : []
    }),
  ),
)

/** Finds our packages for the program, whose folder depends on none of them. */
const findOurs: Plugin = {
  name: 'our-sources',
  setup({ onResolve }) {
    onResolve({ filter: /^@?latchkey\// }, ({ path }) => {
      const [source] = ourSources[path] ?? []
      return source === undefined ? undefined : { path: source }
    })
  },
}

function compile(folder: string, files: readonly string[]): void {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, jsx: 'react-jsx', target: 'es2022' },
    ...{ module: 'esnext', moduleResolution: 'bundler', lib: ['es2022', 'dom', 'dom.iterable'] },
    paths: ourSources,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  execFileSync('node', ['node_modules/typescript/bin/tsc', '-p', '.'], { cwd: folder, stdio: 'inherit' })
}

async function run(program: string, folder: string): Promise<void> {
  const outfile = join(folder, 'run.mjs')
  // A copy, so that program and recipes have one copy of each library.
  cpSync(join(root, 'scripts/recipes'), folder, { recursive: true })
  await build({
    entryPoints: [join(folder, program)],
    plugins: [findOurs],
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@latchkey/source', 'import'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
    outfile,
  })
  const chain = await startNode(chainBase, 0)
  const cluster = await startSolana(0)
  try {
    const env = { ...process.env, EVM_URL: chain.url, SOLANA_URL: cluster.nodeUrl }
    // Not the synchronous call: the cluster answers in this process.
    const [code] = await once(spawn('node', [outfile], { stdio: 'inherit', env }), 'exit')
    if (code !== 0) throw new Error('A recipe does not do what it says.')
  } finally {
    await Promise.all([chain.stop(), cluster.stop()])
  }
}

const recipes = readRecipes()
assert.deepEqual(
  [...recipes.keys()],
  groups.flatMap((group) => group.recipes),
)
for (const { recipes: files, libraries, program } of groups)
  await withInstalled([...libraries, ...OUR_PEERS, 'happy-dom@20'], async (folder) => {
    for (const file of files) writeFileSync(join(folder, file), recipes.get(file) ?? '')
    compile(folder, files)
    await run(program, folder)
  })
