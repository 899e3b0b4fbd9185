import { basename, dirname, join, resolve } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { build as buildWithVite } from 'vite'
import type { Chunk } from './measure'

/** One thing to bundle. */
export interface BundleJob {
  /** Absolute path of the entry file, in a folder whose `node_modules` holds the packed packages. */
  readonly entryFile: string
  /** Packages that are not bundled, with all their subpaths. */
  readonly externals: readonly string[]
}

type OutputImport = Metafile['outputs'][string]['imports'][number]

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
  const nameOf = ({ path, external }: OutputImport): string => (external ? path : basename(path))
  return Object.entries(metafile.outputs).map(([path, output]) => ({
    name: basename(path),
    code: outputFiles.find((file) => file.path === resolve(folder, path))?.text ?? '',
    staticImports: output.imports.filter(({ kind }) => kind !== 'dynamic-import').map(nameOf),
    dynamicImports: output.imports.filter(({ kind }) => kind === 'dynamic-import').map(nameOf),
    modules: Object.entries(output.inputs).map(([input, { bytesInOutput }]) => ({
      path: resolve(folder, input),
      bytes: bytesInOutput,
    })),
  }))
}

/** Vite's own code around dynamic imports. A page has it once, so it does not count for a package. */
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
        external: (id) => externals.some((name) => id === name || id.startsWith(`${name}/`)),
        // As of the script of a page: what lazy code also imports stays in it, without a second file.
        preserveEntrySignatures: 'allow-extension',
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
  const runtime = chunks.find(({ name }) => name === ownRuntime)
  return chunks
    .filter((chunk) => chunk !== runtime)
    .map((chunk) => ({
      name: chunk.fileName,
      code: chunk.code,
      staticImports: chunk.imports.filter((name) => name !== runtime?.fileName),
      dynamicImports: chunk.dynamicImports,
      modules: Object.entries(chunk.modules).map(([path, { renderedLength }]) => ({
        path,
        bytes: renderedLength,
      })),
    }))
}
