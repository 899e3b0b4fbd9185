import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // One style sheet and no inlined assets: the page is served under a strict policy.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: { polyfill: false } },
})
