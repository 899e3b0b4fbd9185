import { defineConfig, type Options } from 'tsup'
import { constructableCss } from './constructable-css'
import { reactClientEntries } from './react-client-entries'

type PackageConfig = ReturnType<typeof defineConfig>

const NO_ENTRIES: readonly string[] = [
  '!src/**/*.test.{ts,tsx}',
  '!src/**/*.test-d.ts',
  '!src/**/*.css.ts',
  '!src/**/fixtures/**',
  '!src/**/test-support/**',
]

/** The one build of every package: all source files are entries, ESM only, styles as text in their chunk. */
export function latchkeyPackage(options: Options = {}): PackageConfig {
  return defineConfig({
    entry: ['src/**/*.{ts,tsx}', ...NO_ENTRIES],
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
    ...options,
    esbuildPlugins: [constructableCss(), reactClientEntries(), ...(options.esbuildPlugins ?? [])],
    esbuildOptions(esbuild, context) {
      esbuild.outbase = 'src'
      esbuild.jsx = 'automatic'
      options.esbuildOptions?.(esbuild, context)
    },
  })
}
