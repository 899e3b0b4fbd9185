// Checks the tarballs: builds `examples/minimal` with each bundler and React without a warning, serves it with
// Vite's dev server as the development build, imports every entry point in Node, and installs hosts' pages with npm, pnpm and Yarn without hoisting.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { transformSync } from 'esbuild'
import { build, createLogger, type PluginOption } from 'vite'
import webpack from 'webpack'
import { packAll } from './pack'
import { filesOfDevServer } from './packed/dev-server'
import { checkHostInstalls } from './packed/host-installs'
import { installPacked } from './packed/install-packed'
import { exportsOf, type PackageJson, readPackageJson } from './workspace/packages'
import { runCheck, type Violation } from './workspace/run-check'

const page =
  '<!doctype html><html lang="en"><head><title>Smoke</title></head><body><div id="root"></div>' +
  '<script type="module" src="./main.tsx"></script></body></html>\n'

/** Builds the page in `folder` and returns all warnings and errors. */
async function buildWithVite(
  folder: string,
  plugins: readonly PluginOption[] = [react()],
): Promise<readonly string[]> {
  const said: string[] = []
  const keep = (message: string) => void said.push(message)
  const logger = createLogger('warn', { allowClearScreen: false })
  await build({
    root: folder,
    configFile: false,
    envFile: false,
    cacheDir: join(folder, '.vite'),
    customLogger: { ...logger, warn: keep, warnOnce: keep, error: keep },
    plugins: [...plugins],
    // Sizes are checked by check-bundles.
    build: { outDir: 'dist-vite', chunkSizeWarningLimit: 10_000, reportCompressedSize: false },
  }).catch((error: unknown) => keep(error instanceof Error ? error.message : String(error)))
  return said
}

/** Builds the page in `folder` and returns all warnings and errors. */
function buildWithWebpack(folder: string): Promise<readonly string[]> {
  // Compiled here, because webpack has no TypeScript loader. The packages under test are JavaScript.
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
      // Vite's build minifies the same files, so only `npm run prove` minifies here.
      optimization: { minimize: process.env['LATCHKEY_ALL'] !== undefined },
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

/** Writes a page of `source` in a subfolder of `fixture`, which has `node_modules`. Returns the subfolder. */
function writePage(fixture: string, name: string, source: string): string {
  const folder = join(fixture, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "sideEffects": true }\n')
  writeFileSync(join(folder, 'main.tsx'), source)
  writeFileSync(join(folder, 'index.html'), page)
  return folder
}

/** Builds `source` in a subfolder of `fixture` with its `node_modules`. Returns the violations. */
export async function smokeBuild(fixture: string, source: string): Promise<readonly Violation[]> {
  const violations: Violation[] = []
  for (const [bundler, run] of Object.entries({ vite: buildWithVite, webpack: buildWithWebpack })) {
    const folder = writePage(fixture, `smoke-${bundler}`, source)
    const file = `smoke app, ${bundler}`
    violations.push(...(await run(folder)).map((message) => ({ file, rule: 'no-warnings', message })))
  }
  return violations
}

/** A page of Vue, Svelte or no framework. */
const plainPage = `import { createLatchkey, everything } from '@latchkey/everything'
import { mainnet } from '@latchkey/evm/networks'
createLatchkey(everything({ networks: [mainnet] })).start()
`

/**
 * Builds `source` as a host without React does. Vite's plugin for React hides the warning of a "use client" outside of a
 * framework that reads it, and only that plugin. What the libraries of others are warned about is left out.
 */
export async function plainBuild(fixture: string, source: string): Promise<readonly Violation[]> {
  const said = await buildWithVite(writePage(fixture, 'smoke-plain', source), [])
  const ours = said.filter((message) => !/^(\.\.\/)*node_modules\/(?!@?latchkey\/)/.test(message))
  return ours.map((message) => ({ file: 'page without React', rule: 'no-warnings', message }))
}

/** What Vite's dev server takes of our packages' production build, where a developer gets no messages. */
export async function devServerProblems(fixture: string, source: string): Promise<readonly string[]> {
  const served = await filesOfDevServer(writePage(fixture, 'smoke-dev', source))
  const ours = served.filter((file) => /^(@latchkey\/|latchkey\/)/.test(file))
  if (ours.length === 0) return ['nothing of ours that differs in development is in the page']
  return ours.filter((file) => !file.endsWith('.development.js')).map((file) => `${file} is served`)
}

/** Entry points that Node cannot import: style sheets, JSON, and code that needs Vitest. */
const notForNode = /\.(css|json)$|^\.\/vitest$/

/**
 * Imports every entry point in one Node process, as servers do, and returns the errors. Unlike bundlers, Node
 * refuses imports without a file extension.
 */
export function importInNode(fixture: string, names: readonly string[]): readonly string[] {
  const manifestOf = (name: string): string => join(fixture, 'node_modules', name, 'package.json')
  const missing = names.filter((name) => !existsSync(manifestOf(name)))
  const wanted = names
    .filter((name) => !missing.includes(name))
    .flatMap((name) => {
      const path = join(fixture, 'node_modules', name)
      const entries = exportsOf(path, readPackageJson(manifestOf(name))).map(([subpath]) => subpath)
      return entries.filter((key) => !notForNode.test(key)).map((key) => [name, name + key.slice(1)])
    })
  const program = `
    import { stderr } from 'node:process'
    const write = stderr.write.bind(stderr)
    let current
    stderr.write = (text, ...rest) => write(\`\${current} cannot be imported in Node: \${text}\`, ...rest)
    for (const [name, entry] of ${JSON.stringify(wanted)}) {
      current = name
      await import(entry).catch((error) => stderr.write(\`\${error.stack}\\n\`.replaceAll('\\n', ' ') + '\\n'))
    }`
  const args = ['--input-type=module', '--eval', program]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: fixture, encoding: 'utf8' })
  const said = stderr.split('\n').filter((line) => line !== '')
  return [
    ...missing.map((name) => `${name} is not among the packed packages`),
    ...(status === 0 || said.length > 0 ? said : [`Node ended with ${status}`]),
  ]
}

const RELAY_LIBRARY = '@walletconnect/universal-provider'

/**
 * A plain `npm install` of `@latchkey/walletconnect` must not bring the relay library, whose newer versions are not open
 * source: it is an optional peer of exactly one version.
 */
export function relayLibraryProblem({
  dependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Pick<PackageJson, 'dependencies' | 'peerDependencies' | 'peerDependenciesMeta'>): string | undefined {
  if (RELAY_LIBRARY in dependencies) return `${RELAY_LIBRARY} is a dependency`
  if (!peerDependenciesMeta[RELAY_LIBRARY]?.optional) return `${RELAY_LIBRARY} is no optional peer`
  const range = peerDependencies[RELAY_LIBRARY] ?? ''
  return /^\d+\.\d+\.\d+$/.test(range) ? undefined : `${RELAY_LIBRARY} ${range} is more than one version`
}

async function checkPacked(root: string): Promise<readonly Violation[]> {
  const packed = packAll(root)
  const source = readFileSync(join(root, 'examples/minimal/src/main.tsx'), 'utf8')
  const violations: Violation[] = []
  for (const version of [18, 19] as const) {
    const fixture = installPacked(root, packed, version)
    const built = await smokeBuild(fixture, source)
    const imported = importInNode(
      fixture,
      packed.packages.map(({ name }) => name),
    )
    const relay = join(fixture, 'node_modules/@latchkey/walletconnect/package.json')
    const problem = relayLibraryProblem(readPackageJson(relay))
    if (problem) violations.push({ file: relay, rule: 'relay-library', message: problem })
    violations.push(
      ...built.map((violation) => ({ ...violation, file: `${violation.file}, React ${version}` })),
      ...imported.map((message) => ({ file: `Node, React ${version}`, rule: 'importable', message })),
    )
  }
  const fixture = installPacked(root, packed, 19)
  violations.push(...(await plainBuild(fixture, plainPage)))
  const served = await devServerProblems(fixture, source)
  violations.push(...served.map((message) => ({ file: 'dev server', rule: 'development-build', message })))
  const installed = await checkHostInstalls(root, packed)
  return [...violations, ...installed.map((message) => ({ file: 'host', rule: 'installs', message }))]
}

await runCheck(import.meta.url, 'packed smoke builds', checkPacked)
