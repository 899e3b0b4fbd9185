import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A file of `page/` with all it needs as one script, made of the packages' builds. */
export async function bundlePageScript(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`../page/${name}.ts`, import.meta.url))
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    // A package without side effects may still import its own chunks bare.
    logLevel: 'error',
  })
  const [file] = outputFiles
  if (!file) throw new Error(`esbuild made nothing of ${entry}.`)
  return file.text
}
