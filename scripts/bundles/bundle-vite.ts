import { dirname, join } from 'node:path'
import { build } from 'vite'
import { type BundleJob, isExternal } from './bundle-job'
import type { Chunk } from './chunk-graph'

/** Vite wraps dynamic imports with code of its own; it comes once per page and is the host's, not a package's. */
const ownRuntime = 'bundler-runtime'

/** Bundles as a Vite host would, in production mode. */
export async function bundleWithVite({ entryFile, externals }: BundleJob): Promise<readonly Chunk[]> {
  const folder = dirname(entryFile)
  const result = await build({
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
