import { basename, dirname, join, resolve } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { build as buildWithVite } from 'vite'
import type { Chunk } from './measure'

/** One thing to bundle. */
export interface BundleJob {
  /** Absolute path of the entry file, in a folder whose `node_modules` holds the packed packages. */
  readonly entryFile: string
  /** Packages that are left outside, with all their subpaths. */
  readonly externals: readonly string[]
}

export function isExternal(specifier: string, externals: readonly string[]): boolean {
  return externals.some((name) => specifier === name || specifier.startsWith(`${name}/`))
}

type OutputImport = Metafile['outputs'][string]['imports'][number]

function namesOf(
  imports: readonly OutputImport[],
  kinds: readonly string[],
  external: boolean,
): readonly string[] {
  return imports
    .filter((one) => kinds.includes(one.kind) && Boolean(one.external) === external)
    .map(({ path }) => (external ? path : basename(path)))
}

const atOnce = ['import-statement', 'require-call']

/** Bundles as an esbuild host would: ESM, splitting, minified. */
export async function bundleWithEsbuild({ entryFile, externals }: BundleJob): Promise<readonly Chunk[]> {
  const folder = dirname(entryFile)
  const { metafile, outputFiles } = await build({
    entryPoints: { entry: entryFile },
    absWorkingDir: folder,
    outdir: join(folder, 'out-esbuild'),
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: externals.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'silent',
  })
  return Object.entries(metafile.outputs).map(([path, output]) => ({
    name: basename(path),
    code: outputFiles.find((file) => file.path === resolve(folder, path))?.text ?? '',
    staticImports: namesOf(output.imports, atOnce, false),
    dynamicImports: namesOf(output.imports, ['dynamic-import'], false),
    staticExternals: namesOf(output.imports, atOnce, true),
    modules: Object.entries(output.inputs).map(([input, { bytesInOutput }]) => ({
      path: resolve(folder, input),
      bytes: bytesInOutput,
    })),
  }))
}

/** Vite wraps dynamic imports with code of its own; it comes once per page and is the host's, not a package's. */
const ownRuntime = 'bundler-runtime'

/** Bundles as a Vite host would, in production mode. */
export async function bundleWithVite({ entryFile, externals }: BundleJob): Promise<readonly Chunk[]> {
  const folder = dirname(entryFile)
  const result = await buildWithVite({
    root: folder,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    cacheDir: join(folder, '.vite'),
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: entryFile,
        external: (specifier) => isExternal(specifier, externals),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'entry.js',
          chunkFileNames: '[name]-[hash].js',
          manualChunks: (id) => (id.includes('vite/preload-helper') ? ownRuntime : undefined),
        },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((one) => (one.type === 'chunk' ? [one] : []))
  const names = new Set(chunks.map(({ fileName }) => fileName))
  return chunks
    .filter(({ name }) => name !== ownRuntime)
    .map((chunk) => ({
      name: chunk.fileName,
      code: chunk.code,
      staticImports: chunk.imports.filter((name) => names.has(name)),
      dynamicImports: chunk.dynamicImports.filter((name) => names.has(name)),
      staticExternals: chunk.imports.filter((name) => !names.has(name)),
      modules: Object.entries(chunk.modules).map(([path, { renderedLength }]) => ({
        path,
        bytes: renderedLength,
      })),
    }))
}
