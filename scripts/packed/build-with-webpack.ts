import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import webpack from 'webpack'

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
