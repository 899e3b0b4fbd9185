// The one build of every package, run in the package's folder: all source files are entries, ESM only, styles as text in
// their chunk.
import { resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { bundlePageScript } from './bundle-page-script'
import { emitStyleSheet } from './compile-sheets'
import { constructableCss } from './constructable-css'
import { gatherModules } from './gather-modules'
import { reactClientEntries } from './react-client-entries'
import { type PackageJson, readPackageJson } from './workspace/packages'

const entry = [
  'src/**/*.{ts,tsx}',
  '!src/**/*.test.{ts,tsx}',
  '!src/**/*.test-d.ts',
  '!src/**/*.css.ts',
  '!src/**/fixtures/**',
  '!src/**/test-support/**',
]

/** What single packages build besides, by name. */
const extras: Readonly<Record<string, Options>> = {
  // Server-rendered pages link the sheet of the buttons; everywhere else it is adopted from script.
  latchkey: {
    onSuccess: () =>
      emitStyleSheet(
        ['src/react/button.css.ts', 'src/react/busy-label.css.ts', 'src/react/quiet-button.css.ts'],
        'dist/button.css',
      ),
  },
  '@latchkey/simulated-wallet': { external: [/^#/, /^node:/], onSuccess: bundlePageScript },
}

/** `"#views": "./dist/react/views.js"` in `imports` of a package.json gathers the modules listed in `src/react/views.ts`. */
const gatheringsOf = ({ imports }: PackageJson) =>
  Object.entries(imports).flatMap(([name, target]) =>
    typeof target === 'string'
      ? [gatherModules({ name, list: target.replace('./dist/', 'src/').replace(/\.js$/, '.ts') })]
      : [],
  )

const manifest = readPackageJson(resolve('package.json'))

export default defineConfig({
  entry,
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  sourcemap: true,
  dts: false,
  silent: true,
  // Dependencies and peers are external by themselves; `#…` are conditions of the package's own manifest.
  external: [/^#/],
  esbuildPlugins: [constructableCss(), reactClientEntries(), ...gatheringsOf(manifest)],
  esbuildOptions(esbuild) {
    esbuild.outbase = 'src'
    esbuild.jsx = 'automatic'
  },
  ...extras[manifest.name],
})
