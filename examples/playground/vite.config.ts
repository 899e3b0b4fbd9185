import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where it lies, for builds that are started elsewhere. */
const pageAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// One style sheet and no inlined assets: the pages are served under a strict policy.
const build = { assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false } }

/** For `npm run bench`: pages of ours, and the least that does the same. */
const benchPages = ['login.html', 'pairing.html', 'pairing-baseline.html']

export default defineConfig(({ mode }) => {
  // For the environments besides `client`, which is what a page has by itself.
  const define = { 'process.env.NODE_ENV': JSON.stringify(mode) }
  return {
    plugins: [react()],
    // Five builds into one folder, one after the other: what the gallery shares with the playground would else be
    // cut out of the playground's own file, and its fonts would stand in the playground's style sheet.
    builder: {},
    build,
    environments: {
      client: { build },
      gallery: {
        consumer: 'client',
        define,
        build: { ...build, emptyOutDir: false, rollupOptions: { input: ['gallery.html', ...benchPages] } },
      },
      // Every setting of the playground, and the page of most end-to-end tests.
      workbench: {
        consumer: 'client',
        define,
        build: { ...build, emptyOutDir: false, rollupOptions: { input: 'workbench.html' } },
      },
      // By itself, as a host would build it: its files are counted and weighed.
      multichain: {
        consumer: 'client',
        define,
        build: { ...build, emptyOutDir: false, rollupOptions: { input: 'multichain.html' } },
      },
      // The wallet on a phone, opened as wallets are: `phone/wc?uri=…`.
      phone: {
        consumer: 'client',
        // Outside of a test run the SDK tells a host of its vendor that it was opened, and asks another who the page is.
        define: { ...define, 'process.env.IS_VITEST': '"true"' },
        build: { ...build, emptyOutDir: false, rollupOptions: { input: pageAt('phone/wc.html') } },
      },
    },
  }
})
