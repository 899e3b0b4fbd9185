import { basename, dirname, join, resolve } from 'node:path'
import { build, type Metafile } from 'esbuild'
import type { BundleJob } from './bundle-job'
import type { Chunk } from './chunk-graph'

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
