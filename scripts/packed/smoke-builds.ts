import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { transformSync } from 'esbuild'
import ts from 'typescript'
import { build, createLogger } from 'vite'
import webpack from 'webpack'
import { readPackageJson } from '../workspace/packages'

/** The page of the README, as a host writes it. */
export const appSource: string = `import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { createRoot } from 'react-dom/client'

const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet, base] })] })

const App = () => (
  <LatchkeyProvider latchkey={latchkey}>
    <ConnectButton />
  </LatchkeyProvider>
)

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
`

export const pageSource: string =
  '<!doctype html><html lang="en"><head><title>Smoke</title></head><body><div id="root"></div>' +
  '<script type="module" src="./main.tsx"></script></body></html>\n'

/** The page of a host that did not install `@latchkey/evm`. */
export const solanaSource: string = `import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider, useConnection } from 'latchkey/react'
import { solana } from '@latchkey/solana'
import { solanaMainnet } from '@latchkey/solana/networks'

const latchkey = createLatchkey({ plugins: [...essentials(), solana({ networks: [solanaMainnet] })] })

function Address() {
  const connection = useConnection()
  return connection.status === 'connected' ? <p>{connection.address.slice(0, 4)}</p> : null
}

export const App = () => (
  <LatchkeyProvider latchkey={latchkey}>
    <ConnectButton />
    <Address />
  </LatchkeyProvider>
)
`

/** Builds the page in `folder`; returns every warning and error the build gave. */
export async function buildWithVite(folder: string): Promise<readonly string[]> {
  const said: string[] = []
  const logger = createLogger('warn', { allowClearScreen: false })
  const keep = (message: string) => {
    said.push(message)
  }
  try {
    await build({
      root: folder,
      configFile: false,
      envFile: false,
      cacheDir: join(folder, '.vite'),
      customLogger: { ...logger, warn: keep, warnOnce: keep, error: keep },
      // What a React host has; it knows that "use client" is no fault.
      plugins: [react()],
      build: {
        outDir: 'dist-vite',
        // Sizes are the budgets' business.
        chunkSizeWarningLimit: 10_000,
        reportCompressedSize: false,
      },
    })
  } catch (error) {
    keep(error instanceof Error ? error.message : String(error))
  }
  return said
}

/** Builds the page in `folder`; returns every warning and error the build gave. */
export function buildWithWebpack(folder: string): Promise<readonly string[]> {
  // webpack has no loader for TypeScript of its own; the packages under test are plain JavaScript.
  const source = readFileSync(join(folder, 'main.tsx'), 'utf8')
  const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', target: 'es2022' })
  writeFileSync(join(folder, 'main.webpack.js'), code)
  return new Promise((resolve) => {
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './main.webpack.js',
      target: ['web', 'es2022'],
      output: { path: join(folder, 'dist-webpack'), module: true, chunkFormat: 'module' },
      experiments: { outputModule: true },
      performance: false,
      cache: false,
    })
    compiler.run((failure, stats) => {
      const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {}
      const said = [...errors, ...warnings].map(
        ({ message, moduleName }) => `${moduleName ?? 'build'}: ${message}`,
      )
      compiler.close(() => resolve(failure ? [failure.message, ...said] : said))
    })
  })
}

const resolutions: readonly (readonly [string, ts.ModuleResolutionKind, ts.ModuleKind])[] = [
  ['bundler', ts.ModuleResolutionKind.Bundler, ts.ModuleKind.ESNext],
  ['nodenext', ts.ModuleResolutionKind.NodeNext, ts.ModuleKind.NodeNext],
]

/** A host that did not install `missing`. */
function hostWithout(missing: string | undefined, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  if (missing === undefined) return host
  const isThere = (path: string): boolean => !path.includes(`/node_modules/${missing}/`)
  return { ...host, fileExists: (path) => isThere(path) && host.fileExists(path) }
}

/**
 * Compiles a page against the packed declarations, those checked as well; returns the compiler's words. `missing` is a
 * package that this host did not install.
 */
export function checkTypes(folder: string, file = 'main.tsx', missing?: string): readonly string[] {
  return resolutions.flatMap(([name, moduleResolution, module]) => {
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      module,
      moduleResolution,
    }
    const program = ts.createProgram([join(folder, file)], options, hostWithout(missing, options))
    // Declarations of third parties (viem) are theirs; ours and the page's are what is promised.
    return ts
      .getPreEmitDiagnostics(program)
      .filter(({ file }) => !file || /\/(scenarios|smoke[^/]*|@latchkey|latchkey)\//.test(file.fileName))
      .map((diagnostic) => {
        const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')
        const place = diagnostic.file?.fileName.replace(/.*\/node_modules\//, '') ?? 'program'
        return `${name}: ${place}: ${text}`
      })
  })
}

/** Style sheets, data, and what Vitest refuses to be imported without it. */
const notForNode = /\.(css|json)$|^\.\/vitest$/

/** Node refuses file names without an ending, which bundlers forgive; a server imports every entry point. */
export function importInNode(fixture: string, name: string): readonly string[] {
  const manifest = join(fixture, 'node_modules', name, 'package.json')
  if (!existsSync(manifest)) return [`${name} is not among the packed packages`]
  const entries = Object.keys(readPackageJson(manifest).exports).filter((key) => !notForNode.test(key))
  const program = entries.map((key) => `await import('${name}${key.slice(1)}')`).join('\n')
  const args = ['--input-type=module', '--eval', program]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: fixture, encoding: 'utf8' })
  if (status === 0 && stderr === '') return []
  return [`${name} cannot be imported in Node: ${stderr.trim().split('\n').slice(0, 8).join(' ')}`]
}
