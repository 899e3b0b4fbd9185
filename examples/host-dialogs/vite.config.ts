import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { compile } from 'tailwindcss'
import { defineConfig, type Plugin } from 'vite'

const resolve = createRequire(import.meta.url).resolve

/** Tailwind's style sheets hold functions of its own; this compiles them, without looking for classes. */
const tailwind: Plugin = {
  name: 'tailwind',
  enforce: 'pre',
  async transform(source, id) {
    if (!id.endsWith('/styles/tailwind.css')) return undefined
    const loadStylesheet = async (name: string, base: string) => {
      const path = resolve(name)
      return { path, base, content: readFileSync(path, 'utf8') }
    }
    const { build } = await compile(source, { loadStylesheet })
    return build([])
  },
}

export default defineConfig({
  plugins: [react(), tailwind],
  // The first script waits for the neighbours that have to be there before everything else.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 600,
  },
})
