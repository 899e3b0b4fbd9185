// Compiles the code of docs/recipes.md against the newest releases of the libraries that it is for, and runs it with a
// wallet that has real keys, on a local chain. The libraries are large, or have a licence that is not for a workspace
// of MIT packages, so they are installed in a temporary folder.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { chainBase } from '../examples/local-services/src/chain/chain-table'
import { startNode } from '../examples/local-services/src/chain/start-node'
import { startSolana } from '../examples/local-services/src/solana'
import { withInstalled } from './workspace/installed-apart'
import { listLibraries } from './workspace/packages'

const root = join(import.meta.dirname, '..')
/** The peers of our packages stand in it too, so that recipe and package have one copy of each. */
const LIBRARIES = ['ethers@6', 'web3@4', 'viem@2', '@solana/kit@8', '@solana/web3.js@1', '@types/node@20']
const OUR_PEERS = ['react@19', '@types/react@19', 'typescript@5.9']

/** Writes each block of the document to the file that its first line names. */
function writeRecipes(folder: string): readonly string[] {
  const document = readFileSync(join(root, 'docs/recipes.md'), 'utf8')
  return [...document.matchAll(/^```tsx?\n\/\/ ([\w.-]+)\n(.*?)^```/gms)].map(([, name = '', code = '']) => {
    writeFileSync(join(folder, name), code)
    return name
  })
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

await withInstalled([...LIBRARIES, ...OUR_PEERS], async (folder) => {
  const files = writeRecipes(folder)
  compile(folder, files)
  console.log(`compiled: ${files.join(', ')}`)
  const outfile = join(folder, 'run.mjs')
  await build({
    entryPoints: [join(root, 'scripts/recipes/run-recipes.mjs')],
    alias: { 'recipes-of-the-document': folder },
    plugins: [findOurs],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@latchkey/source', 'import'],
    nodePaths: [join(folder, 'node_modules')],
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
})
