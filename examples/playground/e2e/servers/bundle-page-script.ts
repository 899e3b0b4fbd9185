import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Bundles a file of `page/` into one script, from the packages' builds. */
export async function bundlePageScript(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`../page/${name}.ts`, import.meta.url))
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    // Hides esbuild's warnings about side-effect-free packages that import their own chunks.
    logLevel: 'error',
  })
  const [file] = outputFiles
  if (!file) throw new Error(`esbuild made nothing of ${entry}.`)
  return file.text
}
