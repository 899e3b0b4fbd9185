import { dirname } from 'node:path'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin as VitePlugin } from 'vite'
import { createSheetCompiler, SHEET_PREFIX, STYLE_FILE } from './compile-sheets'

/**
 * Turns `.css.ts` files into class names plus the text of their style sheet, which a component adopts with
 * `useSheets(css.sheets)`. The text is in the chunk that imports it; no CSS file is written.
 */
export function constructableCss(): EsbuildPlugin {
  return {
    name: 'latchkey:constructable-css',
    setup(build) {
      const compiler = createSheetCompiler()
      build.onResolve({ filter: /^lk-sheet:/ }, ({ path }) => ({
        path: path.slice(SHEET_PREFIX.length),
        namespace: 'lk-sheet',
        sideEffects: false,
      }))
      build.onLoad({ filter: /.*/, namespace: 'lk-sheet' }, ({ path }) => ({
        contents: compiler.sheetText(path),
        loader: 'text',
      }))
      build.onLoad({ filter: STYLE_FILE }, async ({ path }) => {
        const { code, watchFiles } = await compiler.compileStyles(path)
        return { contents: code, loader: 'js', resolveDir: dirname(path), watchFiles: [...watchFiles] }
      })
    },
  }
}

/** The same for Vite and Rollup, for browser tests and dev servers. */
export function constructableCssForVite(): VitePlugin {
  const compiler = createSheetCompiler()
  const resolvedPrefix = `\0${SHEET_PREFIX}`
  return {
    name: 'latchkey:constructable-css',
    enforce: 'pre',
    // Only style files import it, and they run here, not in the page.
    config: () => ({ optimizeDeps: { exclude: ['@vanilla-extract/css'] } }),
    resolveId(source) {
      if (!source.startsWith(SHEET_PREFIX)) return undefined
      return { id: `\0${source}`, moduleSideEffects: false }
    },
    async load(id) {
      if (id.startsWith(resolvedPrefix))
        return `export default ${JSON.stringify(compiler.sheetText(id.slice(resolvedPrefix.length)))};`
      const [file = id] = id.split('?')
      if (!STYLE_FILE.test(file)) return undefined
      const { code, watchFiles } = await compiler.compileStyles(file)
      for (const watched of watchFiles) this.addWatchFile(watched)
      return { code, map: null }
    },
  }
}
